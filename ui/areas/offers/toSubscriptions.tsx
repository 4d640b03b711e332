import type { OfferKind } from '../../../domain/offers/offer.ts'
import type { useWords } from '../../i18n/words.ts'
import { Go } from '../../app/navigation/Go.tsx'

/** The way to the customer's subscriptions of a kind: where a sheet leads once one was made or paid. */
export const toSubscriptions = (words: ReturnType<typeof useWords>['offers'], kind: OfferKind) =>
  kind === 'placement'
    ? { label: words.placementOrders(), link: <Go to="/market/subscribRecord" /> }
    : { label: words.mySubscriptions(), link: <Go to="/mine/newShareOrder" /> }
