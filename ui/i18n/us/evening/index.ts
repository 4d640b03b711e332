import type { BaseTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market:string}: today’s session is over',
  dismiss: 'Dismiss',
  moved: 'What moved in your portfolio',
  unmoved: 'Nothing moved in your portfolio.',
  tomorrow: 'Due by the end of tomorrow',
  nothingDue: 'Nothing is due.',
  thatIsAll: 'That is all.',
  // Before the sum of the changes.
  together: 'In total',
  contribution: 'Contribution: {points:string}',
  rate: 'Effect of the {currency:string} rate, 24 hours',
  causes: {
    dividend: 'Trading ex-dividend from today',
    market: 'Market: {index:string} {change:string}',
    price: 'Price move without a known cause',
  },
  due: {
    lottery: '{name:string}: ballot result, {time:string}',
    settled: '{name:string}: can be sold from {time:string}',
    'ex-dividend': '{name:string}: ex-date tomorrow',
    dividend: '{name:string}: dividend of {amount:string} paid',
    loan: 'Loan of {amount:string} is due, {time:string}',
    lent: '{name:string}: lent shares are returned, {time:string}',
  },
} satisfies BaseTranslation

export default evening
