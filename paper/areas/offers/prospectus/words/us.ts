import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: 'Prospectus',
  simulated: 'Simulated. {name} is an invented company: nobody can buy its shares, and no money is at stake.',
  company: 'The company',
  about:
    '{name} is preparing its listing on the {market} market. It is selling shares to investors for the first time, with the same rights as its existing shares.',
  placed:
    '{name} is listed on the {market} market. It is placing further shares with investors below its market price, with the same rights as those listed.',
  offer: 'The offer',
  price: 'Price per share',
  band: 'Price band',
  offered: 'Shares offered',
  minimum: 'Minimum subscription',
  maximum: 'Maximum per account',
  dates: 'Dates',
  opens: 'Subscription opens',
  closes: 'Subscription closes',
  draw: 'Lottery',
  cutOff: 'Cut-off price set',
  result: 'Result announced',
  payment: 'Payment deadline',
  refund: 'Refund',
  listing: 'Listing',
  delivery: 'Delivery',
  paying: 'Allotment and payment',
  upfront:
    'The whole amount is frozen when you subscribe. Where more is asked for than offered, a lottery decides. Money that bought no shares is available again on the refund date.',
  afterwinning:
    'Nothing is due when you subscribe. Where more is asked for than offered, a lottery decides. If you are allotted shares, pay before the deadline; unpaid shares are waived.',
  byBids:
    'Bids decide the price. The money of a bid is frozen. The cut-off price is the highest at which all shares are taken; everyone pays it. Bids above it get every share, bids at it share what is left, bids below it get none. The rest of the money is available again on the refund date.',
  proceeds: 'Use of proceeds',
  use: 'The company intends to spend the money on new capacity, development and the repayment of loans, and may change these plans.',
  risks: 'Risks',
  risk1: 'The price may fall below the offer price, also on the first day.',
  risk2: 'You may be allotted fewer shares than you asked for, or none.',
  risk3: 'The dates may move, and the offer may be withdrawn; then all money is returned.',
  risk4: 'A young company has a short record; its plans may fail.',
}
