import { compare, figure, instant, known } from '../contract/amounts.ts'
import { reading } from '../workflow.ts'
import { quotedMarket } from './quotedMarket.ts'

export const visitor = reading(
  'what a visitor reads',
  ['/common/config', '/common/version', '/common/article'],
  async ({ ask }) => {
    await ask('/common/config', { type: 'all' })
    await ask('/common/version')
    for (const name of ['agreement', 'privacy'] as const) await ask('/common/article', { name, language: 'us' })
  },
)

export const instrument = reading(
  'search, instrument, quotes',
  [
    '/market/list',
    '/market/indices',
    '/market/movers',
    '/quotes/search',
    '/quotes/info',
    '/quotes/list',
    '/quotes/depth',
  ],
  async ({ ask, refuse, need, holds }) => {
    await ask('/market/indices')
    const markets = await ask('/market/list')
    const { code: market } = need(quotedMarket(markets), 'the server has no market')
    for (const sort of ['gainers', 'losers', 'turnover'] as const)
      await ask('/market/movers', { market, sort, limit: '20' })
    const { list } = await ask('/market/movers', { market, sort: 'turnover', limit: '20' })
    const amounts = list.map(({ turnover }) => figure(turnover))
    // Trading goes on while the list is answered: only what is far out of order counts.
    const isSorted = amounts.every(
      (one, nth) =>
        nth === 0 ||
        Number(one.value) / 10 ** one.scale <=
          (Number(amounts[nth - 1]?.value) / 10 ** (amounts[nth - 1]?.scale ?? 0)) * 1.05,
    )
    holds(
      '/market/movers',
      '/data/list',
      'the highest turnover first',
      list.map(({ turnover }) => turnover),
      isSorted,
    )
    const { code, name } = need(list[0], `the market ${market} has no instrument`)
    const other = list[1]?.code ?? code
    for (const keyword of [code, code.toLowerCase(), name.slice(0, 4).trim(), name.slice(1, 5).trim()]) {
      const hits = (await ask('/quotes/search', { keyword, limit: '100' })).list
      const found = hits.map((hit) => hit.code)
      holds('/quotes/search', '/data/list', `a hit with the code ${code}`, found, found.includes(code))
      if (keyword === code)
        holds('/quotes/search', '/data/list/0/code', `${code}: the exact code first`, found[0], found[0] === code)
    }
    const nothing = (await ask('/quotes/search', { keyword: 'zzqqxxjj' })).list.map((hit) => hit.code)
    holds('/quotes/search', '/data/list', 'nothing for a word that nothing is called', nothing, nothing.length === 0)
    const info = await ask('/quotes/info', { code })
    if (info.index !== undefined) {
      const index = await ask('/quotes/info', { code: info.index.code })
      holds(
        '/quotes/info',
        '/data/index',
        `${info.index.code}, an instrument by that name`,
        index.name,
        index.name === info.index.name,
      )
    }
    const quotes = await ask('/quotes/list', { codes: `${other},${code}` })
    const answered = quotes.list.map((row) => row.code)
    holds(
      '/quotes/list',
      '/data/list',
      `${other}, ${code}`,
      answered,
      answered.join() === [...new Set([other, code])].join(),
    )
    const late = [...markets, info.rules]
      .map(({ changetime }) => instant(changetime))
      .find((due) => {
        // It may have come between the two answers.
        return due !== undefined && due < Number(quotes.time) - 60_000
      })
    holds('/market/list', '/data/changetime', `a change to come after ${String(quotes.time)}`, late, late === undefined)
    const unknown = (await ask('/quotes/list', { codes: `NOSUCHCODE,${code}` })).list.map((row) => row.code)
    holds('/quotes/list', '/data/list', `${code}: what does not exist is left out`, unknown, unknown.join() === code)
    const later = await ask('/quotes/list', { codes: code, since: String(quotes.time) })
    const at = later.time
    holds('/quotes/list', '/data/time', `${String(quotes.time)} or later`, at, Number(at) >= Number(quotes.time))
    const depth = await ask('/quotes/depth', { code })
    const quote = quotes.list.find((row) => row.code === code)
    const isOne =
      quote === undefined ||
      Number(quote.time) !== Number(depth.quote.time) ||
      compare(figure(quote.nowprice), figure(depth.quote.nowprice)) === 0
    holds(
      '/quotes/depth',
      '/data/quote/nowprice',
      `${String(quote?.nowprice)}, as the list says of the same instant`,
      depth.quote.nowprice,
      isOne,
    )
    const isClose = compare(figure(info.quote.preclose), figure(depth.quote.preclose)) === 0
    holds('/quotes/depth', '/data/quote/preclose', String(info.quote.preclose), depth.quote.preclose, isClose)
    const grows =
      known(info.quote.volume) === undefined || compare(figure(info.quote.volume), figure(depth.quote.volume)) <= 0
    holds(
      '/quotes/depth',
      '/data/quote/volume',
      `${String(info.quote.volume)} or more: the day's volume only grows`,
      depth.quote.volume,
      grows,
    )
    for (const path of ['/quotes/info', '/quotes/depth', '/quotes/timeshare'] as const)
      await refuse(path as '/quotes/info', { code: 'NOSUCHCODE' }, 'product-not-found')
    const market_ = markets.find((one) => one.code === market)
    const isState = market_?.state === info.quote.state || info.quote.state === 'halted'
    holds('/quotes/info', '/data/quote/state', `${market_?.state}, as its market is`, info.quote.state, isState)
  },
)
