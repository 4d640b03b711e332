import { compare, decimal, figure, formatDecimal, known, minus, plus, times, zero } from '../contract/amounts.ts'
import { tickAt } from '../promises/market.ts'
import { writing } from '../workflow.ts'
import { type Info, tradables } from './trading/tradable.ts'
import { NOWHERE } from './nowhere.ts'

const HALF = decimal('0.5')

type Form = Readonly<Record<string, string>>
/** What is wrong with an order that is right otherwise, and what it deserves. */
type Edge = readonly [changed: Form, ...codes: ReadonlyArray<string>]

/** A right order of one lot at a price that is not filled at once. */
const rightOrder = ({ code, book, rules }: Info): Form => ({
  code,
  direction: 'long',
  action: 'open',
  ordertype: 'limit',
  price: String(book.bids.at(-1)?.price),
  quantity: String(rules.lot),
})

/** Orders of one instrument that its own rules forbid, each by one unit. */
const edgesOf = ({ rules }: Info, form: Form): ReadonlyArray<Edge> => {
  const price = figure(form['price'])
  const lot = figure(rules.lot)
  const [upper, lower] = [known(rules.upperlimit), known(rules.lowerlimit)]
  const most = known(rules.maxquantity)
  const one = decimal('1')
  const isWide = compare(lot, one) > 0
  return [
    [
      { price: formatDecimal(plus(price, times(tickAt(rules, form['price']), HALF))) },
      'off-tick',
      'invalid-parameters',
    ],
    [{ price: '0' }, 'invalid-parameters', 'off-tick', 'price-limit-exceeded'],
    [{ price: '-1' }, 'invalid-parameters'],
    [{ price: '1e1' }, 'invalid-parameters'],
    [{ quantity: '0' }, 'invalid-parameters', 'below-one-lot'],
    [{ quantity: `-${formatDecimal(lot)}` }, 'invalid-parameters'],
    [{ quantity: '1e3' }, 'invalid-parameters'],
    [{ leverage: '7' }, 'leverage-not-offered', 'invalid-parameters'],
    [{ leverage: '0' }, 'invalid-parameters', 'leverage-not-offered'],
    [{ ordertype: 'market' }, 'invalid-parameters'],
    [{ positionid: NOWHERE }, 'invalid-parameters'],
    [{ action: 'close', positionid: NOWHERE }, 'position-not-found'],
    [{ action: 'close' }, 'invalid-parameters'],
    [{ code: 'NOSUCHCODE' }, 'product-not-found'],
    ...(isWide ? [[{ quantity: formatDecimal(plus(lot, one)) }, 'not-whole-lots'] satisfies Edge] : []),
    ...(isWide
      ? [[{ quantity: formatDecimal(minus(lot, one)) }, 'below-one-lot', 'not-whole-lots'] satisfies Edge]
      : []),
    ...(most ? [[{ quantity: formatDecimal(plus(most, lot)) }, 'above-largest-order'] satisfies Edge] : []),
    ...(upper
      ? [
          [
            { price: formatDecimal(plus(upper, tickAt(rules, formatDecimal(upper)))) },
            'price-limit-exceeded',
          ] satisfies Edge,
        ]
      : []),
    ...(lower
      ? [
          [
            { price: formatDecimal(minus(lower, tickAt(rules, formatDecimal(lower)))) },
            'price-limit-exceeded',
          ] satisfies Edge,
        ]
      : []),
    // Of two things that are wrong the first check of the contract decides.
    [
      { leverage: '7', price: formatDecimal(plus(price, times(tickAt(rules, form['price']), HALF))) },
      'leverage-not-offered',
      'invalid-parameters',
    ],
    ...(most
      ? [
          [
            {
              quantity: formatDecimal(plus(most, lot)),
              price: formatDecimal(plus(price, times(tickAt(rules, form['price']), HALF))),
            },
            'above-largest-order',
            'invalid-parameters',
          ] satisfies Edge,
        ]
      : []),
    ...(isWide && most
      ? [[{ quantity: formatDecimal(plus(plus(most, lot), one)) }, 'not-whole-lots'] satisfies Edge]
      : []),
    ...(upper
      ? [
          [
            { price: formatDecimal(plus(upper, times(tickAt(rules, formatDecimal(upper)), decimal('1.5')))) },
            'off-tick',
            'invalid-parameters',
          ] satisfies Edge,
        ]
      : []),
    ...(rules.shorting ? [] : [[{ direction: 'short' }, 'shorting-not-offered'] satisfies Edge]),
  ]
}

