import { instantOf, localDay } from '../../../domain/calendar/zone.ts'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { sessionsOf } from '../../../domain/calendar/sessions.ts'
import { marketControl } from '../../areas/orders/control/marketControl.ts'
import { NotMade } from './scene.ts'
import { freshShare, RICH } from './shares.ts'
import type { Situations } from './situation.ts'

export const marketSituations = {
  'market-lunch': {
    title: 'The Malaysian market has its lunch break',
    topic: 'market',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      const who = await scene.customer(RICH)
      const share = await freshShare(scene)
      await scene.steer(marketControl['POST /market/hours'], { calendar: 'MY' })
      const at = (await scene.now()).getTime()
      const [morning, afternoon] = sessionsOf('MY', localDay(CALENDARS.MY.zone, at))
      if (morning === undefined || afternoon === undefined) throw new NotMade('the market has no break on this day')
      await scene.moveTo(morning.closes + (afternoon.opens - morning.closes) / 2)
      const expected = 'The market is on its break; an order is refused until the afternoon, whose hour is shown.'
      return { who, ids: { code: share.code }, path: `/quotes/info?code=${share.code}`, expected }
    },
  },
  'market-closed': {
    title: 'The Malaysian market is closed',
    topic: 'market',
    make: async (scene) => {
      const who = await scene.customer(RICH)
      const share = await freshShare(scene)
      await scene.steer(marketControl['POST /market/close'], { calendar: 'MY' })
      const expected = 'The market is closed and the price does not move; an order is refused.'
      return { who, ids: { code: share.code }, path: `/quotes/infoBuy?code=${share.code}`, expected }
    },
  },
  'market-weekend': {
    title: 'A Sunday: every share market is closed',
    topic: 'market',
    movesTime: true,
    make: async (scene) => {
      const who = await scene.customer(RICH)
      await scene.steer(marketControl['DELETE /market'], {})
      let day = localDay(CALENDARS.MY.zone, (await scene.now()).getTime())
      while ((((day + 4) % 7) + 7) % 7 !== 0) day += 1
      await scene.moveTo(instantOf(CALENDARS.MY.zone, day, 11 * 60))
      return { who, path: '/quotes/index', expected: 'Shares are closed until Monday; digital currencies trade.' }
    },
  },
  'no-price': {
    title: 'A share has no price',
    topic: 'market',
    make: async (scene) => {
      const who = await scene.customer(RICH)
      const share = await freshShare(scene)
      await scene.steer(marketControl['POST /market/no-price'], { code: share.code })
      const expected = 'A dash stands where the price was, and an order is refused: the price was not obtained.'
      return { who, ids: { code: share.code }, path: `/quotes/infoBuy?code=${share.code}`, expected }
    },
  },
  'trading-halted': {
    title: 'Trading in a share is halted',
    topic: 'market',
    make: async (scene) => {
      const who = await scene.customer(RICH)
      const share = await freshShare(scene)
      await scene.steer(marketControl['POST /market/halt'], { code: share.code })
      const expected = 'The share is marked as halted, its price does not move, and an order is refused.'
      return { who, ids: { code: share.code }, path: `/quotes/info?code=${share.code}`, expected }
    },
  },
} satisfies Situations
