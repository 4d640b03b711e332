import type { BaseTranslation } from '../../i18n-types.ts'

const story = {
  ofOrder: 'Order timeline',
  ofPosition: 'Position timeline',
  failed: 'The timeline could not be loaded',
  now: 'Now',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'It could not be copied',
  save: 'Save as text',
  saved: 'File saved',
  limit: {
    'open-long': 'Limit order placed: buy {quantity:string} at {price:string} or less.',
    'open-short': 'Limit order placed: sell {quantity:string} short at {price:string} or more.',
    'close-long': 'Limit order placed: sell {quantity:string} at {price:string} or more.',
    'close-short': 'Limit order placed: buy back {quantity:string} at {price:string} or less.',
  },
  market: {
    'open-long': 'Market order placed: buy {quantity:string}.',
    'open-short': 'Market order placed: sell {quantity:string} short.',
    'close-long': 'Market order placed: sell {quantity:string}.',
    'close-short': 'Market order placed: buy back {quantity:string}.',
  },
  broker: {
    'open-long': 'The broker placed an order to buy {quantity:string}.',
    'open-short': 'The broker placed an order to sell {quantity:string} short.',
    'close-long': 'The broker placed an order to sell {quantity:string}.',
    'close-short': 'The broker placed an order to buy back {quantity:string}.',
  },
  filled: {
    'open-long': 'Filled: bought {quantity:string} at {price:string}.',
    'open-short': 'Filled: sold {quantity:string} short at {price:string}.',
    'close-long': 'Filled: sold {quantity:string} at {price:string}.',
    'close-short': 'Filled: bought back {quantity:string} at {price:string}.',
  },
  cancelled: 'The order was cancelled. Not filled: {rest:string} of {quantity:string}.',
  expired: 'The order expired. Not filled: {rest:string} of {quantity:string}.',
  rejected: 'The broker rejected the order.',
  reason: 'Reason: {reason:string}',
  waiting: 'The order waits. Not filled yet: {rest:string} of {quantity:string}. It is valid until {time:string}.',
  protected: {
    stop: 'A stop-loss was set at {price:string}.',
    trail: 'A trailing stop stands at {price:string}.',
    'take-profit': 'A take-profit was set at {price:string}.',
  },
  moved: {
    'stop-moved': 'The stop-loss was moved to {price:string}.',
    'take-profit-moved': 'The take-profit was moved to {price:string}.',
  },
  trailSet: 'A trailing stop was set, {distance:string} from the peak price.',
  removed: {
    'stop-loss': 'The stop-loss was removed.',
    'trailing-stop': 'The trailing stop was removed.',
    'take-profit': 'The take-profit was removed.',
  },
  triggered: {
    'stop-loss': 'The price reached the stop-loss: {price:string}.',
    'trailing-stop': 'The price reached the trailing stop: {price:string}.',
    'take-profit': 'The price reached the take-profit: {price:string}.',
  },
  dividend: 'Dividend paid: {amount:string} after tax, on {quantity:string} held.',
  dividendOwed: 'Dividend charged: {amount:string}, on {quantity:string} sold short.',
  held: 'Held: {quantity:string}.',
  closedProfit: 'The position was closed. Profit after all fees: {amount:string}.',
  closedLoss: 'The position was closed. Loss after all fees: {amount:string}.',
  fees: 'Fees and taxes so far: {amount:string}.',
} satisfies BaseTranslation

export default story
