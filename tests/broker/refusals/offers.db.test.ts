import { OFFER_REFUSALS } from '../../../paper/areas/offers/testing/refusalCases.ts'
import { testMessages } from './testMessages.ts'

// New shares and placements. Time goes forward here, so these have a broker of their own.
testMessages({
  ...OFFER_REFUSALS['/offer/pay'],
  ...OFFER_REFUSALS['/offer/subscribe'],
  ...OFFER_REFUSALS['/offer/cancel'],
})
