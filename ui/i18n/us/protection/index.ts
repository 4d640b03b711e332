import type { BaseTranslation } from '../../i18n-types.ts'

const protection = {
  title: 'Protect',
  hint: 'Stop-loss, trailing stop, take-profit',
  risk: {
    title: 'Stop and target on the chart',
    summary:
      'Closing prices of the past 30 trading days, the price of the order, and the stop and target that you drag or move with the arrow keys.',
    stop: 'Stop',
    target: 'Target',
    addStop: 'Add a stop',
    addTarget: 'Add a target',
    order: 'Order {price:string}',
    at: '{price:string}: {amount:string}, {percent:string} of your {currency:string} assets',
    loseAtMost: 'Lose at most',
    gives: 'At the stop, with all fees: {quantity:string}',
    tooMuch: 'One lot would already lose more at this stop',
  },
  none: 'Not protected',
  edit: 'Change',
  set: 'Set',
  remove: 'Remove protection',
  save: 'Save',
  kind: 'Stop',
  kinds: {
    none: 'None',
    stop: 'At a price',
    trail: 'Trailing',
  },
  stopPrice: 'Stop price',
  stopLimit: 'Limit after the stop',
  stopLimitHint: 'Empty: at the market price',
  unit: 'Distance in',
  percent: 'Per cent',
  amount: 'Amount',
  distance: 'Distance from the peak price',
  distanceHint:
    'The stop follows the price and never moves back. If you are short, the distance counts from the lowest price.',
  profitPrice: 'Take-profit price',
  atStop: 'If the stop is reached',
  atProfit: 'If the take-profit is reached',
  gap: 'Triggered by the last price. After a price gap the order is filled at the next price, which may be worse. These amounts are estimates after fees.',
  stopNow: 'Stop now at',
  takeProfit: 'Take-profit',
  trigger: 'Triggered at',
  status: 'Status',
  states: {
    waiting: 'Waits for the first fill',
    active: 'Active',
    triggered: 'Triggered, closing',
    ended: 'Ended',
  },
  stops: 'Stops and take-profits',
  stopsHint:
    'They wait for the last price to reach them, then close the whole position. They stay until you remove them or the position is closed.',
  till: 'Last day',
  immediateHint: 'Anything not filled immediately is cancelled.',
  gtcHint: 'For up to 90 days.',
  unreadable: 'Enter a number',
  changedElsewhere: 'This protection was changed elsewhere. Fields that you did not edit show the new values.',
} satisfies BaseTranslation

export default protection
