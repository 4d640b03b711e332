import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { instantOf, localDay } from '../../../domain/calendar/zone.ts'
import { openOf } from '../../../domain/calendar/sessions.ts'
import { nextTradingDay } from '../../../domain/calendar/tradingDays.ts'
import type { Instrument } from '../../../domain/markets/market.ts'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { marketControl } from '../../areas/orders/control/marketControl.ts'
import { MINUTE } from '../../platform/clock/instant.ts'
import { handlers } from '../handlers.ts'
import { NotMade, type Person, type Scene } from './scene.ts'
import {
  bought,
  freshShare,
  lots,
  order,
  partlyFilled,
  RICH,
  SELLABLE_AFTER,
  setPrice,
  sightOf,
  sweep,
  timesPrice,
} from './shares.ts'
import type { Situations } from './situation.ts'

/** What protects: prices as so many times the price at which it is set; `trail` in per cent. */
interface Kind {
  readonly stop?: string
  readonly limit?: string
  readonly profit?: string
  readonly trail?: string
}

/** A customer with shares bought a moment ago and protected. `price(n)` is n times the price of that moment. */
const protectedShares = async (scene: Scene, { limit, profit, stop, trail }: Kind) => {
  const who = await scene.verified(RICH)
  const share = await freshShare(scene)
  const { quote } = await sightOf(scene, share.code)
  const price = (factor: string) => timesPrice(share, quote.price, factor)
  const placed = await bought(scene, who, {
    code: share.code,
    quantity: lots(share, 5),
    ...(stop !== undefined && { stoploss: price(stop) }),
    ...(limit !== undefined && { stoplimit: price(limit) }),
    ...(profit !== undefined && { takeprofit: price(profit) }),
    ...(trail !== undefined && { trailpercent: trail }),
  })
  return { who, share, price, ids: { position: placed.positionid, code: share.code } }
}

/** The same, once its shares may be sold. */
const sellable = async (scene: Scene, kind: Kind) => {
  await scene.workingHours()
  const made = await protectedShares(scene, kind)
  await scene.moveTo((await scene.now()).getTime() + SELLABLE_AFTER)
  return made
}

/** Sets a price, and lets the broker see it. */
const trade = async (scene: Scene, { code }: Instrument, price: string) => {
  await setPrice(scene, code, price)
  await sweep(scene)
}

/** The position as it is, with a protection in this state. */
const expectState = async (scene: Scene, who: Person, positionid: string, state: string) => {
  const { protection } = await scene.ask(who, handlers['/trade/positioninfo'], { positionid })
  if (protection?.state !== state) throw new NotMade(`the protection is ${protection?.state ?? 'missing'}`)
}

const pathOf = ({ position }: { readonly position: string }) => `/position/info?id=${position}`

/** The next morning's first minute, with a price that was set while the market was closed. */
const overNight = async (scene: Scene, share: Instrument, price: string) => {
  await scene.steer(marketControl['POST /market/hours'], { calendar: 'MY' })
  const { zone } = CALENDARS.MY
  const day = nextTradingDay('MY', localDay(zone, (await scene.now()).getTime()))
  const opens = openOf('MY', day) ?? instantOf(zone, day, 9 * 60)
  await scene.moveTo(opens - MINUTE)
  await trade(scene, share, price)
  await scene.moveTo(opens + MINUTE)
  await sweep(scene)
}

