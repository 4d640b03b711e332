import type { BaseTranslation } from '../../i18n-types.ts'

const evening = {
  title: '{market:string}: the day is over',
  dismiss: 'Dismiss',
  moved: 'What moved in your holdings',
  unmoved: 'Nothing moved in your holdings.',
  tomorrow: 'Until the end of tomorrow',
  nothingDue: 'Nothing is due.',
  thatIsAll: 'That is all.',
  together: 'Together',
  contribution: 'Contribution: {points:string}',
  rate: 'Effect of the {currency:string} rate, 24 hours',
  causes: {
    dividend: 'Traded without its dividend from today',
    market: 'Market: {index:string} {change:string}',
    price: 'Price; nothing else is known',
  },
  due: {
    lottery: '{name:string}: result of the lottery, {time:string}',
    settled: '{name:string}: can be sold from {time:string}',
    'ex-dividend': '{name:string}: tomorrow is the ex-date',
    dividend: '{name:string}: dividend of {amount:string} is paid',
    loan: 'Credit loan of {amount:string} is due, {time:string}',
    lent: '{name:string}: lent shares come back, {time:string}',
  },
} satisfies BaseTranslation

export default evening
