import type { SubscriptionWords } from '../words.ts'

export const subscriptions: SubscriptionWords = {
  'subscription-made': [
    'Subscription received',
    'Your subscription for {quantity} shares of {instrument} was received.',
  ],
  'subscription-won': [
    'Shares allotted',
    'You were allotted {quantity} shares of {instrument} for {money}. They were paid for with the frozen money and arrive on listing.',
  ],
  'subscription-due': [
    'Shares allotted: please pay',
    'You were allotted {quantity} shares of {instrument}. Pay {money} before the deadline, or the shares are waived.',
  ],
  'subscription-not-won': ['No shares allotted', 'You were not allotted any shares of {instrument}.'],
  'subscription-paid': [
    'Payment made',
    'You paid {money} for {instrument}. The money stays frozen until the shares arrive.',
  ],
  'subscription-payment-failed': [
    'Payment failed',
    'There was not enough money to pay {money} for {instrument}. You can try again until the deadline.',
  ],
  'subscription-refunded': [
    'Subscription refunded',
    '{money} of your subscription for {instrument} is available again.',
  ],
  'subscription-waived': ['Allotment lost', 'The shares of {instrument} were not paid for in time and are waived.'],
  'subscription-cancelled': ['Subscription cancelled', 'Your subscription for {instrument} was cancelled.'],
  'subscription-delivered': ['Shares delivered', '{quantity} shares of {instrument} are now among your holdings.'],
}
