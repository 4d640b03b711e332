import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { dayTradeControl } from '../../areas/daytrade/controlRoutes.ts'
import { marketControl } from '../../areas/orders/control/marketControl.ts'
import { tradingControl } from '../../areas/orders/control/controlRoutes.ts'
import { handlers } from '../handlers.ts'
import { NotMade, type Scene } from './scene.ts'
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

const PENDING = '/position/index?tab=pending'

/** A customer with an order far below the market, which waits. */
const waiting = async (scene: Scene) => {
  const who = await scene.customer(RICH)
  const share = await freshShare(scene)
  const { quote } = await sightOf(scene, share.code)
  const price = timesPrice(share, quote.price, '0.94')
  const placed = await order(scene, who, { code: share.code, quantity: lots(share, 5), price })
  return { who, share, placed, ids: { order: placed.id, code: share.code } }
}

/** A customer with shares bought a moment ago. */
const holding = async (scene: Scene, count = 5, change: { readonly leverage?: string } = {}) => {
  const who = await scene.verified(RICH)
  const share = await freshShare(scene)
  const placed = await bought(scene, who, { code: share.code, quantity: lots(share, count), ...change })
  return { who, share, placed, ids: { position: placed.positionid, code: share.code } }
}

const moved = async (scene: Scene, factor: string) => {
  const { ids, share, who } = await holding(scene)
  const { quote } = await sightOf(scene, share.code)
  await setPrice(scene, share.code, timesPrice(share, quote.price, factor))
  return { who, ids, path: `/position/info?id=${ids.position}` }
}