/** Orders at the edges of the rules: one unit beyond is refused with the deserved reason, the limit itself is not. */
export const orderEdges = writing(
  'orders at the edges of the rules',
  [
    '/market/list',
    '/market/movers',
    '/market/indices',
    '/quotes/info',
    '/trade/orderpreview',
    '/trade/order',
    '/trade/funds',
    '/trade/positionlist',
    '/daytrade/list',
  ],
  async ({ ask, refuseForm, holds, need, id }) => {
    const infos = await tradables({ ask })
    const info = need(infos[0], 'no open market takes orders for an instrument that somebody bids for')
    const form = rightOrder(info)
    const noShorting = infos.find(({ rules }) => !rules.shorting)
    const edges = [
      ...edgesOf(info, form),
      ...(noShorting
        ? [[{ ...rightOrder(noShorting), direction: 'short' }, 'shorting-not-offered'] satisfies Edge]
        : []),
    ]
    for (const [changed, ...codes] of edges) {
      const wrong = { ...form, ...changed }
      await refuseForm('/trade/order', { ...wrong, clientorderid: id() }, ...codes)
    }
    // What the order would be refused for, the preview says before.
    const { upperlimit, lowerlimit } = info.rules
    for (const price of [upperlimit, lowerlimit].filter((one) => known(one) !== undefined)) {
      const { problems } = await ask('/trade/orderpreview', {
        ...(form as { code: string }),
        price: String(price),
      } as never)
      const error = problems.find(({ code }) => code === 'price-limit-exceeded' || code === 'off-tick')
      holds(
        '/trade/orderpreview',
        '/data/problems',
        `no objection to the limit ${String(price)} itself`,
        error?.code,
        error === undefined,
      )
    }
    const funds = (await ask('/trade/funds')).find(({ currency }) => currency === info.currency)
    const price = figure(form['price'])
    const lots = known(info.rules.maxquantity)
    if (lots !== undefined && compare(times(lots, price), figure(funds?.available)) > 0)
      await refuseForm(
        '/trade/order',
        { ...form, quantity: String(info.rules.maxquantity), clientorderid: id() },
        'insufficient-available-balance',
      )
    const index = (await ask('/market/indices'))[0]
    if (index !== undefined)
      await refuseForm('/trade/order', { ...form, code: index.code, clientorderid: id() }, 'product-not-found')
    const closed = (await ask('/market/list')).find(({ tradable, state }) => tradable && state === 'closed')
    const asleep =
      closed && (await ask('/market/movers', { market: closed.code, sort: 'turnover', limit: '1' })).list[0]
    if (asleep !== undefined) {
      const { rules } = await ask('/quotes/info', { code: asleep.code })
      const order = {
        ...form,
        code: asleep.code,
        price: String(asleep.nowprice),
        quantity: String(rules.lot),
        clientorderid: id(),
      }
      await refuseForm('/trade/order', order, 'non-trading-time')
    }
    const eligible = (await ask('/daytrade/list', { market: info.market })).map(({ code }) => code)
    if (!eligible.includes(info.code))
      await refuseForm('/trade/order', { ...form, daytrade: '1', clientorderid: id() }, 'day-trading-not-eligible')
    await closingEdges(ask, refuseForm, id)
  },
)

/** Orders that close more than may be closed, or too early. */
const closingEdges = async (
  ask: (
    path: '/trade/positionlist',
    form: { which: 'held'; limit: string },
  ) => Promise<{ readonly list: ReadonlyArray<Position> }>,
  refuse: (path: '/trade/order', form: Form, ...codes: ReadonlyArray<string>) => Promise<void>,
  id: () => string,
): Promise<void> => {
  const { list } = await ask('/trade/positionlist', { which: 'held', limit: '100' })
  const close = ({ id: positionid, code, direction }: Position, quantity: string): Form => ({
    code,
    direction,
    action: 'close',
    ordertype: 'market',
    quantity,
    positionid,
    clientorderid: id(),
  })
  // Whether its market is open is checked before whether it may be closed.
  const asleep = ['non-trading-time', 'trading-halted', 'price-not-obtained']
  const locked = list.find(({ lockreason, closable }) => lockreason !== '' && compare(figure(closable), zero) === 0)
  if (locked !== undefined)
    await refuse('/trade/order', close(locked, String(locked.quantity)), locked.lockreason, ...asleep)
  const free = list.find(({ closable }) => compare(figure(closable), zero) > 0)
  if (free !== undefined) {
    const twice = formatDecimal(plus(figure(free.quantity), figure(free.quantity)))
    await refuse('/trade/order', close(free, twice), 'above-position', ...asleep)
    const other = free.direction === 'long' ? 'short' : 'long'
    await refuse(
      '/trade/order',
      { ...close(free, String(free.quantity)), direction: other },
      'position-not-found',
      'invalid-parameters',
      ...asleep,
    )
  }
}

interface Position {
  readonly id: string
  readonly code: string
  readonly direction: string
  readonly quantity: unknown
  readonly closable: unknown
  readonly lockreason: string
}
