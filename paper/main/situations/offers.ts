import { multiply } from 'effect/BigDecimal'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { offerControl } from '../../areas/offers/controlRoutes.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { handlers } from '../handlers.ts'
import { NotMade, type Person, type Scene } from './scene.ts'
import type { Situations } from './situation.ts'

type Offer = Data<'/offer/list'>['list'][number]
type Market = 'CN' | 'MY'

const ORDERS = '/mine/newShareOrder'

const openOffer = async (scene: Scene, who: Person, market: Market, byBids = false): Promise<Offer> => {
  const { list } = await scene.ask(who, handlers['/offer/list'], {
    kind: 'newshare',
    tab: 'open',
    limit: '100',
    market,
  })
  const found = list.find(({ band, stage }) => stage === 'open' && (band !== undefined) === byBids)
  if (found === undefined) throw new NotMade(`no new share is open in ${market} now`)
  return found
}

/** A customer who has subscribed some of the smallest quantities of an open offer. */
const subscribed = async (
  scene: Scene,
  market: Market,
  times: number,
  money: Record<string, string>,
  bidOf?: (band: NonNullable<Offer['band']>) => string,
) => {
  await scene.workingHours()
  const who = await scene.customer(money)
  const offer = await openOffer(scene, who, market, bidOf !== undefined)
  const quantity = formatDecimal(multiply(decimal(String(offer.min)), decimal(String(times))))
  const { id } = await scene.ask(who, handlers['/offer/subscribe'], {
    id: offer.id,
    quantity,
    ...(bidOf && offer.band && { bid: bidOf(offer.band) }),
    requestid: scene.id(),
  })
  return { who, quantity, least: String(offer.min), ids: { subscription: id, offer: offer.id } }
}

const announce = async (scene: Scene, id: string, allotted: string) => {
  await scene.steer(offerControl['POST /subscriptions/outcome'], { id, allotted })
  await scene.steer(offerControl['POST /subscriptions/step'], { id, step: 'result' })
}

/** The draw decides a bid by its price. */
const announceBid = async (scene: Scene, id: string) => {
  await scene.steer(offerControl['POST /subscriptions/step'], { id, step: 'result' })
  await scene.steer(offerControl['POST /subscriptions/step'], { id, step: 'refund' })
}

const BIDDING = { CNY: '9000000.00' }
const UP_FRONT = { MYR: '500000.00' }

export const offerSituations = {
  'subscription-waiting': {
    title: 'A subscription waits for the draw',
    topic: 'offers',
    make: async (scene) => {
      const { ids, who } = await subscribed(scene, 'MY', 2, UP_FRONT)
      return { who, ids, path: ORDERS, expected: 'The subscription waits, its money is frozen, it can be cancelled.' }
    },
  },
  'won-and-unpaid': {
    title: 'An A-share was won and is to be paid',
    topic: 'offers',
    make: async (scene) => {
      const { ids, least, who } = await subscribed(scene, 'CN', 1, { CNY: '900000.00' })
      await announce(scene, ids.subscription, least)
      return { who, ids, path: ORDERS, expected: 'Payment is due until the hour shown; it can be paid once.' }
    },
  },
  'payment-failed': {
    title: 'An A-share was won and its payment failed',
    topic: 'offers',
    make: async (scene) => {
      const { ids, least, who } = await subscribed(scene, 'CN', 1, { CNY: '0.01' })
      await announce(scene, ids.subscription, least)
      const fields = { id: ids.subscription, requestid: scene.id() }
      await scene.refusal(who, handlers['/offer/pay'], fields)
      return { who, ids, path: ORDERS, expected: 'The payment failed for lack of money; it can be tried again.' }
    },
  },
  'won-and-lapsed': {
    title: 'An A-share was won and never paid',
    topic: 'offers',
    make: async (scene) => {
      const { ids, least, who } = await subscribed(scene, 'CN', 1, { CNY: '900000.00' })
      await announce(scene, ids.subscription, least)
      await scene.steer(offerControl['POST /subscriptions/step'], { id: ids.subscription, step: 'deadline' })
      return { who, ids, path: ORDERS, expected: 'The win lapsed; nothing can be paid any more, a message says so.' }
    },
  },
  'lottery-lost': {
    title: 'A lottery was lost and its money is back',
    topic: 'offers',
    make: async (scene) => {
      const { ids, who } = await subscribed(scene, 'MY', 2, UP_FRONT)
      await announce(scene, ids.subscription, '0')
      await scene.steer(offerControl['POST /subscriptions/step'], { id: ids.subscription, step: 'refund' })
      return { who, ids, path: ORDERS, expected: 'Not won; the whole amount is refunded and free, a message says so.' }
    },
  },
  'lottery-lost-not-refunded': {
    title: 'A lottery was lost and its money is not back yet',
    topic: 'offers',
    make: async (scene) => {
      const { ids, who } = await subscribed(scene, 'MY', 2, UP_FRONT)
      await announce(scene, ids.subscription, '0')
      return { who, ids, path: ORDERS, expected: 'Not won; the money is still frozen until the day of the refund.' }
    },
  },
  'won-in-part': {
    title: 'A part was won, the rest is refunded',
    topic: 'offers',
    make: async (scene) => {
      const { ids, least, who } = await subscribed(scene, 'MY', 4, UP_FRONT)
      await announce(scene, ids.subscription, least)
      await scene.steer(offerControl['POST /subscriptions/step'], { id: ids.subscription, step: 'refund' })
      return { who, ids, path: ORDERS, expected: 'A quarter is allotted, three quarters of the money are free again.' }
    },
  },
  undersubscribed: {
    title: 'An offer was undersubscribed: everything is allotted',
    topic: 'offers',
    make: async (scene) => {
      const { ids, quantity, who } = await subscribed(scene, 'MY', 3, UP_FRONT)
      await announce(scene, ids.subscription, quantity)
      return { who, ids, path: ORDERS, expected: 'The whole quantity is allotted; nothing is refunded.' }
    },
  },
  'bid-won': {
    title: 'A bid in an auction was allotted at the cut-off price',
    topic: 'offers',
    make: async (scene) => {
      const { ids, who } = await subscribed(scene, 'CN', 2, BIDDING, ({ high }) => String(high))
      await announceBid(scene, ids.subscription)
      return {
        who,
        ids,
        path: ORDERS,
        expected: 'All is allotted at the cut-off price; the rest of the bid is free again.',
      }
    },
  },
  'bid-below-cut-off': {
    title: 'A bid in an auction was below the cut-off price',
    topic: 'offers',
    make: async (scene) => {
      const { ids, who } = await subscribed(scene, 'CN', 2, BIDDING, ({ low }) => String(low))
      await scene.steer(offerControl['POST /subscriptions/outcome'], { id: ids.subscription, allotted: '0' })
      await announceBid(scene, ids.subscription)
      return { who, ids, path: ORDERS, expected: 'Nothing is allotted; the whole bid is refunded and free.' }
    },
  },
} satisfies Situations
