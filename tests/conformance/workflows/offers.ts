import { figure, formatDecimal, isSame, minus, plus, times, zero } from '../contract/amounts.ts'
import { writing } from '../workflow.ts'
import { NOWHERE } from './nowhere.ts'

const less = (amount: unknown) => minus(zero, figure(amount))

export const subscription = writing(
  'subscription, cancelled',
  ['/offer/list', '/offer/info', '/offer/subscribe', '/offer/subscriptions', '/offer/cancel', '/offer/pay'],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id }) => {
    const { list } = await ask('/offer/list', { kind: 'newshare', tab: 'open' })
    const upcoming = list.find(({ stage }) => stage === 'upcoming')
    if (upcoming !== undefined)
      await refuse(
        '/offer/subscribe',
        { id: upcoming.id, quantity: String(upcoming.min), requestid: id() },
        'not-subscription-time',
      )
    const free = list.filter(({ band, stage, mine }) => stage === 'open' && mine.length === 0 && band === undefined)
    const offer = need(
      free.find(({ payment }) => payment === 'upfront') ?? free[0],
      'no new share can be subscribed that is not yet',
    )
    const form = { id: offer.id, quantity: String(offer.min) }
    const with_ = (quantity: string) => ({ id: offer.id, quantity, requestid: id() })
    const least = figure(offer.min)
    await refuse(
      '/offer/subscribe',
      with_(formatDecimal(minus(least, figure('1')))),
      'purchase-below-minimum',
      'invalid-parameters',
    )
    await refuse('/offer/subscribe', with_(formatDecimal(plus(least, figure('1')))), 'invalid-parameters')
    await refuse(
      '/offer/subscribe',
      with_(formatDecimal(plus(figure(offer.max), figure(offer.step)))),
      'invalid-parameters',
    )
    for (const quantity of ['0', '-1', '1e3', '1.5'])
      await refuseForm('/offer/subscribe', with_(quantity), 'invalid-parameters', 'purchase-below-minimum')
    let open: string | undefined
    takeBack('a subscription', '/offer/cancel', () => (open === undefined ? undefined : { id: open, requestid: id() }))
    const made = await change(
      '/offer/subscribe',
      { ...form, requestid: id() },
      {
        moves: ({ held, currency }) => ({ [currency]: { free: less(held), frozen: figure(held) } }),
        altered: { quantity: formatDecimal(plus(least, figure(offer.step))) },
        unless: ['insufficient-balance', 'insufficient-available-balance'],
      },
    )
    open = made.id
    holds(
      '/offer/subscribe',
      '/data/price',
      String(offer.price),
      made.price,
      isSame(figure(made.price), figure(offer.price)),
    )
    const own = (await ask('/offer/info', { id: offer.id })).mine
    holds(
      '/offer/info',
      '/data/mine',
      `the subscription ${made.id}`,
      own.map((row) => row.id),
      own.length === 1 && own[0]?.id === made.id,
    )
    await refuse('/offer/subscribe', { ...form, requestid: id() }, 'already-subscribed')
    await refuse('/offer/pay', { id: made.id, requestid: id() }, 'order-not-in-subscription')
    const rows = (await ask('/offer/subscriptions', { kind: 'newshare' })).list.filter((row) => row.id === made.id)
    holds('/offer/subscriptions', '/data/list', `the subscription ${made.id}, once`, rows.length, rows.length === 1)
    const cancelled = await change(
      '/offer/cancel',
      { id: made.id, requestid: id() },
      {
        moves: ({ currency }) => ({ [currency]: { free: figure(made.held), frozen: less(made.held) } }),
        altered: { id: NOWHERE },
      },
    )
    open = undefined
    holds('/offer/cancel', '/data/state', '"cancelled"', cancelled.state, cancelled.state === 'cancelled')
    await refuse('/offer/cancel', { id: made.id, requestid: id() }, 'order-not-pending')
  },
)

export const bid = writing(
  'bid in an offer by book building or auction, cancelled',
  ['/offer/list', '/offer/subscribe', '/offer/cancel'],
  async ({ ask, change, refuse, refuseForm, need, holds, takeBack, id }) => {
    const kinds = await Promise.all(
      (['newshare', 'placement'] as const).map((kind) => ask('/offer/list', { kind, tab: 'open' })),
    )
    const open = kinds.flatMap(({ list }) => list).filter(({ stage, mine }) => stage === 'open' && mine.length === 0)
    const sold = need(
      open.flatMap(({ band, ...offer }) => (band === undefined ? [] : [{ band, offer }]))[0],
      'nothing is sold by bids that can be subscribed and is not yet',
    )
    const { band, offer } = sold
    const [low, high, step] = [figure(band.low), figure(band.high), figure(band.step)]
    const with_ = (price: string) => ({ id: offer.id, quantity: String(offer.min), bid: price, requestid: id() })
    await refuse('/offer/subscribe', with_(formatDecimal(minus(low, step))), 'bid-below-minimum')
    await refuse('/offer/subscribe', with_(formatDecimal(plus(high, step))), 'invalid-parameters')
    const between = plus(low, times(step, figure('0.5')))
    await refuse('/offer/subscribe', with_(formatDecimal(between)), 'invalid-parameters')
    for (const wrong of ['-1', '1e3'])
      await refuseForm('/offer/subscribe', with_(wrong), 'invalid-parameters', 'bid-below-minimum')
    let mine: string | undefined
    takeBack('a bid', '/offer/cancel', () => (mine === undefined ? undefined : { id: mine, requestid: id() }))
    const frozen = times(low, figure(offer.min))
    const made = await change('/offer/subscribe', with_(String(band.low)), {
      moves: ({ currency }) => ({ [currency]: { free: minus(zero, frozen), frozen } }),
      altered: { bid: formatDecimal(plus(low, step)) },
      unless: ['insufficient-balance', 'insufficient-available-balance'],
    })
    mine = made.id
    holds('/offer/subscribe', '/data/bid', '"price"', made.bid, made.bid === 'price')
    holds('/offer/subscribe', '/data/price', 'the bid', made.price, isSame(figure(made.price), low))
    const cancelled = await change(
      '/offer/cancel',
      { id: made.id, requestid: id() },
      {
        moves: ({ currency }) => ({ [currency]: { free: frozen, frozen: minus(zero, frozen) } }),
        altered: { id: NOWHERE },
      },
    )
    mine = undefined
    holds(
      '/offer/cancel',
      '/data/refunded',
      'all that was frozen',
      cancelled.refunded,
      isSame(figure(cancelled.refunded), frozen),
    )
  },
)
