import type { BaseTranslation } from '../../i18n-types.ts'

const alerts = {
  unit: 'Alert at',
  price: 'Price',
  percent: 'Change on the day',
  direction: 'Direction',
  up: 'Up',
  down: 'Down',
  change: 'Per cent since the previous close',
  hint: 'We will message you once when this price is reached.',
  unreadable: 'Enter a number',
  aboveZero: 'Enter a price above zero',
  outOfRange: 'From 0,1 to 100\u00a0%, two decimals at most',
  waits: {
    above: 'Price at {value:string} or above',
    below: 'Price at {value:string} or below',
    rise: 'Up {value:string} or more on the day',
    fall: 'Down {value:string} or more on the day',
  },
  fromNow: 'From the current price: {change:string}',
  set: 'Set alert',
  here: 'For this instrument',
  others: 'For other instruments',
  remove: 'Remove the alert “{alert:string}”',
  metAt: 'Reached {price:string}, {time:string}',
  failed: 'The price alerts could not be loaded',
  notice: 'Price alert: {name:string}',
  reached: 'The price reached {price:string}.',
  seen: 'View instrument',
  atPrice: 'Set a price alert at {price:string}',
} satisfies BaseTranslation

export default alerts
