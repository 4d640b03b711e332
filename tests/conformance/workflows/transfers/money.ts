import type { Data } from '../../../../paper/platform/contract/operations.ts'
import {
  compare,
  decimalsOf,
  divideTo,
  figure,
  formatDecimal,
  plus,
  smallest,
  times,
  zero,
} from '../../contract/amounts.ts'
import { halfwayAmount } from '../../promises/halfway.ts'
import { reading } from '../../workflow.ts'

/** An amount of which the fee's share lies half-way between two units, and within its least and its most. */
const halfwayMoney = ({ currency, feemax, feemin, feerate }: Data<'/funds/withdrawpreview'>): string | undefined => {
  if (compare(figure(feerate), zero) <= 0) return undefined
  const [least, most] = [feemin, feemax].map((fee) =>
    divideTo(times(figure(fee), figure('100')), figure(feerate), decimalsOf(currency), 'down'),
  )
  return halfwayAmount(feerate, currency, least ?? zero, most)
}

export const money = reading(
  'withdrawal preview',
  [
    '/funds/wallets',
    '/funds/channels',
    '/funds/depositlist',
    '/bank/list',
    '/funds/withdrawpreview',
    '/exchange/pairs',
    '/exchange/quote',
    '/exchange/list',
  ],
  async ({ ask, need, holds }) => {
    const wallets = await ask('/funds/wallets')
    await ask('/funds/channels', { language: 'us' })
    await ask('/funds/depositlist', {})
    await ask('/bank/list', {})
    const { currency } = need(wallets[0], 'the account has no wallet')
    for (const money of ['0.01', '1234.56', '987654.32']) await ask('/funds/withdrawpreview', { type: currency, money })
    const terms = await ask('/funds/withdrawpreview', { type: currency })
    const { available, settling } = terms
    const halfway = halfwayMoney(terms)
    if (halfway !== undefined) {
      await ask('/funds/withdrawpreview', { type: currency, money: halfway })
      // A little more, and the share is nearer to the unit above.
      const above = formatDecimal(plus(figure(halfway), smallest(currency)))
      await ask('/funds/withdrawpreview', { type: currency, money: above })
    }
    const dates = settling.map(({ time }) => Number(time))
    holds(
      '/funds/withdrawpreview',
      '/data/settling',
      'the soonest first',
      dates,
      dates.every((one, nth) => one >= (dates[nth - 1] ?? one)),
    )
    const balance = figure((await ask('/funds/wallets')).find((one) => one.currency === currency)?.balance)
    holds(
      '/funds/withdrawpreview',
      '/data/available',
      `no more than the balance ${formatDecimal(balance)}`,
      available,
      compare(figure(available), balance) <= 0,
    )
    await ask('/exchange/list', {})
    const pairs = await ask('/exchange/pairs', {})
    const { from, to, rate } = need(pairs[0], 'no currencies are exchanged')
    const back = pairs.find((one) => one.from === to && one.to === from)
    const both = back === undefined ? 1 : Number(rate) * Number(back.rate)
    holds('/exchange/pairs', '/data', `the way back, about 1 / ${String(rate)}`, back?.rate, both > 0.9 && both < 1.1)
    const quote = await ask('/exchange/quote', { from, to })
    const off = Number(quote.rate) / Number(rate)
    holds(
      '/exchange/quote',
      '/data/rate',
      `about ${String(rate)}, as the pairs say`,
      quote.rate,
      off > 0.9 && off < 1.1,
    )
  },
)
