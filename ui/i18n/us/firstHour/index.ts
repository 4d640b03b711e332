import type { BaseTranslation } from '../../i18n-types.ts'

const firstHour = {
  title: 'Your first trade',
  all: 'All steps',
  progress: 'Step {step:number} of {steps:number}',
  later: 'Not now',
  leave: 'Do not show it again',
  finish: 'Finish',
  states: { done: 'done', skipped: 'skipped' },
  practice: 'You trade with practice money: nothing of it is real.',
  steps: {
    money: 'Money in the account',
    order: 'A first order',
    fill: 'The fill',
    stop: 'A stop-loss',
    sale: 'The sale',
    profit: 'The profit',
  },
  texts: {
    money: 'An order is paid from a wallet. Make a deposit first.',
    order:
      'Choose an instrument and buy the smallest quantity. A limit order states the price that you pay at most; a market order is filled at once, at the best prices.',
    closed: 'No market in which you have money is open now. An order waits until it opens.',
    fill: 'Your order waits for a counterparty at your price. Once it is filled, you hold a position. You can change or cancel it until then.',
    stop: '{name:string}: a stop-loss sells by itself when the price falls to it. So you know beforehand what you can lose.',
    sale: '{name:string}: selling ends the position. Only then is a profit or a loss final.',
    saleFrom: '{name:string}: you can sell from {time:string}. Only then is a profit or a loss final.',
  },
  actions: {
    money: 'Make a deposit',
    order: 'Go to quotes',
    fill: 'See the order',
    stop: 'Set a stop-loss',
    sale: 'Go to the sale',
    profit: 'Closed positions',
  },
  sold: '{name:string} is sold. Your profit or loss after fees:',
  soldText: 'That was a whole trade. You find it again among the closed positions.',
} satisfies BaseTranslation

export default firstHour
