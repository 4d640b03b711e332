import { figure, formatDecimal, isSame, minus, plus, zero } from '../contract/amounts.ts'
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
    const free = list.filter(({ stage, mine }) => stage === 'open' && mine.length === 0)
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
