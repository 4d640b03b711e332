import { describe, expect, it } from 'vitest'
import english from '../../ui/i18n/us/meanings/index.ts'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { glossaryOf } from './glossary.ts'
import { textsOf } from './texts.ts'

/** The row of the glossary that each explained term belongs to. */
const ROWS: Readonly<Record<keyof typeof english.list, string>> = {
  limitOrder: 'limit order',
  marketOrder: 'market order',
  timeInForce: 'time in force',
  lot: 'lot',
  tickSize: 'tick size',
  orderBook: 'order book',
  bid: 'bid',
  ask: 'ask',
  spread: 'spread',
  priceLimits: 'price limits',
  filled: 'filled',
  buyingPower: 'buying power',
  margin: 'margin',
  leverage: 'leverage',
  stopOut: 'automatic close',
  short: 'short',
  stopLoss: 'stop-loss',
  stopLimit: 'stop-limit',
  trailingStop: 'trailing stop',
  takeProfit: 'take-profit',
  settlement: 'settlement',
  nextDay: 'T+1 rule',
  exDate: 'ex-date',
  lottery: 'lottery',
  allotted: 'allotted',
  sharePremium: 'share premium',
  blockTrade: 'block trade',
  lockUp: 'lock-up',
  dayTrading: 'day trading',
  copyTrading: 'copy trading',
  securitiesLending: 'securities lending',
  timeWeighted: 'time-weighted return',
  moneyWeighted: 'money-weighted return',
  largestFall: 'largest fall',
  frozen: 'frozen',
  floating: 'floating profit/loss',
  realised: 'realised profit/loss',
  practiceMoney: 'practice money',
}

/** Ends of sentences; a decimal comma or a thousands dot does not end one. */
const sentences = (text: string): number => [...text.matchAll(/[.。](?!\d)/gu)].length

describe.each(LOCALES)('$name', ({ code }) => {
  it('an explained term has the name of its row in the glossary', async () => {
    const [texts, rows] = [await textsOf(code), glossaryOf(code)]
    const other = Object.entries(ROWS).filter(([id, term]) => {
      const name = texts.get(`meanings.list.${id}.name`) ?? ''
      return !rows.find((row) => row.term === term)?.wordings.some((wording) => wording.test(name))
    })
    expect(other).toEqual([])
  })

  it('a term is explained in a few sentences, with an example', async () => {
    const texts = await textsOf(code)
    const long = Object.keys(ROWS).filter((id) => {
      const count = sentences(texts.get(`meanings.list.${id}.text`) ?? '')
      return count < 1 || count > 5 || texts.get(`meanings.list.${id}.example`) === ''
    })
    expect(long).toEqual([])
  })
})
