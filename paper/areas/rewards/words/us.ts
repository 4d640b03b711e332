import type { ActivityWords } from './words.ts'

export const us: ActivityWords = {
  newcomer: {
    title: 'Newcomer rewards',
    summary: 'Six first steps, each with its reward.',
    rules: [
      'Each task counts once, from the opening of your account and for {days} {{days:day|days}}.',
      'A locked task opens as soon as the one before it is completed.',
    ],
  },
  season: {
    title: 'Discovery season, Q{quarter} {year}',
    summary: 'Three things that many people never try.',
    rules: ['Each task counts once within the season.'],
  },
  tasks: {
    identity: ['Verify your identity', 'Counts once your proof of identity has been accepted.'],
    fundpassword: ['Set a transaction PIN', 'You need it for every withdrawal.'],
    card: ['Add a payout account', 'A bank account, a card or a crypto wallet that withdrawals can be paid to.'],
    deposit: ['Make a first deposit', 'Counts once it has been credited, whatever the amount.'],
    trade: ['Make a first trade', 'Counts with the first fill. One lot is enough; further trades do not earn more.'],
    friend: ['Invite a friend', 'Counts once a friend who used your code has verified their identity.'],
    exchange: ['Exchange one currency into another', 'Any amount counts.'],
    limitorder: ['Trade with a limit order', 'Counts once a limit order has been filled. One lot is enough.'],
    secondmarket: ['Trade in a second market', 'Counts with the first fill in another market. One lot is enough.'],
  },
  rules: [
    'Once you have earned {from} or more, you can claim all of it. It is credited to your {currency} balance immediately.',
    'What you complete after a claim can be claimed too.',
  ],
  terms: [
    'Rewards are practice money, as all money here is.',
    'You can also claim after the end, without a deadline. Less than {from} at the end cannot be claimed.',
    'A claimed reward is yours: no minimum balance, no minimum number of trades, and you can withdraw it like any other money.',
    'Trading can lose more than a reward brings. Skip any task that does not suit you.',
  ],
}