export const orderSituations = {
  'order-waiting': {
    title: 'An order waits for its price',
    topic: 'orders',
    make: async (scene) => {
      const { ids, who } = await waiting(scene)
      return { who, ids, path: PENDING, expected: 'One order is pending, nothing is filled, its money is held.' }
    },
  },
  'order-partly-filled': {
    title: 'An order is partly filled',
    topic: 'orders',
    make: async (scene) => {
      const who = await scene.customer({ MYR: '90000000.00' })
      const share = await freshShare(scene)
      const placed = await partlyFilled(scene, who, share)
      const ids = { order: placed.id, position: placed.positionid, code: share.code }
      const expected =
        'One order is partly filled and waits for the rest; the halt keeps it so. The part is a position.'
      return { who, ids, path: PENDING, expected }
    },
  },
  'order-halted': {
    title: 'Trading is halted while an order waits',
    topic: 'orders',
    make: async (scene) => {
      const { ids, who } = await waiting(scene)
      await scene.steer(marketControl['POST /market/halt'], { code: ids.code })
      const expected = 'The order waits and can be cancelled; a new order is refused, trading is halted.'
      return { who, ids, path: PENDING, expected }
    },
  },
  'order-rejected': {
    title: 'The market refused an accepted order',
    topic: 'orders',
    make: async (scene) => {
      const { ids, who } = await waiting(scene)
      await scene.steer(tradingControl['POST /trading/reject'], { orderid: ids.order, reason: 'price-not-obtained' })
      const expected = 'The order is rejected with its reason, and its money is free again.'
      return { who, ids, path: '/position/index?tab=history', expected }
    },
  },
  'order-expired': {
    title: 'An order expired at the close',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      const { ids, placed, who } = await waiting(scene)
      await scene.steer(marketControl['POST /market/hours'], { calendar: 'MY' })
      await scene.moveTo(Number(placed.expiretime) + 1_000)
      await sweep(scene)
      const expected = 'The order expired without a fill, its money is free again, a message says so.'
      return { who, ids, path: '/position/index?tab=history', expected }
    },
  },
  'limit-up': {
    title: 'A share stands at its upper limit',
    topic: 'orders',
    make: async (scene) => {
      const who = await scene.customer(RICH)
      const share = await freshShare(scene)
      const { limits } = (await sightOf(scene, share.code)).quote
      if (limits === undefined) throw new NotMade(`${share.code} has no limits`)
      await setPrice(scene, share.code, formatDecimal(limits.upper))
      await scene.steer(marketControl['POST /market/open'], { calendar: 'MY' })
      const placed = await order(scene, who, {
        code: share.code,
        quantity: lots(share, 5),
        price: formatDecimal(limits.upper),
      })
      const expected = 'The price stands at the limit of the day. Nobody sells: the order to buy at the limit waits.'
      return { who, ids: { code: share.code, order: placed.id }, path: `/quotes/info?code=${share.code}`, expected }
    },
  },
  'bought-a-moment-ago': {
    title: 'A purchase that cannot be sold for fifteen minutes',
    topic: 'orders',
    make: async (scene) => {
      const { ids, who } = await holding(scene)
      const expected = 'The position cannot be closed yet; the screen says from when.'
      return { who, ids, path: `/position/info?id=${ids.position}`, expected }
    },
  },
  'sale-not-settled': {
    title: 'The proceeds of a sale settle on the next trading day',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      const { ids, placed, share, who } = await holding(scene)
      await scene.moveTo((await scene.now()).getTime() + SELLABLE_AFTER)
      await bought(scene, who, {
        code: share.code,
        quantity: String(placed.quantity),
        action: 'close',
        positionid: placed.positionid,
      })
      const expected = 'The proceeds can buy shares at once, and can be withdrawn only from the next trading day.'
      return { who, ids, path: '/position/index?tab=funds', expected }
    },
  },
  'position-at-a-loss': {
    title: 'A position at a loss',
    topic: 'orders',
    make: async (scene) => {
      const expected = 'Profit is negative in the position, in the portfolio and on home, in the colour of a loss.'
      return { ...(await moved(scene, '0.93')), expected }
    },
  },
  'position-at-a-profit': {
    title: 'A position with a profit',
    topic: 'orders',
    make: async (scene) => ({
      ...(await moved(scene, '1.07')),
      expected: 'Profit is positive in the position, in the portfolio and on home, in the colour of a profit.',
    }),
  },
  'short-position': {
    title: 'A short sale is open',
    topic: 'orders',
    make: async (scene) => {
      const who = await scene.verified(RICH)
      const share = await freshShare(scene)
      const placed = await bought(scene, who, { code: share.code, quantity: lots(share, 5), direction: 'short' })
      const ids = { position: placed.positionid, code: share.code }
      return {
        who,
        ids,
        path: `/position/info?id=${ids.position}`,
        expected: 'A short position with its stop-out price.',
      }
    },
  },
  'stopped-out': {
    title: 'A position on margin was stopped out',
    topic: 'orders',
    make: async (scene) => {
      const { ids, share, who } = await holding(scene, 5, { leverage: '5' })
      const { stopprice } = await scene.ask(who, handlers['/trade/positioninfo'], { positionid: ids.position })
      await setPrice(scene, share.code, timesPrice(share, decimal(String(stopprice)), '0.98'))
      for (let tries = 0; tries < 3; tries += 1) await sweep(scene)
      const { state } = await scene.ask(who, handlers['/trade/positioninfo'], { positionid: ids.position })
      if (state !== 'closed') throw new NotMade(`the position is ${state}`)
      const expected =
        'The position was closed by the broker at the stop-out price, the margin is lost, a message says so.'
      return { who, ids, path: '/mine/positionHistory', expected }
    },
  },
  'day-trade-about-to-end': {
    title: 'A day trade three minutes before it is squared off',
    topic: 'orders',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      await scene.steer(marketControl['POST /market/hours'], { calendar: 'MY' })
      const who = await scene.verified(RICH)
      await scene.steer(dayTradeControl['POST /daytrade/approve'], { account: who.phone })
      const share = await freshShare(scene)
      const placed = await bought(scene, who, { code: share.code, quantity: lots(share, 10), daytrade: '1' })
      await scene.moveTo(Number(placed.squareofftime) - 3 * 60_000)
      const ids = { position: placed.positionid, code: share.code }
      const expected = 'The day trade counts down three minutes; then the broker closes it at the market.'
      return { who, ids, path: '/home/dayTrading?tab=progress', expected }
    },
  },
} satisfies Situations
