import type { BaseTranslation } from '../../i18n-types.ts'

const marginTrading = {
  title: 'Short selling and leverage',
  off: 'Off',
  on: 'On',
  intro:
    'You buy with your own money and can lose at most what you paid. With margin you can do two more things, and lose more quickly.',
  leverage: {
    title: 'Leverage',
    text: 'You pay in a part of the order value, the margin, and the broker lends the rest. At 5× leverage a price move of 1% changes your margin by 5%.',
  },
  short: {
    title: 'Long and short',
    text: 'Long means that you buy and gain when the price rises. Selling short means that you sell shares that you do not own and buy them back later: you gain when the price falls, and lose when it rises.',
  },
  stopOut: {
    title: 'Closed automatically',
    text: 'When only {percent:string} of the margin is left, the broker closes the position automatically, at the price of that moment. You can add margin before.',
  },
  loss: 'You can lose your whole margin. The broker writes off what goes beyond it.',
  kept: 'It stays on for you on this device until you switch it off here. Open positions do not change.',
  switchOn: 'Switch on margin',
  switchOff: 'Switch off margin',
  notNow: 'Not now',
} satisfies BaseTranslation

export default marginTrading
