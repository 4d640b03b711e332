import { describe } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { NewOrder } from '../../../ports/Orders.ts'
import { reports } from '../wealth/reports.ts'
import { funds } from '../transfers/funds.ts'
import { alerts } from '../alerts/alerts.ts'
import { instrumentDetail } from './instrumentDetail.ts'
import { markets } from '../markets/markets.ts'
import { news } from '../news/news.ts'
import { notices } from '../messages/notices.ts'
import { orders } from '../orders/orders.ts'
import { positions } from '../positions/positions.ts'
import { quotes } from './quotes.ts'
import { type CallTable, describeCalls } from '../testing/callTable.ts'
import { watchlist } from '../watchlist/watchlist.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const API = 'https://broker.test/api/vue'
const limit: NewOrder = {
  code: 'MY0101',
  action: 'open',
  direction: 'long',
  type: 'limit',
  timeInForce: 'day',
  quantity: decimal('1000'),
  price: decimal('1.540'),
  leverage: 2,
}
const closing: NewOrder = { ...limit, action: 'close', type: 'market', positionId: '7003', quantity: decimal('500') }
const range = { from: 1767225600000, until: 1769904000000 }
const page = { cursor: 'abc', limit: 20 }
const RANGE = 'from=1767225600000&to=1769904000000'
const PAGE = 'cursor=abc&limit=20'

