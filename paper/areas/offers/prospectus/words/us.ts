import type { ProspectusWords } from './words.ts'

export const words: ProspectusWords = {
  title: 'Prospectus',
  simulated: 'Simulated. {name} is an invented company: no one can buy its shares, and no money is at stake.',
  company: 'The company',
  about:
    '{name} is preparing its listing on the {market} market. It is selling shares to investors for the first time, with the same rights as its existing shares.',
  placed:
    '{name} is listed on the {market} market. It is placing further shares with investors below its market price, with the same rights as those listed.',
  offer: 'The offer',
  price: 'Price per share',
  band: 'Price band',
  offered: 'Shares offered',
  minimum: 'Minimum application',
  maximum: 'Maximum per account',
  dates: 'Dates',
  opens: 'Applications open',
  closes: 'Applications close',
  draw: 'Ballot',
  cutOff: 'Cut-off price set',
  result: 'Result announced',
  payment: 'Payment deadline',
  refund: 'Refund',
  listing: 'Listing',
  delivery: 'Crediting',
  paying: 'Allotment and payment',
  upfront:
    'The whole amount is put on hold when you apply. If more is applied for than offered, a ballot decides. Money that is not used becomes available again on the refund date.',
  afterwinning:
    'Nothing is due when you apply. If more is applied for than offered, a ballot decides. If you are allotted shares, pay by the deadline, or you will lose them.',
  byBids:
    'Bids decide the price. The money of a bid is put on hold. The cut-off price is the highest at which all shares are sold; everyone pays it. Bids above it are allotted in full, bids at it share what is left, bids below it get none. The rest of the money is available again on the refund date.',
  proceeds: 'Use of proceeds',
  use: 'The company intends to spend the money on new capacity, development and the repayment of loans, and may change these plans.',
  risks: 'Risks',
  risk1: 'The price may fall below the offer price, even on the first day.',
  risk2: 'You may be allotted fewer shares than you applied for, or none.',
  risk3: 'The dates may move, and the offer may be withdrawn; then all money is returned.',
  risk4: 'A young company has a short record; its plans may fail.',
}
