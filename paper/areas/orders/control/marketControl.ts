import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { findListing } from '../../../market/listing/listings.ts'
import { changeMarket, type MarketChange } from '../../../market/overrides/changeMarket.ts'
import type { Broker } from '../../../platform/broker/call.ts'
import type { ControlHandlers } from '../../../platform/control/calls.ts'
import { ControlRefusal } from '../../../platform/control/refusal.ts'

const change = async ({ clock, db }: Broker, wanted: MarketChange) => {
  await changeMarket(db, wanted, await clock.now())
  return {}
}

const ofListed = async (broker: Broker, wanted: MarketChange & { readonly code: string }) =>
  findListing(wanted.code) ? change(broker, wanted) : new ControlRefusal(404, `${wanted.code} is not listed`)

/** Changes to the market by testers, for all processes. Markets that share a calendar open and close together. */
export const marketControl = {
  'GET /market': async (_, { db }) => {
    const rows = await db.selectFrom('market_overrides').selectAll().orderBy('id').execute()
    return {
      overrides: rows.map(({ id, price, since, until, ...row }) => ({
        ...row,
        id: String(id),
        price: price && formatDecimal(price),
        since: since.toISOString(),
        until: until && until.toISOString(),
      })),
    }
  },
  'DELETE /market': (_, broker) => change(broker, { kind: 'forget' }),
  'POST /market/price': ({ body: { code, price } }, broker) =>
    ofListed(broker, { kind: 'price', code, price: decimal(price) }),
  'POST /market/halt': ({ body: { code } }, broker) => ofListed(broker, { kind: 'halt', code }),
  'POST /market/resume': ({ body: { code } }, broker) => ofListed(broker, { kind: 'resume', code }),
  'POST /market/no-price': ({ body: { code } }, broker) => ofListed(broker, { kind: 'no-price', code }),
  'POST /market/price-again': ({ body: { code } }, broker) => ofListed(broker, { kind: 'price-again', code }),
  'POST /market/open': ({ body: { calendar } }, broker) => change(broker, { kind: 'open', calendar }),
  'POST /market/close': ({ body: { calendar } }, broker) => change(broker, { kind: 'closed', calendar }),
  'POST /market/hours': ({ body: { calendar } }, broker) => change(broker, { kind: 'hours', calendar }),
} satisfies Partial<ControlHandlers>