/** How the app makes every call of the area, and the form it sends. */
const CALLS: CallTable = {
  '/market/list': [[(call) => markets(call).list(), '']],
  '/market/indices': [[(call) => quotes(call).indices(), '']],
  '/market/movers': [
    [(call) => quotes(call).movers({ market: 'MY', sort: 'gainers' }), 'market=MY&sort=gainers'],
    [(call) => quotes(call).movers({ market: 'US', sort: 'turnover', ...page }), `market=US&sort=turnover&${PAGE}`],
  ],
  '/quotes/list': [
    [(call) => quotes(call).batch(['MY0101', 'BTC-P'], null), 'codes=MY0101%2CBTC-P'],
    [(call) => quotes(call).batch(['MY0101'], 1768442400600), 'codes=MY0101&since=1768442400600'],
  ],
  '/quotes/search': [
    [(call) => quotes(call).search({ keyword: '虎牌 a&b' }), 'keyword=%E8%99%8E%E7%89%8C+a%26b'],
    [(call) => quotes(call).search({ keyword: 'hp', market: 'CN', ...page }), `keyword=hp&market=CN&${PAGE}`],
    [(call) => quotes(call).search({ keyword: 'hp', language: 'tw' }), 'keyword=hp&language=tw'],
  ],
  '/quotes/info': [
    [(call) => instrumentDetail(call).detail('MY0101'), 'code=MY0101'],
    [(call) => instrumentDetail(call).detail('MY0101', 'tw'), 'code=MY0101&language=tw'],
  ],
  '/quotes/depth': [[(call) => instrumentDetail(call).depth('MY0101'), 'code=MY0101']],
  '/quotes/timeshare': [
    [(call) => instrumentDetail(call).timeShare('MY0101', null), 'code=MY0101'],
    [(call) => instrumentDetail(call).timeShare('MY0101', 7), 'code=MY0101&since=7'],
  ],
  '/quotes/candles': [
    [(call) => instrumentDetail(call).candles({ code: 'MY0101', resolution: '5min' }), 'code=MY0101&period=5min'],
    [
      (call) => instrumentDetail(call).candles({ code: 'MY0101', resolution: 'week', before: 7, limit: 300 }),
      'code=MY0101&period=week&before=7&limit=300',
    ],
  ],
  '/quotes/watchlist': [[(call) => watchlist(call).list(), '']],
  '/quotes/watchadd': [[(call) => watchlist(call).add(['A', 'B'], ID), `codes=A%2CB&requestid=${ID}`]],
  '/quotes/watchremove': [[(call) => watchlist(call).remove(['A'], ID), `codes=A&requestid=${ID}`]],
  '/quotes/watchorder': [[(call) => watchlist(call).reorder(['B', 'A'], ID), `codes=B%2CA&requestid=${ID}`]],
  '/quotes/recommend': [
    [(call) => watchlist(call).recommended(null), ''],
    [(call) => watchlist(call).recommended('2'), 'batch=2'],
  ],
  '/trade/orderpreview': [
    [
      (call) => orders(call).preview(limit),
      'code=MY0101&direction=long&action=open&ordertype=limit&price=1.540&quantity=1000&leverage=2',
    ],
    [
      // A market order is sent without a price that was typed for a limit order before.
      (call) => orders(call).preview(closing),
      'code=MY0101&direction=long&action=close&ordertype=market&quantity=500&positionid=7003',
    ],
  ],
  '/trade/order': [
    [
      (call) => orders(call).place(limit, ID),
      `code=MY0101&direction=long&action=open&ordertype=limit&price=1.540&quantity=1000&leverage=2&clientorderid=${ID}`,
    ],
  ],
  '/trade/cancelorder': [[(call) => orders(call).cancel('5012', ID), `orderid=5012&requestid=${ID}`]],
  '/trade/orderinfo': [
    [(call) => orders(call).byId('5012'), 'orderid=5012'],
    [(call) => orders(call).byClientId(ID), `clientorderid=${ID}`],
  ],
  '/trade/pendinglist': [
    [(call) => orders(call).pending({}), ''],
    [(call) => orders(call).pending({ code: 'A', ...page }), `code=A&${PAGE}`],
  ],
  '/trade/orderhistory': [
    [(call) => orders(call).history({ code: 'A', range, ...page }), `code=A&${RANGE}&${PAGE}`],
    [(call) => orders(call).history({ range: { from: null, until: 7 } }), 'to=7'],
  ],
  '/trade/fills': [
    [(call) => orders(call).fills({ orderId: '1', positionId: '2', range }), `orderid=1&positionid=2&${RANGE}`],
  ],
  '/trade/positionlist': [
    [(call) => positions(call).list({ which: 'held' }), 'which=held'],
    [
      (call) => positions(call).list({ which: 'past', code: 'A', currency: 'MYR', range, ...page }),
      `which=past&code=A&currency=MYR&${RANGE}&${PAGE}`,
    ],
  ],
  '/trade/positioninfo': [[(call) => positions(call).detail('7003'), 'positionid=7003']],
  '/trade/positionnote': [
    [
      (call) => positions(call).note('7003', 'Too early', '', ID),
      `positionid=7003&note=Too+early&notebefore=&requestid=${ID}`,
    ],
    [
      (call) => positions(call).note('7003', '', 'Too early', ID),
      `positionid=7003&note=&notebefore=Too+early&requestid=${ID}`,
    ],
  ],
  '/trade/addmargin': [
    [(call) => positions(call).addMargin('7003', decimal('100'), ID), `positionid=7003&amount=100&requestid=${ID}`],
  ],
  '/trade/protect': [
    [(call) => positions(call).protect('7003', {}, ID), `positionid=7003&requestid=${ID}`],
    [
      (call) =>
        positions(call).protect(
          '7003',
          { stop: decimal('1.45'), stopLimit: decimal('1.4'), takeProfit: decimal('2') },
          ID,
        ),
      `positionid=7003&stoploss=1.45&stoplimit=1.4&takeprofit=2&requestid=${ID}`,
    ],
    [
      (call) => positions(call).protect('7003', { trail: { unit: 'amount', distance: decimal('0.1') } }, ID),
      `positionid=7003&trailamount=0.1&requestid=${ID}`,
    ],
    [
      (call) => positions(call).protect('7003', { trail: { unit: 'percent', distance: decimal('5') } }, ID),
      `positionid=7003&trailpercent=5&requestid=${ID}`,
    ],
  ],
  '/alert/list': [
    [(call) => alerts(call).list(), ''],
    [(call) => alerts(call).list('A'), 'code=A'],
  ],
  '/alert/add': [
    [
      (call) => alerts(call).add('A', { kind: 'above', value: decimal('1.60') }, ID),
      `code=A&kind=above&value=1.60&requestid=${ID}`,
    ],
  ],
  '/alert/remove': [[(call) => alerts(call).remove(['8101', '8102'], ID), `ids=8101%2C8102&requestid=${ID}`]],
  '/trade/closepositions': [
    [(call) => positions(call).closeAll(['7003', '7006'], ID), `positionids=7003%2C7006&requestid=${ID}`],
  ],
  '/trade/amendorder': [
    [
      (call) => orders(call).amend('5012', { price: decimal('1.55'), quantity: decimal('800') }, ID),
      `orderid=5012&price=1.55&quantity=800&requestid=${ID}`,
    ],
    [
      (call) => orders(call).amend('5012', { quantity: decimal('800') }, ID),
      `orderid=5012&quantity=800&requestid=${ID}`,
    ],
  ],
  '/trade/cancelorders': [
    [(call) => orders(call).cancelAll(undefined, ID), `requestid=${ID}`],
    [(call) => orders(call).cancelAll('A', ID), `code=A&requestid=${ID}`],
  ],
  '/trade/funds': [[(call) => funds(call).list(), '']],
  '/trade/worth': [[(call) => funds(call).worth(), '']],
  '/trade/performance': [
    [(call) => reports(call).performance({ period: 'all' }), 'period=all'],
    [
      (call) => reports(call).performance({ period: '1m', currency: 'MYR', market: 'MY', index: 'KLCI' }),
      'period=1m&type=MYR&market=MY&index=KLCI',
    ],
  ],
  '/trade/statement': [
    [(call) => reports(call).statement(), ''],
    [(call) => reports(call).statement('2026-05'), 'month=2026-05'],
  ],
  '/news/categories': [[(call) => news(call, API).categories('es'), 'language=es']],
  '/news/list': [
    [(call) => news(call, API).list({ language: 'es' }), 'language=es'],
    [
      (call) => news(call, API).list({ language: 'ar', category: 'ipo', code: 'A', ...page }),
      `language=ar&category=ipo&code=A&${PAGE}`,
    ],
  ],
  '/news/info': [[(call) => news(call, API).article('2001', 'us'), 'id=2001&language=us']],
  '/notice/list': [[(call) => notices(call).list('us'), 'language=us']],
  '/notice/banners': [[(call) => notices(call).banners('us'), 'language=us']],
}

describe('the calls of market and trading', () => {
  describeCalls({ tags: ['market', 'quotes', 'watchlist', 'order', 'position', 'news', 'notice'] }, CALLS)
})
