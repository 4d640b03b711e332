import type { BaseTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'Your first trade',
  all: 'All steps',
  progress: 'Step {step:number} of {steps:number}',
  later: 'Not now',
  leave: 'Do not show again',
  finish: 'Finish',
  states: { done: 'done', skipped: 'skipped' },
  practice: 'You trade with practice money. None of it is real.',
  steps: {
    money: 'Money in the account',
    order: 'A first order',
    fill: 'The fill',
    stop: 'A stop-loss',
    sale: 'The sale',
    profit: 'The profit',
  },
  texts: {
    money: 'An order is paid from your cash balance. Make a deposit first.',
    order:
      'Choose an instrument and buy the smallest quantity. A limit order sets the highest price you will pay; a market order is filled immediately, at the best prices.',
    closed: 'No market in which you have cash is open now. Orders wait until it opens.',
    fill: 'Your order waits for a counterparty at your price. Once it is filled, you hold a position. You can change or cancel it until then.',
    stop: '{name:string}: a stop-loss sells for you when the price falls to it. You know in advance about how much you can lose.',
    sale: '{name:string}: selling closes the position. Only then is a profit or loss final.',
    saleFrom: '{name:string}: you can sell from {time:string}. Only then is a profit or loss final.',
  },
  actions: {
    money: 'Make a deposit',
    order: 'Go to quotes',
    fill: 'View order',
    stop: 'Set a stop-loss',
    sale: 'Sell',
    profit: 'Closed positions',
  },
  sold: '{name:string} has been sold. Your profit or loss after fees:',
  soldText: 'That was a complete trade. You can find it under Closed positions.',
} satisfies BaseTranslation

export default firstHour
