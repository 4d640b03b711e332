import type { Handlers } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { decimal, formatDecimal, sumOf, divideTo } from '../../../domain/money/decimal.ts'
import { blockCost, mostOfBlock, shortfallOf } from '../../../domain/block/purchase.ts'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { saleWait } from '../../../domain/orders/sellable.ts'
import { normalize } from 'effect/BigDecimal'
import { balance } from '../../ledger/balances.ts'
import { pageAnswer, pageOf } from '../../platform/paging/cursor.ts'
import { amountText, priceText, quantityText } from '../../market/listing/figures.ts'
import { blockAt, type Block, showBlock, storedBlocks } from './board.ts'
import { channelOf, showChannel } from './channel.ts'
import { findBlock, momentOf } from './find.ts'
import { plannedAt } from './plan.ts'

/** The sort key of a block in the list: the first to end comes first, then those that open later. */
const placeOf = ({ plan, state }: Block): string =>
  `${state === 'upcoming' ? 1 : 0}-${state === 'upcoming' ? plan.opensAt : plan.closesAt}-${plan.id}`

export const blockLists = {
  '/block/list': async (fields, { broker, customer, now }) => {
    const page = pageOf({ path: '/block/list', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    const moment = await momentOf(broker, broker.db, now)
    const plans = plannedAt(broker.market, now.getTime())
    const [stored, channel] = await Promise.all([
      storedBlocks(
        broker.db,
        plans.map(({ id }) => id),
      ),
      channelOf(broker.db),
    ])
    const blocks = plans
      .flatMap((plan) => blockAt(moment, plan, stored.get(plan.id)) ?? [])
      .filter(({ state }) => fields.which !== 'open' || state === 'open')
      .map((block) => ({ block, place: placeOf(block) }))
      .filter(({ place }) => page.after === undefined || place > page.after)
      .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    const answer = pageAnswer(
      page,
      blocks,
      ({ place }) => place,
      ({ block }) => showBlock(block, moment),
    )
    return { ...showChannel(channel), ...answer }
  },

  '/block/info': async ({ id }, { broker, now }) => {
    const moment = await momentOf(broker, broker.db, now)
    const block = await findBlock(broker.db, moment, id)
    if (isRejection(block)) return block
    return { ...showChannel(await channelOf(broker.db)), offer: showBlock(block, moment) }
  },

  '/block/preview': async ({ id, quantity: text }, { broker, customer, now }) => {
    const quantity = normalize(decimal(text))
    // A share has no parts, so there is no amount to answer for one.
    if (quantity.scale > 0) return reject('invalid-parameters', '/quantity')
    const block = await findBlock(broker.db, await momentOf(broker, broker.db, now), id)
    if (isRejection(block)) return block
    const { plan, price, remaining, state } = block
    if (price === undefined || state === 'upcoming' || state === 'over') return reject('block-trade-closed', '/id')
    const { instrument, minimum } = plan
    const { currency, lot } = instrument
    const market = MARKETS[instrument.market]
    const cost = blockCost(instrument, market, price, quantity)
    const { available } = await balance(broker.db, customer.id, currency)
    const { reason, until } = saleWait(market, instrument, now.getTime())
    const amount = (sum: typeof price) => amountText(sum, currency)
    return {
      id,
      quantity: quantityText(quantity),
      lots: quantityText(divideTo(quantity, lot, 4, 'half-even')),
      price: priceText(price, instrument),
      amount: amount(cost.amount),
      fees: cost.fees.map((fee) => ({ name: fee.name, rate: formatDecimal(fee.rate), amount: amount(fee.amount) })),
      feetotal: amount(sumOf(cost.fees.map((fee) => fee.amount))),
      total: amount(cost.total),
      available: amount(available),
      shortfall: amount(shortfallOf(cost, available)),
      maxquantity: quantityText(mostOfBlock(instrument, market, price, { lot, minimum, remaining }, available)),
      sellreason: reason,
      selltime: until,
    }
  },
} satisfies Partial<Handlers>
