import { reading, writing } from '../workflow.ts'

export const dayTrading = reading(
  'day trading',
  ['/daytrade/state', '/daytrade/list', '/daytrade/orders', '/daytrade/positions', '/market/list'],
  async ({ ask, need }) => {
    await ask('/daytrade/state')
    await ask('/daytrade/orders', {})
    await ask('/daytrade/positions', { which: 'held' })
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
    await ask('/follow/orders', {})
    const { code } = need((await ask('/follow/list', {})).list[0], 'there is no product to follow')
    const product = await ask('/follow/info', { code })
    holds('/follow/info', '/data/code', code, product.code, product.code === code)
    await ask('/follow/record', { code, days: '90' })
  },
)

export const block = reading(
  'block trades',
  ['/block/list', '/block/info', '/block/preview', '/block/mine'],
  async ({ ask, attempt, need, holds }) => {
    await ask('/block/mine', {})
    const { id, minquantity } = need((await ask('/block/list', {})).list[0], 'no block is offered')
    const { offer } = await ask('/block/info', { id })
    holds('/block/info', '/data/offer/id', id, offer.id, offer.id === id)
    await attempt('/block/preview', { id, quantity: String(minquantity) })
  },
)

export const offers = reading(
  'new shares and placements',
  ['/offer/list', '/offer/info', '/offer/subscriptions'],
  async ({ ask, need, holds }) => {
    await ask('/offer/subscriptions', { kind: 'newshare' })
    await ask('/offer/subscriptions', { kind: 'placement' })
    const found: Array<string> = []
    for (const kind of ['newshare', 'placement'] as const) {
      for (const tab of ['open', 'tobelisted', 'listed'] as const) {
        const { list } = await ask('/offer/list', { kind, tab })
        found.push(...list.slice(0, 1).map(({ id }) => id))
      }
    }
    const id = need(found[0], 'nothing is offered')
    const offer = await ask('/offer/info', { id })
    holds('/offer/info', '/data/id', id, offer.id, offer.id === id)
  },
)

export const lending = reading(
  'securities lending and credit',
  ['/lending/offers', '/lending/holdings', '/lending/loans', '/credit/terms', '/credit/loans'],
  async ({ ask }) => {
    await ask('/lending/offers', {})
    await ask('/lending/holdings', {})
    await ask('/lending/loans', {})
    await ask('/credit/terms', { type: 'EUR' })
    await ask('/credit/loans', {})
  },
)

export const activities = reading('activities', ['/activity/list', '/activity/info'], async ({ ask, need, holds }) => {
  const { list } = await ask('/activity/list', { language: 'us' })
  const { id } = need(list[0], 'there is no activity')
  const { activity } = await ask('/activity/info', { id, language: 'us' })
  holds('/activity/info', '/data/activity/id', id, activity.id, activity.id === id)
})

export const subscription = writing(
  'subscription, cancelled',
  ['/offer/list', '/offer/subscribe', '/offer/subscriptions', '/offer/cancel'],
  async ({ ask, attempt, refuse, need, holds, id }) => {
    const { list } = await ask('/offer/list', { kind: 'newshare', tab: 'open' })
    const offer = need(
      list.find(({ stage, mine }) => stage === 'open' && mine.length === 0),
      'no new share can be subscribed that is not yet',
    )
    const form = { id: offer.id, quantity: String(offer.min) }
    const made = await attempt('/offer/subscribe', { ...form, requestid: id() })
    await refuse('/offer/subscribe', { ...form, requestid: id() })
    const rows = (await ask('/offer/subscriptions', { kind: 'newshare' })).list.map((row) => row.id)
    holds('/offer/subscriptions', '/data/list', `the subscription ${made.id}`, rows, rows.includes(made.id))
    const cancelled = await attempt('/offer/cancel', { id: made.id, requestid: id() })
    holds('/offer/cancel', '/data/state', '"cancelled"', cancelled.state, cancelled.state === 'cancelled')
  },
)

export const loan = writing(
  'lending shares, recalled',
  ['/lending/holdings', '/lending/lend', '/lending/loans', '/lending/recall'],
  async ({ ask, attempt, need, holds, id }) => {
    const { list } = await ask('/lending/holdings', {})
    const held = need(
      list.find(({ lendable, offer }) => Number(lendable) >= Number(offer.minquantity) && offer.state === 'open'),
      'the account holds nothing that can be lent',
    )
    const form = { positionid: held.positionid, quantity: String(held.offer.minquantity), days: '7' } as const
    const made = await attempt('/lending/lend', { ...form, requestid: id() })
    const rows = (await ask('/lending/loans', {})).list.map((row) => row.id)
    holds('/lending/loans', '/data/list', `the loan ${made.id}`, rows, rows.includes(made.id))
    const back = await attempt('/lending/recall', { id: made.id, requestid: id() })
    holds('/lending/recall', '/data/id', made.id, back.id, back.id === made.id)
  },
)

export const following = writing(
  'following a product',
  ['/follow/list', '/follow/buy', '/follow/orders', '/follow/redeem'],
  async ({ ask, attempt, need, holds, id }) => {
    const { list } = await ask('/follow/list', { state: 'open' })
    const { code, minmoney } = need(list[0], 'no product is open')
    const made = await attempt('/follow/buy', { code, money: String(minmoney), requestid: id() })
    const rows = (await ask('/follow/orders', {})).list.map((row) => row.id)
    holds('/follow/orders', '/data/list', `the order ${made.id}`, rows, rows.includes(made.id))
    await attempt('/follow/redeem', { id: made.id, requestid: id() })
  },
)
