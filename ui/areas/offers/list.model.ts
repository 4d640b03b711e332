import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { MarketCode } from '../../../domain/markets/marketCode.ts'
import type { OfferKind } from '../../../domain/offers/offer.ts'
import { type Offer, Offers, type OfferTab } from '../../../ports/Offers.ts'
import { makePages } from '../../data/query/pages.ts'
import type { App } from '../../data/app/app.ts'

export const OFFER_TABS: ReadonlyArray<OfferTab> = ['open', 'to-be-listed', 'listed']

/** The offers of a kind under three tabs. */
const makeOfferList = (app: App, kind: OfferKind, market?: MarketCode) => {
  const tab = signal<OfferTab>('open')
  const pages = makePages<Offer>(app, ({ id }) => id)
  const begin = (keep: boolean): Promise<void> => {
    const asked = tab.peek()
    return pages.begin(
      (cursor) => Effect.flatMap(Offers, (offers) => offers.list({ kind, tab: asked, market }, { cursor })),
      { keep },
    )
  }
  return {
    kind,
    tab,
    pages,
    /** Shows a tab; the current one is fetched again. */
    show: (next: OfferTab): Promise<void> => {
      const same = next === tab.peek() && pages.rows.peek().length > 0
      tab.value = next
      return begin(same)
    },
    refresh: pages.refresh,
    stop: pages.stop,
  }
}

export type OfferListModel = ReturnType<typeof makeOfferList>

/** New shares of all markets. */
export const makeNewShareList = (app: App): OfferListModel => makeOfferList(app, 'new-share')
/** New A-shares. */
export const makeAShareList = (app: App): OfferListModel => makeOfferList(app, 'new-share', 'CN')
/** Placements. */
export const makePlacementList = (app: App): OfferListModel => makeOfferList(app, 'placement')
