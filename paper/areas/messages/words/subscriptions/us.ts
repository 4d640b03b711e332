import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': ['Application received', 'Your application for {quantity} shares of {instrument} was received.'],
  'subscription-won': [
    'Shares allotted',
    'You were allotted {quantity} shares of {instrument} for {money}. They were paid for with the money on hold and will be credited on listing.',
  ],
  'subscription-due': [
    'Shares allotted: please pay',
    'You were allotted {quantity} shares of {instrument}. Pay {money} by the deadline, or you will lose the shares.',
  ],
  'subscription-not-won': ['No shares allotted', 'You were not allotted any shares of {instrument}.'],
  'subscription-paid': [
    'Payment made',
    'You paid {money} for {instrument}. The money stays on hold until the shares are credited.',
  ],
  'subscription-payment-failed': [
    'Payment failed',
    'There was not enough money to pay {money} for {instrument}. You can try again until the deadline.',
  ],
  'subscription-refunded': ['Application refunded', '{money} of your application for {instrument} is available again.'],
  'subscription-waived': [
    'Allotment lapsed',
    'The shares of {instrument} were not paid for in time. You have lost the allotment.',
  ],
  'subscription-cancelled': ['Application cancelled', 'Your application for {instrument} was cancelled.'],
  'subscription-delivered': ['Shares credited', '{quantity} shares of {instrument} are now among your holdings.'],
}
