import { quoteOf } from '../../domain/funds/exchange.ts'
import { withdrawalCost } from '../../domain/funds/withdrawal.ts'
import { formatIsoDay, fromDayNumber } from '../../domain/dates/day.ts'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { type Currency, money } from '../../domain/money/money.ts'
import { bindCard } from '../banking/add.ts'
import { type Card, payoutMethodOf } from '../banking/card.ts'
import type { Tx } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { makeExchange } from '../exchange/exchange.ts'
import { ratesAt } from '../exchange/rates.ts'
import { findChannel } from '../funds/channels.ts'
import { insertDeposit } from '../funds/deposit.ts'
import { approveDeposit, rejectDeposit, type Refusal } from '../funds/reviewDeposit.ts'
import { cancelWithdrawal, payWithdrawal, rejectWithdrawal } from '../funds/reviewWithdrawal.ts'
import { dayNumberOf } from '../funds/serviceHours.ts'
import { insertWithdrawal } from '../funds/withdrawal.ts'
import { LedgerMistake, Shortfall } from '../ledger/entry.ts'
import { DAY, HOUR, later } from '../time/instant.ts'
import { DEMO_IDENTITY } from './person.ts'

interface Owner {
  readonly customerId: string
  /** When the account was opened. */
  readonly at: Date
}

const must = <T>(result: T | Shortfall | undefined): T => {
  if (result === undefined || result instanceof Shortfall) throw new LedgerMistake('the demo has no money for this')
  return result
}

const IBAN = {
  method: 'bank',
  holder: DEMO_IDENTITY.name,
  number: 'ES9121000418450200051332',
  bank: 'Banco Sereno',
  swift: 'CAIXESBBXXX',
  bankAddress: 'Calle Mayor 1, 28013 Madrid',
  payeeAddress: 'Calle Luna 5, 28004 Madrid',
} as const
const WALLET = { method: 'wallet', network: 'TRC20', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' } as const

interface Payout {
  readonly customerId: string
  readonly card: Card
  readonly currency: Currency
  readonly amount: string
  readonly now: Date
}

const payOut = async (tx: Tx, { amount, card, currency, customerId, now }: Payout): Promise<string> => {
  const cost = withdrawalCost(decimal(amount), currency, payoutMethodOf(card), ratesAt(now))
  return must(await insertWithdrawal(tx, { customerId, card, currency, cost, now }, undefined)).id
}

/** The last thing that the demo customer did: a withdrawal that waits for its review. */
export const requestWithdrawal = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  const card = await tx
    .selectFrom('cards')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('method', '=', IBAN.method)
    .executeTakeFirstOrThrow()
  await payOut(tx, { customerId, card, currency: 'MYR', amount: '2000.00', now })
}

/**
 * A month of deposits, exchanges and withdrawals in every state, made the way a customer and a reviewer would. What
 * came in as EUR and USDT was exchanged whole, so the figures of the account centre are those of the lists alone.
 */
export const fillMoneyHistory = async (tx: Tx, { at, customerId }: Owner): Promise<void> => {
  const day = (count: number) => later(at, count * DAY)
  const deposit = async (channelId: string, amount: string, now: Date) => {
    const channel = must(findChannel(channelId))
    const sum = money(decimal(amount), channel.currency)
    const transferredOn = formatIsoDay(fromDayNumber(dayNumberOf(now) - 1))
    const common = { customerId, channel, money: sum, transferredOn, proofId: null, now }
    return (await insertDeposit(tx, { ...common, accountType: null }, undefined)).id
  }
  const exchange = async (from: Currency, to: Currency, amount: string, now: Date) => {
    const quote = quoteOf(ratesAt(now), from, to, now.getTime())
    const quoteId = uuidv7(now)
    const pair = { from_currency: from, to_currency: to, rate: formatDecimal(quote.rate) }
    const times = { quoted_at: now, valid_until: new Date(quote.validUntil), used_at: null }
    await tx
      .insertInto('exchange_quotes')
      .values({ id: quoteId, customer_id: customerId, ...pair, ...times })
      .execute()
    must(await makeExchange(tx, { customerId, quoteId, quote, amount: decimal(amount), now }))
  }
  const withdraw = (card: Card, currency: Currency, amount: string, now: Date) =>
    payOut(tx, { customerId, card, currency, amount, now })
  const other: Refusal = { reason: 'amountdiffers', remark: '780,00 MYR' }

  const card = await bindCard(tx, { customerId, payee: IBAN, accountType: 'savings', now: day(3) })
  await bindCard(tx, { customerId, payee: WALLET, accountType: '', now: day(5) })
  await approveDeposit(tx, await deposit('bank-eur', '1500.00', day(6)), later(day(6), 3 * HOUR))
  await exchange('EUR', 'MYR', '1500.00', day(7))
  await payWithdrawal(tx, await withdraw(card, 'MYR', '1000.00', day(9)), later(day(9), 2 * HOUR))
  await cancelWithdrawal(tx, await withdraw(card, 'MYR', '500.00', day(12)), later(day(12), HOUR))
  await rejectDeposit(tx, await deposit('bank-myr', '800.00', day(15)), other, later(day(15), 4 * HOUR))
  await approveDeposit(tx, await deposit('wallet-usdt-trc20', '250.00', day(18)), later(day(18), HOUR))
  await exchange('USDT', 'JPY', '250.00', day(19))
  const wrongName: Refusal = { reason: 'namediffers', remark: '' }
  await rejectWithdrawal(tx, await withdraw(card, 'MYR', '300.00', day(22)), wrongName, later(day(22), 2 * HOUR))
  await deposit('bank-twd', '12000.00', day(28))
}
