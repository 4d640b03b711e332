import { figure, isSame } from '../contract/amounts.ts'
import { reading } from '../workflow.ts'

export const dayTrading = reading(
  'day trading',
  ['/daytrade/state', '/daytrade/list', '/daytrade/orders', '/daytrade/positions', '/market/list'],
  async ({ ask, need }) => {
    await ask('/daytrade/state')
    await ask('/daytrade/orders', {})
    for (const which of ['held', 'closed'] as const) await ask('/daytrade/positions', { which })
    const markets = await ask('/market/list')
    const { code: market } = need(
      markets.find(({ tradable }) => tradable),
      'the server has no market to trade on',
    )
    await ask('/daytrade/list', { market })
  },
)

export const follow = reading(
  'copy trading',
  ['/follow/list', '/follow/info', '/follow/record', '/follow/orders'],
  async ({ ask, need, holds }) => {
    const { list } = await ask('/follow/list', {})
    await ask('/follow/orders', {})
    const { code } = need(list[0], 'there is no product to follow')
    const product = await ask('/follow/info', { code })
    for (const days of ['30', '365'] as const) {
      const record = await ask('/follow/record', { code, days })
      const times = record.map(({ time }) => Number(time))
      const isRising = times.every((one, nth) => nth === 0 || one > (times[nth - 1] ?? 0))
      holds('/follow/record', '/data', 'the oldest first', times, isRising)
      const span = (times.at(-1) ?? 0) - (times[0] ?? 0)
      holds('/follow/record', '/data', `${days} days at most`, span, span <= Number(days) * 86_400_000 + 86_400_000)
      const last = record.at(-1)
      const isLast =
        last === undefined ||
        Number(last.time) !== Number(product.navtime) ||
        isSame(figure(last.nav), figure(product.nav))
      holds('/follow/record', '/data', `${String(product.nav)}, the value struck last`, last?.nav, isLast)
    }
  },
)

export const block = reading(
  'block trades',
  ['/block/list', '/block/info', '/block/preview', '/block/mine', '/quotes/info'],
  async ({ ask, need }) => {
    await ask('/block/mine', {})
    const { list } = await ask('/block/list', {})
    const { id, code, minquantity } = need(
      list.find(({ status }) => Number(status) === 1),
      'no block is offered',
    )
    await ask('/quotes/info', { code })
    await ask('/block/info', { id })
    await ask('/block/preview', { id, quantity: String(minquantity) })
    await ask('/block/preview', { id, quantity: '1' })
  },
)

export const offers = reading(
  'new shares and placements',
  ['/offer/list', '/offer/info', '/offer/subscriptions'],
  async ({ ask, need }) => {
    const found: Array<string> = []
    for (const kind of ['newshare', 'placement'] as const) {
      await ask('/offer/subscriptions', { kind })
      for (const tab of ['open', 'tobelisted', 'listed'] as const)
        found.push(...(await ask('/offer/list', { kind, tab })).list.map((offer) => offer.id))
    }
    await ask('/offer/info', { id: need(found[0], 'nothing is offered') })
  },
)

export const lending = reading(
  'securities lending and credit',
  ['/lending/offers', '/lending/holdings', '/lending/loans', '/credit/terms', '/credit/loans'],
  async ({ ask }) => {
    await ask('/lending/offers', {})
    await ask('/lending/holdings', {})
    await ask('/lending/loans', {})
    for (const type of ['EUR', 'USD', 'JPY'] as const) await ask('/credit/terms', { type })
    await ask('/credit/loans', {})
  },
)

export const activities = reading('activities', ['/activity/list', '/activity/info'], async ({ ask, need }) => {
  const { list } = await ask('/activity/list', { language: 'us' })
  for (const { id } of list.slice(0, 3)) await ask('/activity/info', { id, language: 'us' })
  need(list[0], 'there is no activity')
})
