import { compare, decimal } from '../../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../../domain/money/money.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { insertDeposit } from '../../deposits/deposit.ts'
import { CHANNELS } from '../../deposits/channels.ts'
import { approveDeposit } from '../../deposits/reviewDeposit.ts'
import { payWithdrawal, rejectWithdrawal } from '../../withdrawals/reviewWithdrawal.ts'
import { PASSWORD } from '../../transfers/testing/testing.ts'
import { type Act, cancelOrder, close, open, topUp, whole, withId } from './trading.ts'
import { type Draw, oneOf, type Person, type World } from './world.ts'

const withdraw: Act = async (_world, { call, cards }, draw) => {
  const wallet = oneOf(draw, (await call('/funds/wallets', {}))?.filter(({ balance }) => Number(balance) > 0) ?? [])
  if (wallet === undefined) return false
  const { currency } = wallet
  const money = String(whole(draw, 100, 4000))
  const cardid = currency === 'USDT' ? cards.wallet : cards.bank
  return (await call('/funds/withdraw', withId({ currency, money, cardid, fundpassword: PASSWORD }))) !== undefined
}

const underReview = async ({ broker }: World, { customer }: Person, draw: Draw) =>
  oneOf(
    draw,
    await broker.db
      .selectFrom('withdrawals')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('status', '=', 0)
      .orderBy('id')
      .execute(),
  )?.id

const cancelWithdrawal: Act = async (world, person, draw) => {
  const id = await underReview(world, person, draw)
  return id !== undefined && (await person.call('/funds/withdrawcancel', withId({ id }))) !== undefined
}

const reviewWithdrawal: Act = async (world, person, draw) => {
  const id = await underReview(world, person, draw)
  if (id === undefined) return false
  const isPaid = draw() < 0.6
  const refusal = { reason: 'other', remark: '' } as const
  const done = await transaction(world.broker.db, (tx) =>
    isPaid ? payWithdrawal(tx, id, world.broker.clock) : rejectWithdrawal(tx, id, refusal, world.broker.clock),
  )
  return done !== undefined
}

const deposit: Act = async ({ broker, now }, { customer }, draw) => {
  const channel = oneOf(
    draw,
    CHANNELS.filter(({ currency }) => currency === 'EUR' || currency === 'USD' || currency === 'USDT'),
  )
  if (channel === undefined) return false
  const money = { amount: decimal(String(whole(draw, 100, 9000))), currency: channel.currency }
  const transferredOn = now().toISOString().slice(0, 10)
  const asked = { customerId: customer.id, channel, money, transferredOn, accountType: null, proofId: null, now: now() }
  await transaction(broker.db, async (tx) => {
    const { id } = await insertDeposit(tx, asked, undefined)
    if (draw() < 0.8) await approveDeposit(tx, id, broker.clock)
  })
  return true
}

const exchange: Act = async (_world, { call }, draw) => {
  const wallets = (await call('/funds/wallets', {})) ?? []
  const from = oneOf(
    draw,
    wallets.filter(({ settled }) => Number(settled) >= 10),
  )
  const to = oneOf(draw, CURRENCIES)
  if (from === undefined || to === undefined || to === from.currency) return false
  const quote = await call('/exchange/quote', { from: from.currency, to })
  if (quote === undefined) return false
  const money = String(Math.max(1, Math.floor(Number(from.settled) * draw() * 0.1)))
  return (await call('/exchange/submit', withId({ quoteid: quote.quoteid, money }))) !== undefined
}

const subscribe: Act = async (_world, { call }, draw) => {
  const kind = draw() < 0.6 ? 'newshare' : 'placement'
  const offer = oneOf(
    draw,
    (await call('/offer/list', { kind, tab: 'open', limit: '100' }))?.list.filter(({ stage }) => stage === 'open') ??
      [],
  )
  if (offer === undefined) return false
  const fields = { id: offer.id, quantity: String(offer.min) }
  return (await call('/offer/subscribe', withId(fields))) !== undefined
}

const subscriptions = async (
  { broker }: World,
  { customer }: Person,
  states: ReadonlyArray<'waiting' | 'payment-due' | 'payment-failed'>,
) =>
  broker.db
    .selectFrom('offer_subscriptions')
    .select('id')
    .where('customer_id', '=', customer.id)
    .where('state', 'in', states)
    .orderBy('id')
    .execute()

