import { reading } from '../workflow.ts'

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
  'search, instrument, candles',
  [
    '/market/list',
    '/market/indices',
    '/market/movers',
    '/quotes/search',
    '/quotes/info',
    '/quotes/list',
    '/quotes/depth',
    '/quotes/timeshare',
    '/quotes/candles',
  ],
  async ({ ask, need, holds }) => {
    await ask('/market/indices')
    const markets = await ask('/market/list')
    const { code: market } = need(
      markets.find(({ tradable }) => tradable),
      'the server has no market to trade on',
    )
    const page = await ask('/market/movers', { market, sort: 'gainers', limit: '2' })
    const { code } = need(page.list[0], `the market ${market} has no instrument`)
    holds('/market/movers', '/data/list', 'no more rows than asked for', page.list.length, page.list.length <= 2)
    if (page.next !== '') {
      const { list } = await ask('/market/movers', { market, sort: 'gainers', limit: '2', cursor: page.next })
      const again = list.find((row) => page.list.some((seen) => seen.code === row.code))
      holds('/market/movers', '/data/list', 'no row of the page before', again?.code, again === undefined)
    }
    const hits = (await ask('/quotes/search', { keyword: code })).list.map((hit) => hit.code)
    holds('/quotes/search', '/data/list', `a hit with the code ${code}`, hits, hits.includes(code))
    const info = await ask('/quotes/info', { code })
    holds('/quotes/info', '/data/code', code, info.code, info.code === code)
    const quotes = await ask('/quotes/list', { codes: code })
    holds(
      '/quotes/list',
      '/data/list',
      `the quote of ${code} alone`,
      quotes.list,
      quotes.list.every((row) => row.code === code),
    )
    await ask('/quotes/depth', { code })
    await ask('/quotes/timeshare', { code })
    for (const period of ['5min', '15min', '30min', 'day', 'week', 'month'] as const) {
      const candles = await ask('/quotes/candles', { code, period, limit: '5' })
      holds('/quotes/candles', '/data/period', period, candles.period, candles.period === period)
      holds(
        '/quotes/candles',
        '/data/list',
        'no more candles than asked for',
        candles.list.length,
        candles.list.length <= 5,
      )
    }
  },
)

export const news = reading(
  'news and notices',
  ['/news/categories', '/news/list', '/news/info', '/notice/list', '/notice/banners'],
  async ({ ask, need, holds }) => {
    await ask('/notice/list', { language: 'us' })
    await ask('/notice/banners', { language: 'us' })
    await ask('/news/categories', { language: 'us' })
    const { list } = await ask('/news/list', { language: 'us' })
    const { id } = need(list[0], 'there are no news')
    const article = await ask('/news/info', { id, language: 'us' })
    holds('/news/info', '/data/id', id, article.id, article.id === id)
  },
)

export const messages = reading(
  'messages',
  ['/message/unread', '/message/list', '/message/info'],
  async ({ ask, need, holds }) => {
    await ask('/message/unread')
    const { list } = await ask('/message/list', { language: 'us' })
    const { id } = need(list[0], 'the account has no messages')
    const message = await ask('/message/info', { id, language: 'us' })
    holds('/message/info', '/data/id', id, message.id, message.id === id)
  },
)
