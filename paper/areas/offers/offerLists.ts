import { OFFERING_MARKETS } from '../../market/newShares/names.ts'
import { stageOf } from '../../../domain/offers/timetable.ts'
import type { Handlers } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { pageAnswer, pageOf } from '../../platform/paging/cursor.ts'
import { ownPage } from '../../platform/paging/ownRows.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { findOffer, offersAround } from './find.ts'
import type { Offer } from './offer.ts'
import type { SubscriptionRow } from './tables.ts'
import { kindNamed, showOffer, showSubscription, stateNamed } from './wire.ts'

type Tab = 'open' | 'tobelisted' | 'listed'

const TABS = {
  upcoming: 'open',
  open: 'open',
  drawing: 'tobelisted',
  'to-be-listed': 'tobelisted',
  listed: 'listed',
} as const

/** The offers nearest to now come first; those that can still be subscribed before those that open later. */
const order = (tab: Tab, now: number) => {
  const rank = ({ timetable }: Offer): number => {
    if (tab === 'listed') return -timetable.listsAt
    if (tab === 'tobelisted') return timetable.listsAt
    return now < timetable.opensAt ? timetable.opensAt * 2 : timetable.closesAt
  }
  return (a: Offer, b: Offer): number => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)
}

/** Own subscriptions of offers, by offer; cancelled ones do not count. */
const mineOf = async (db: Db, customerId: string, ids: ReadonlyArray<string>) => {
  if (ids.length === 0) return new Map<string, SubscriptionRow>()
  const rows = await db
    .selectFrom('offer_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('offer_id', 'in', ids)
    .where('state', '<>', 'cancelled')
    .execute()
  return new Map(rows.map((row) => [row.offer_id, row]))
}

export const readHandlers = {
  '/offer/list': async (fields, { broker, customer, now: at }) => {
    const page = pageOf({ path: '/offer/list', customerId: customer.id, fields }, fields)
    if (isRejection(page)) return page
    const now = at.getTime()
    const markets = OFFERING_MARKETS.filter((market) => fields.market === undefined || market === fields.market)
    const offers = offersAround(broker.market, kindNamed(fields.kind), markets, now)
      .filter(({ timetable }) => TABS[stageOf(timetable, now)] === fields.tab)
      .toSorted(order(fields.tab, now))
    const start = page.after === undefined ? 0 : Number.parseInt(page.after, 10) || 0
    const rows = offers.slice(start, start + page.limit + 1).map((offer, index) => ({ offer, key: start + index + 1 }))
    const [mine, overrides] = await Promise.all([
      mineOf(
        broker.db,
        customer.id,
        rows.map(({ offer }) => offer.id),
      ),
      overridesFor(broker.db),
    ])
    const moment = { market: broker.market, overrides, now }
    return pageAnswer(
      page,
      rows,
      ({ key }) => String(key),
      ({ offer }) => showOffer(offer, mine.get(offer.id), moment),
    )
  },

  '/offer/info': async ({ id }, { broker, customer, now: at }) => {
    const now = at.getTime()
    const offer = findOffer(broker.market, id, now)
    if (offer === undefined) return reject('product-not-found', '/id')
    const [mine, overrides] = await Promise.all([mineOf(broker.db, customer.id, [id]), overridesFor(broker.db)])
    return showOffer(offer, mine.get(id), { market: broker.market, overrides, now })
  },

  '/offer/subscriptions': (fields, { broker, customer }) => {
    let query = broker.db.selectFrom('offer_subscriptions').selectAll().where('kind', '=', kindNamed(fields.kind))
    if (fields.state !== undefined) query = query.where('state', '=', stateNamed(fields.state))
    const listing = { path: '/offer/subscriptions', customerId: customer.id, fields }
    return ownPage(listing, query, 'created_at', () => showSubscription)
  },
} satisfies Partial<Handlers>