export const protectionSituations = {
  'bracket-waiting': {
    title: 'An order waits with a stop and a take-profit attached',
    topic: 'orders',
    make: async (scene) => {
      const who = await scene.customer(RICH)
      const share = await freshShare(scene)
      const { quote } = await sightOf(scene, share.code)
      const price = (factor: string) => timesPrice(share, quote.price, factor)
      const placed = await order(scene, who, {
        code: share.code,
        quantity: lots(share, 5),
        price: price('0.94'),
        stoploss: price('0.9'),
        takeprofit: price('1.06'),
        timeinforce: 'gtc',
      })
      const ids = { order: placed.id, code: share.code }
      const expected = 'The order waits; its stop and its take-profit come alive with the first fill, not before.'
      return { who, ids, path: '/position/index?tab=pending', expected }
    },
  },
  'bracket-active': {
    title: 'A position with a stop and a take-profit that wait',
    topic: 'orders',
    make: async (scene) => {
      const { ids, who } = await protectedShares(scene, { stop: '0.96', profit: '1.06' })
      const expected = 'Both prices are in the position and lines on its chart, which can be dragged.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'bracket-partly-filled': {
    title: 'A bracket whose order is partly filled',
    topic: 'orders',
    make: async (scene) => {
      const who = await scene.customer({ MYR: '90000000.00' })
      const share = await freshShare(scene)
      const { quote } = await sightOf(scene, share.code)
      const placed = await partlyFilled(scene, who, share, {
        stoploss: timesPrice(share, quote.price, '0.95'),
        takeprofit: timesPrice(share, quote.price, '1.05'),
      })
      const ids = { order: placed.id, position: placed.positionid, code: share.code }
      const expected = 'The part that is filled is protected; a side that is triggered would also end the rest.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'profit-taken': {
    title: 'A bracket took its profit, and its stop ended',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      const { ids, price, share, who } = await sellable(scene, { stop: '0.96', profit: '1.04' })
      await trade(scene, share, price('1.06'))
      // The stop is reached after that: nothing is left that it could close.
      await trade(scene, share, price('0.92'))
      await expectState(scene, who, ids.position, 'ended')
      const expected = 'The position was closed by the take-profit alone, with a profit; a message says so.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'stop-gapped': {
    title: 'The stop of a bracket was triggered by a gap over night',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      const { ids, price, share, who } = await protectedShares(scene, { stop: '0.97', profit: '1.06' })
      await overNight(scene, share, price('0.88'))
      await expectState(scene, who, ids.position, 'ended')
      const expected =
        'Closed at the first price of the morning, far below the stop: the loss is larger than was estimated. The take-profit ended.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'stop-limit-missed': {
    title: 'A gap passed the limit of a stop',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      const { ids, price, share, who } = await protectedShares(scene, { stop: '0.97', limit: '0.96' })
      await overNight(scene, share, price('0.88'))
      await expectState(scene, who, ids.position, 'triggered')
      const expected =
        'The stop was triggered, its order waits at its limit above the market; the position is still held.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'stop-at-lower-limit': {
    title: 'A stop was triggered where nobody buys',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      const { ids, share, who } = await sellable(scene, { stop: '0.96' })
      const { limits } = (await sightOf(scene, share.code)).quote
      if (limits === undefined) throw new NotMade(`${share.code} has no limits`)
      await trade(scene, share, formatDecimal(limits.lower))
      await expectState(scene, who, ids.position, 'triggered')
      const expected = 'The price stands at the lower limit of the day; the order of the stop waits for a buyer.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'stop-too-early': {
    title: 'A stop is reached within fifteen minutes of the purchase',
    topic: 'orders',
    make: async (scene) => {
      const { ids, price, share, who } = await protectedShares(scene, { stop: '0.96' })
      await trade(scene, share, price('0.92'))
      await expectState(scene, who, ids.position, 'active')
      const expected = 'The stop waits: what was bought cannot be sold yet. The first price after that decides.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'trailing-stop-followed': {
    title: 'A trailing stop followed the price up',
    topic: 'orders',
    make: async (scene) => {
      const { ids, price, share, who } = await protectedShares(scene, { trail: '5' })
      await trade(scene, share, price('1.08'))
      await trade(scene, share, price('1.05'))
      await expectState(scene, who, ids.position, 'active')
      const expected =
        'The stop stands 5 % below the best price, above the price of the purchase, and did not move back.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
  'trailing-stop-filled': {
    title: 'A trailing stop locked a profit in',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      const { ids, price, share, who } = await sellable(scene, { trail: '5' })
      await trade(scene, share, price('1.2'))
      await trade(scene, share, price('1.12'))
      await expectState(scene, who, ids.position, 'ended')
      const expected =
        'The price fell by more than 5 % from its best: the position was closed with a profit, a message says so.'
      return { who, ids, path: pathOf(ids), expected }
    },
  },
} satisfies Situations
