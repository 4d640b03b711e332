import { BigDecimal, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { pictureAddress, tapTarget } from '../addresses.ts'
import { funds } from '../transfers/funds.ts'
import { instrumentDetail } from './instrumentDetail.ts'
import { markets } from '../markets/markets.ts'
import { news } from '../news/news.ts'
import { notices } from '../messages/notices.ts'
import { orders } from '../orders/orders.ts'
import { positions } from '../positions/positions.ts'
import { quotes } from './quotes.ts'
import { answering, example, replying } from '../testing/contract.ts'

/** A call whose server answers with an example of the contract. */
const serving = (path: string, name: string) => answering(example(path, name))

/** Decimals as their text, so that a test reads like the contract. */
const plain = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return formatDecimal(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}
const read = async <A>(effect: Effect.Effect<A, unknown>) => plain(await Effect.runPromise(effect)) as A

describe('the decoded answers', () => {
  it('a position: every figure under its own name', async () => {
    const { list, next } = await read(positions(serving('/trade/positionlist', 'rich')).list({ which: 'held' }))
    expect(next).toBeNull()
    expect(list[0]).toMatchObject({
      name: 'Harimau Foods',
      chineseName: '虎牌食品',
      state: 'holding',
      quantity: '1000',
      openedQuantity: '1000',
      closable: '1000',
      cost: '1540.00',
      averageCost: '1.54',
      price: '1.56',
      marketValue: '1560.00',
      floatingProfit: '20.00',
      realisedProfit: '0',
      fees: '10.00',
      leverage: 2,
      margin: '770.00',
      addedMargin: '100.00',
      buyPrice: '1.54',
      sellPrice: null,
      boughtAt: 1768442401200,
      soldAt: null,
      lockReason: null,
    })
    expect(list[1]).toMatchObject({ market: 'CN', lockReason: 'sell-blocked-t1', sellableFrom: 1768527000000 })
  })

  it('an order: a market order has no price, one without a fill no position', async () => {
    const { list } = await read(orders(serving('/trade/orderhistory', 'rich')).history({}))
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['rejected', 'filled', 'cancelled', 'expired']))
    expect(list[0]).toMatchObject({ reason: 'trading-halted', positionId: null, averagePrice: null, filled: '0' })
    expect(list[1]).toMatchObject({ type: 'market', price: null, averagePrice: '1.5443', action: 'open', held: '0' })
  })

  it('a preview: what cannot be calculated is unknown, not zero', async () => {
    const order = { action: 'open', direction: 'long', type: 'market', timeInForce: 'day', leverage: 1 } as const
    const preview = await read(
      orders(serving('/trade/orderpreview', 'noprice')).preview({
        ...order,
        code: 'MY0199',
        quantity: BigDecimal.fromBigInt(1n),
      }),
    )
    expect(preview).toMatchObject({ estimatedPrice: null, cost: null, held: null, maxQuantity: null })
    expect(preview.problems).toMatchObject([{ code: 'price-not-obtained', severity: 'error' }])
  })

  it('an id without an accepted order is no failure, any other refusal is one', async () => {
    const refusing = (msg: string) => orders(replying({ status: 0, msg })).byClientId('x')
    expect(await Effect.runPromise(refusing('委托不存在'))).toBeNull()
    expect(await Effect.runPromise(Effect.flip(refusing('余额不足')))).toMatchObject({ code: 'insufficient-balance' })
  })

  it('rules of an instrument', async () => {
    const { rules, statistics, book, quote } = await read(
      instrumentDetail(serving('/quotes/info', 'limitup')).detail('MY0101'),
    )
    expect(rules).toMatchObject({
      lot: '100',
      upperLimit: '1.97',
      lowerLimit: '1.07',
      leverages: [1, 2, 5],
      saleWait: 15,
      changesAt: 1768451400000,
      sessions: [
        { opens: 1768438800000, closes: 1768451400000 },
        { opens: 1768458600000, closes: 1768467600000 },
      ],
    })
    expect(rules.ticks[1]).toEqual({ from: '1', tick: '0.01' })
    expect(rules.fees[0]).toMatchObject({ name: 'brokerage', rate: '0.1', minimum: '8.00', maximum: null })
    expect(statistics).toMatchObject({ yearHigh: '1.88', yearLow: '1.21', priceEarnings: '14.2' })
    expect([book.asks, quote.atLimit, quote.price]).toEqual([[], 'up', '1.97'])
  })

  it('an unknown fee is still shown as a fee', async () => {
    const info = example('/quotes/info') as { readonly rules: { readonly fees: ReadonlyArray<object> } }
    const [first, ...others] = info.rules.fees
    const foreign = { ...info, rules: { ...info.rules, fees: [{ ...first, name: 'platform-fee' }, ...others] } }
    const { rules } = await Effect.runPromise(instrumentDetail(answering(foreign)).detail('MY0101'))
    expect(rules.fees.map(({ name }) => name)).toEqual(['other-fee', 'clearing-fee', 'stamp-duty'])
  })

  it('markets, quotes and money', async () => {
    const list = await read(markets(serving('/market/list', 'rich')).list())
    expect(list.map(({ code, state, changesAt }) => [code, state, changesAt])).toEqual([
      ['CN', 'open', 1768447800000],
      ['JP', 'break', 1768447800000],
      ['ES', 'closed', 1768464000000],
      ['CRYPTO', 'open', null],
    ])
    const batch = await read(quotes(serving('/quotes/list', 'rich')).batch(['x'], null))
    expect(batch.quotes.at(-1)).toMatchObject({ price: null, previousClose: null, volume: null, time: null })
    const wallets = await read(funds(serving('/trade/funds', 'rich')).list())
    expect(wallets.map(({ currency, available }) => [currency, available])).toContainEqual(['USDT', null])
    expect(wallets[0]).toMatchObject({ marketValue: '15830.00', floatingProfit: '114.10', realisedProfit: '410.25' })
  })

  it('pictures of news and links of announcements', async () => {
    const abroad = 'https://broker.test/api/vue'
    const { list } = await read(news(serving('/news/list', 'rich'), abroad).list({ language: 'us' }))
    expect(list.map(({ image }) => image)).toEqual(['https://broker.test/news/markets.svg', null])
    const [first, second] = await read(notices(serving('/notice/banners', 'rich')).banners('us'))
    expect([first, second]).toMatchObject([
      { action: 'See the tasks', link: '/mine/activity' },
      { action: null, link: null },
    ])
  })

  it('a value that breaks the contract is reported under the name that the contract gives it', async () => {
    const nothing = { available: '-', held: '-', margin: '-', frozen: '-', realised: '-', buyingpower: '-' }
    const wallet = { ...nothing, currency: 'EUR', totalassets: '-', yingkui: '-', marketvalue: 'lots' }
    const broken = await Effect.runPromise(Effect.flip(funds(answering([wallet])).list()))
    expect(broken).toMatchObject({ _tag: 'ContractBroken', path: '0.marketvalue', why: 'not a number' })
  })

  it('an unknown currency breaks the contract', async () => {
    expect(await Effect.runPromise(Effect.flip(funds(answering([{ currency: 'XAU' }])).list()))).toMatchObject({
      _tag: 'ContractBroken',
      path: '0.currency',
    })
  })
})

describe('addresses of the server', () => {
  it.each([
    ['/api/vue', '/a.webp', '/a.webp'],
    ['https://broker.test/x/api', '/a.webp', 'https://broker.test/a.webp'],
    ['/api/vue', 'https://cdn.test/a.webp', 'https://cdn.test/a.webp'],
    ['/api/vue', '//evil.test/a.webp', null],
    ['/api/vue', 'javascript:alert(1)', null],
    ['/api/vue', 'http://plain.test/a.webp', null],
    ['/api/vue', '', null],
  ])('a picture of %s at %s is %s', (base, address, found) => expect(pictureAddress(base, address)).toBe(found))

  it.each([
    ['/quotes/info?code=MY0101', '/quotes/info?code=MY0101'],
    ['https://broker.test', 'https://broker.test'],
    ['//evil.test', null],
    ['/\\evil.test', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('a tap on %s leads to %s', (link, target) => expect(tapTarget(link)).toBe(target))
})
