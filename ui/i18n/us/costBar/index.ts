import type { BaseTranslation } from '../../i18n-types.ts'

const costBar = {
  title: 'What this costs you',
  sentence: {
    both: 'Fees {fees:string} and tax {taxes:string}: {percent:string}',
    fees: 'Fees {fees:string}: {percent:string}',
    taxes: 'Tax {taxes:string}: {percent:string}',
  },
  show: 'Show what this costs',
  estimated: 'Estimate',
  charged: 'Charged so far',
  share: '{percent:string} of the value',
  scale: 'Below, enlarged: the whole bar is {percent:string} of the value.',
  kinds: {
    fees: 'Fees',
    taxes: 'Taxes',
    spread: 'Spread',
    charges: 'Fees and taxes',
  },
  spreadNote:
    'The spread is half the gap between the best bid and the best ask. It is part of the price and not charged separately.',
} satisfies BaseTranslation

export default costBar
