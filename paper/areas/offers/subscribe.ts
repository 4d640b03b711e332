import { make, sum } from 'effect/BigDecimal'
import { compare, type Decimal, formatDecimal, parseDecimal, zero } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { type Money, roundToMinor } from '../../../domain/money/money.ts'
import { type Bid, bidProblem, demandAround, priceFrozenAt } from '../../../domain/offers/bids.ts'
import { subscribe as subscribed, DRAW_SCALE } from '../../../domain/offers/subscription.ts'
import { amountOf, quantityProblem } from '../../../domain/offers/offer.ts'
import { stageOf } from '../../../domain/offers/timetable.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { intentOf } from '../../platform/idempotency/once.ts'
import { onceInTurn } from '../../platform/idempotency/onceInTurn.ts'
import { balance } from '../../ledger/balances.ts'
import { Shortfall } from '../../ledger/entry.ts'
import { hold } from '../../ledger/holds.ts'
import { chance, seedOf, STREAM } from '../../market/chance.ts'
import { writeMessage } from '../messages/write.ts'
import { findOffer } from './find.ts'
import type { Offer } from './offer.ts'
import { toldOf } from './row.ts'
import { scheduleDraw } from './steps.ts'
import { recordDayText, showSubscription } from './wire.ts'

/** Why a wallet cannot pay, the simpler reason first. */
export const shortOf = async (tx: Tx, customerId: string, { amount, currency }: Money) => {
  const { available, held } = await balance(tx, customerId, currency)
  return compare(amount, sum(available, held)) > 0
    ? reject('insufficient-balance')
    : reject('insufficient-available-balance')
}

/** The lottery ticket: always the same for a customer and an offer. */
export const ticketOf = ({ number, seed }: { readonly seed: string; readonly number: bigint }, id: string): string => {
  const drawn = chance(seedOf(`${seed} lottery ${id}`), STREAM.character, Number(number))
  return formatDecimal(make(BigInt(Math.floor(drawn * 10 ** DRAW_SCALE)), DRAW_SCALE))
}

/** What is asked of an offer. */
interface Asked {
  readonly quantity: Decimal
  readonly bid: Bid
}

/** What a row keeps of a bid, and of the sale that decides about it. */
const bidColumns = ({ bids }: Offer, bid: Bid) => {
  if (bids === undefined) return {}
  const { above, at } = demandAround(bids.book, bids.cutoff)
  return {
    bid: bid === 'cut-off' ? ('cut-off' as const) : ('price' as const),
    cutoff: formatDecimal(bids.cutoff),
    wanted_above: formatDecimal(above),
    wanted_at: formatDecimal(at),
  }
}

const insert = async (tx: Tx, offer: Offer, { bid, quantity }: Asked, call: SignedInCall) => {
  const { customer, now } = call
  const { instrument, kind, terms, timetable } = offer
  const price = terms.band ? priceFrozenAt(terms.band, bid) : terms.price
  const { held, payment } = subscribed(terms.payment, price, quantity)
  return tx
    .insertInto('offer_subscriptions')
    .values({
      id: uuidv7(now),
      customer_id: customer.id,
      kind,
      offer_id: offer.id,
      code: instrument.code,
      name: instrument.name,
      currency: instrument.currency,
      payment,
      price: formatDecimal(price),
      ...bidColumns(offer, bid),
      quantity: formatDecimal(quantity),
      step: formatDecimal(terms.step),
      offered: formatDecimal(offer.offered),
      demand: formatDecimal(offer.demand),
      ticket: ticketOf({ seed: call.broker.market.seed, number: customer.number }, offer.id),
      held: formatDecimal(held),
      record_day: recordDayText(offer, now.getTime()),
      created_at: now,
      closes_at: new Date(timetable.closesAt),
      draws_at: new Date(timetable.drawsAt),
      announced_at: new Date(timetable.announcedAt),
      pay_by: new Date(timetable.payBy),
      refunds_at: new Date(timetable.refundsAt),
      lists_at: new Date(timetable.listsAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

const keep = async (tx: Tx, offer: Offer, asked: Asked, call: SignedInCall) => {
  const { broker, customer, now } = call
  const row = await insert(tx, offer, asked, call)
  if (row === undefined) return reject('already-subscribed', '/id')
  if (row.payment === 'up-front') {
    const money = { amount: roundToMinor(amountOf(row, row.quantity), row.currency), currency: row.currency }
    const reserve = { id: row.id, owner: customer.id, money, reason: 'subscription', reference: row.id }
    if ((await hold(tx, broker.clock, reserve)) instanceof Shortfall) return shortOf(tx, customer.id, money)
  }
  await scheduleDraw(tx, row)
  const parameters = { ...toldOf(row), quantity: formatQuantity(row.quantity) }
  await writeMessage(tx, { customerId: customer.id, kind: 'subscription-made', parameters, at: now })
  return showSubscription(row)
}

/** Why a bid is refused; undefined where it is not. */
const refusedBid = ({ terms }: Offer, bid: Bid) => {
  const problem = terms.band ? bidProblem(terms.band, bid) : bid === 'cut-off' ? undefined : 'bid-above-band'
  return problem && reject(problem === 'bid-below-minimum' ? 'bid-below-minimum' : 'invalid-parameters', '/bid')
}

/** Subscribes an offer: the money of the whole quantity is frozen where the offer is paid up front. */
export const subscribe: Handler<'/offer/subscribe'> = async ({ bid: bidText, id, quantity: text, requestid }, call) => {
  const { broker, now } = call
  const quantity = parseDecimal(text)
  if (quantity === undefined) return reject('invalid-parameters', '/quantity')
  const bid = bidText === undefined ? 'cut-off' : parseDecimal(bidText)
  if (bid === undefined) return reject('invalid-parameters', '/bid')
  const intent = intentOf(
    '/offer/subscribe',
    { id, quantity: text, ...(bidText !== undefined && { bid: bidText }), requestid },
    call,
  )
  return onceInTurn(broker.db, intent, async (tx) => {
    const offer = findOffer(broker.market, id, now.getTime())
    if (offer === undefined) return reject('product-not-found', '/id')
    if (stageOf(offer.timetable, now.getTime()) !== 'open') return reject('not-subscription-time', '/id')
    // The minimum is one step: a quantity below it is not a whole step either, and the simpler reason is reported.
    const isBelow = compare(quantity, zero) > 0 && compare(quantity, offer.terms.minimum) < 0
    if (isBelow) return reject('purchase-below-minimum', '/quantity')
    if (quantityProblem(offer.terms, quantity, null) !== undefined) return reject('invalid-parameters', '/quantity')
    return refusedBid(offer, bid) ?? keep(tx, offer, { quantity, bid }, call)
  })
}
