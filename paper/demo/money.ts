import { formatIsoDay, fromDayNumber } from '../../domain/calendar/day.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Currency } from '../../domain/money/money.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { quote } from '../areas/exchange/quote.ts'
import { submit } from '../areas/exchange/submit.ts'
import { withdrawCancel } from '../areas/withdrawals/cancel.ts'
import { deposit } from '../areas/deposits/deposit.ts'
import { approveDeposit, rejectDeposit } from '../areas/deposits/reviewDeposit.ts'
import { payWithdrawal, rejectWithdrawal } from '../areas/withdrawals/reviewWithdrawal.ts'
import { fundsDayOf } from '../../domain/transfers/hours.ts'
import { withdraw } from '../areas/withdrawals/withdraw.ts'
import { practiceDocument } from '../areas/identity/practiceDocument.ts'
import { HOUR, MINUTE } from '../platform/clock/instant.ts'
import { ownUpload } from '../areas/uploads/ownUpload.ts'
import { keepUpload } from '../areas/uploads/keep.ts'
import type { Life, Story } from './life.ts'
import { lastWorkday, workday } from './moments.ts'
import { DEMO_IDENTITY } from './person.ts'

interface Transfer {
  readonly channelid: string
  readonly currency: Currency
  readonly money: string
}

/** All transfers have the same picture as proof, so it is drawn once. */
const picture = practiceDocument('back')

/** Submits a deposit, with a picture as its proof. */
const handIn = async (life: Life, transfer: Transfer): Promise<string> => {
  const image = await picture
  const proof = await life.act(async (tx, at) => {
    const { id } = await keepUpload(tx, { customerId: life.customer.id, purpose: 'proof', image, at })
    await ownUpload(tx, life.customer.id, id, 'proof', at)
    return id
  })
  const transferdate = formatIsoDay(fromDayNumber(fundsDayOf(life.now().getTime()) - 1))
  const fields = { ...transfer, transferdate, proof, requestid: uuidv7(life.now()) }
  return (await life.ask(deposit, fields)).id
}

/** How long reviews take: the same day, and never the same time. */
const reviewed = (life: Life, hours: number): Instant => life.now().getTime() + hours * HOUR + 7 * MINUTE

const credited = async function* (life: Life, at: Instant, transfer: Transfer, hours = 3) {
  yield at
  const id = await handIn(life, transfer)
  yield reviewed(life, hours)
  await life.act((tx) => approveDeposit(tx, id, life.broker().clock))
}

/** A deposit out of the wages each month, within a few days of the same date. */
const wages: Story = async function* (life) {
  for (const [month, date] of [3, 33, 65, 94, 126, 157].entries()) {
    const transfer = { channelid: 'bank-eur', currency: 'EUR', money: month < 4 ? '1200.00' : '1450.00' } as const
    yield* credited(life, workday(life, date, [10, 5 + 7 * month]), transfer, 2 + (month % 3))
  }
}

const coins: Story = (life) => {
  const transfer = { channelid: 'wallet-usdt-trc20', currency: 'USDT', money: '250.00' } as const
  return credited(life, workday(life, 47, [16, 12]), transfer, 1)
}

const rejectedDeposit: Story = async function* (life) {
  yield workday(life, 76, [11, 26])
  const id = await handIn(life, { channelid: 'bank-myr', currency: 'MYR', money: '800.00' })
  yield reviewed(life, 4)
  await life.act((tx) => rejectDeposit(tx, id, { reason: 'amountdiffers', remark: '780,00 MYR' }, life.broker().clock))
}

const waitingDeposit: Story = async function* (life) {
  yield lastWorkday(life, [15, 20])
  await handIn(life, { channelid: 'bank-twd', currency: 'TWD', money: '12000.00' })
}

const exchanged = (days: number, from: Currency, to: Currency, money: string): Story =>
  async function* (life) {
    yield workday(life, days, [17, 31])
    const { quoteid } = await life.ask(quote, { from, to })
    await life.ask(submit, { quoteid, money, requestid: uuidv7(life.now()) })
  }

const bankAccountOf = async ({ broker, customer }: Life): Promise<string> => {
  const cards = broker().db.selectFrom('cards').select('id').where('customer_id', '=', customer.id)
  return (await cards.where('method', '=', 'bank').executeTakeFirstOrThrow()).id
}

const request = async (life: Life, currency: Currency, money: string): Promise<string> => {
  const fields = { currency, money, cardid: await bankAccountOf(life), fundpassword: DEMO_IDENTITY.fundPassword }
  return (await life.ask(withdraw, { ...fields, requestid: uuidv7(life.now()) })).id
}

const paid = (days: number, currency: Currency, money: string, hours: number): Story =>
  async function* (life) {
    yield workday(life, days, [9, 14])
    const id = await request(life, currency, money)
    yield reviewed(life, hours)
    await life.act((tx) => payWithdrawal(tx, id, life.broker().clock))
  }

const rejectedWithdrawal: Story = async function* (life) {
  yield workday(life, 98, [10, 42])
  const id = await request(life, 'MYR', '300.00')
  yield reviewed(life, 2)
  await life.act((tx) => rejectWithdrawal(tx, id, { reason: 'namediffers', remark: '' }, life.broker().clock))
}

const cancelledWithdrawal: Story = async function* (life) {
  yield workday(life, 71, [14, 8])
  const id = await request(life, 'EUR', '500.00')
  yield life.now().getTime() + 50 * MINUTE
  await life.ask(withdrawCancel, { id, requestid: uuidv7(life.now()) })
}

const waitingWithdrawal: Story = async function* (life) {
  yield lastWorkday(life, [16, 10])
  await request(life, 'MYR', '2000.00')
}

/** Half a year of deposits, exchanges and withdrawals in every state. */
export const moneyStories: ReadonlyArray<Story> = [
  wages,
  coins,
  rejectedDeposit,
  waitingDeposit,
  exchanged(15, 'EUR', 'USDT', '1000.00'),
  exchanged(37, 'EUR', 'MYR', '1500.00'),
  exchanged(64, 'USDT', 'JPY', '250.00'),
  paid(41, 'MYR', '1000.00', 2),
  paid(133, 'EUR', '800.00', 4),
  paid(150, 'USD', '640.00', 3),
  rejectedWithdrawal,
  cancelledWithdrawal,
  waitingWithdrawal,
]