const cancelSubscription: Act = async (world, person, draw) => {
  const found = oneOf(draw, await subscriptions(world, person, ['waiting']))
  return found !== undefined && (await person.call('/offer/cancel', withId({ id: found.id }))) !== undefined
}

const paySubscription: Act = async (world, person, draw) => {
  const found = oneOf(draw, await subscriptions(world, person, ['payment-due', 'payment-failed']))
  return found !== undefined && (await person.call('/offer/pay', withId({ id: found.id }))) !== undefined
}

const buyBlock: Act = async (_world, { call }, draw) => {
  const block = oneOf(draw, (await call('/block/list', { which: 'open', limit: '100' }))?.list ?? [])
  if (block === undefined) return false
  return (await call('/block/buy', withId({ id: block.id, quantity: String(block.minquantity) }))) !== undefined
}

const follow: Act = async (_world, { call }, draw) => {
  const product = oneOf(draw, (await call('/follow/list', { state: 'open', limit: '100' }))?.list ?? [])
  if (product === undefined) return false
  return (await call('/follow/buy', withId({ code: product.code, money: String(product.minmoney) }))) !== undefined
}

const redeem: Act = async (_world, { call }, draw) => {
  const order = oneOf(draw, (await call('/follow/orders', { state: 'following' }))?.list ?? [])
  return order !== undefined && (await call('/follow/redeem', withId({ id: order.id }))) !== undefined
}

const lend: Act = async (_world, { call }, draw) => {
  const holding = oneOf(
    draw,
    (await call('/lending/holdings', {}))?.list.filter(({ lendable }) => Number(lendable) > 0) ?? [],
  )
  if (holding === undefined) return false
  const fields = { positionid: holding.positionid, quantity: String(holding.lendable), days: '7' }
  return (await call('/lending/lend', withId(fields))) !== undefined
}

const recall: Act = async (_world, { call }, draw) => {
  const loan = oneOf(draw, (await call('/lending/loans', {}))?.list.filter(({ status }) => Number(status) === 0) ?? [])
  return loan !== undefined && (await call('/lending/recall', withId({ id: loan.id }))) !== undefined
}

const borrow: Act = async (_world, { call }, draw) => {
  const currency = oneOf(draw, ['EUR', 'USD', 'MYR']) ?? 'EUR'
  const fields = { currency, money: String(whole(draw, 600, 2500)), days: '7', fundpassword: PASSWORD }
  return (await call('/credit/borrow', withId(fields))) !== undefined
}

const repay: Act = async (_world, { call }, draw) => {
  const loan = oneOf(
    draw,
    (await call('/credit/loans', {}))?.list.filter(({ owed }) => compare(decimal(String(owed)), decimal('0')) > 0) ??
      [],
  )
  return (
    loan !== undefined && (await call('/credit/repay', withId({ id: loan.id, money: String(loan.owed) }))) !== undefined
  )
}

/** All actions of customers, and their frequency. */
export const ACTS = {
  open: [open(false), 8],
  dayTrade: [open(true), 4],
  close: [close, 9],
  cancelOrder: [cancelOrder, 4],
  topUp: [topUp, 3],
  withdraw: [withdraw, 3],
  cancelWithdrawal: [cancelWithdrawal, 1],
  reviewWithdrawal: [reviewWithdrawal, 2],
  deposit: [deposit, 1],
  exchange: [exchange, 2],
  subscribe: [subscribe, 2],
  cancelSubscription: [cancelSubscription, 0.5],
  paySubscription: [paySubscription, 1],
  buyBlock: [buyBlock, 0.7],
  follow: [follow, 1],
  redeem: [redeem, 1],
  lend: [lend, 1],
  recall: [recall, 0.7],
  borrow: [borrow, 0.4],
  repay: [repay, 0.6],
} as const satisfies Record<string, readonly [Act, number]>

export type ActName = keyof typeof ACTS
export const ACT_NAMES = Object.keys(ACTS) as ReadonlyArray<ActName>

/** Actions that only move money: the total does not change. */
export const MOVES: ReadonlySet<ActName> = new Set([
  'cancelOrder',
  'topUp',
  'withdraw',
  'cancelWithdrawal',
  'subscribe',
  'cancelSubscription',
  'paySubscription',
  'lend',
  'recall',
])

const WEIGHT = ACT_NAMES.reduce((total, name) => total + ACTS[name][1], 0)

export const drawAct = (draw: Draw): ActName => {
  let left = draw() * WEIGHT
  return ACT_NAMES.find((name) => (left -= ACTS[name][1]) < 0) ?? 'open'
}
