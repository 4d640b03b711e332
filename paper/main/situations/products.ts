import { instantOf, localDay } from '../../../domain/calendar/zone.ts'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { dayLabel } from '../../../domain/calendar/day.ts'
import { openOf } from '../../../domain/calendar/sessions.ts'
import { nextTradingDay } from '../../../domain/calendar/tradingDays.ts'
import { blockControl } from '../../areas/block/controlRoutes.ts'
import { followControl } from '../../areas/copytrading/controlRoutes.ts'
import { dividendControl } from '../../areas/dividends/controlRoutes.ts'
import { lendingControl } from '../../areas/lending/controlRoutes.ts'
import { allDemand } from '../../areas/lending/demand.ts'
import { marketControl } from '../../areas/orders/control/marketControl.ts'
import { DAY, MINUTE } from '../../platform/clock/instant.ts'
import { jobControl } from '../../platform/jobs/controlRoutes.ts'
import { handlers } from '../handlers.ts'
import { jobHandlers } from '../jobs.ts'
import { NotMade, PASSWORDS, type Scene } from './scene.ts'
import { bought, freshShare, lots, RICH, SELLABLE_AFTER } from './shares.ts'
import type { Situations } from './situation.ts'

const runJobs = (scene: Scene) => scene.steer(jobControl(jobHandlers)['POST /jobs/run'], {})

/** A customer who has put the least amount into a copy-trading product that is on sale. */
const copying = async (scene: Scene) => {
  await scene.workingHours()
  const who = await scene.verified(RICH)
  const { list } = await scene.ask(who, handlers['/follow/list'], { limit: '100' })
  const product = list.find(({ currency, state }) => currency === 'EUR' && state === 'open')
  if (product === undefined) throw new NotMade('no product in EUR is on sale now')
  const { code, minmoney } = product
  const made = await scene.ask(who, handlers['/follow/buy'], { code, money: String(minmoney), requestid: scene.id() })
  return { who, ids: { order: made.id, product: code } }
}

/** A customer with a loan of 10,000 MYR for a week. */
const borrowing = async (scene: Scene, practiceMoney: Record<string, string>) => {
  await scene.workingHours()
  await scene.steer(lendingControl['POST /credit/channel'], { state: 'open' })
  const who = await scene.verified(practiceMoney)
  const loan = await scene.ask(who, handlers['/credit/borrow'], {
    currency: 'MYR',
    money: '10000.00',
    days: '7',
    fundpassword: PASSWORDS.fund,
    requestid: scene.id(),
  })
  return { who, ids: { loan: loan.id } }
}

/** A dividend of a share that was bought or sold short, from its announcement to the payment. */
const dividend = async (scene: Scene, direction: 'long' | 'short') => {
  await scene.workingHours()
  const who = await scene.verified(RICH)
  const share = await freshShare(scene)
  const placed = await bought(scene, who, { code: share.code, quantity: lots(share, 5), direction })
  const today = localDay(CALENDARS.MY.zone, (await scene.now()).getTime())
  const ex = nextTradingDay('MY', today)
  const pay = nextTradingDay('MY', ex)
  const days = { exdate: dayLabel(ex), paydate: dayLabel(pay) }
  await scene.steer(dividendControl['POST /dividends/declare'], { code: share.code, pershare: '0.05', ...days })
  for (const day of [ex, pay]) {
    await scene.moveTo((openOf('MY', day) ?? instantOf(CALENDARS.MY.zone, day, 9 * 60)) + 5 * MINUTE)
    await scene.steer(dividendControl['POST /dividends/settle'], {})
  }
  return { who, ids: { position: placed.positionid, code: share.code } }
}

export const productSituations = {
  'dividend-received': {
    title: 'A dividend was paid',
    topic: 'products',
    movesTime: true,
    make: async (scene) => ({
      ...(await dividend(scene, 'long')),
      path: '/home/dividend?tab=paid',
      expected: 'The dividend is in the list of those paid, in the records and in the wallet; a message says so.',
    }),
  },
  'short-pays-dividend': {
    title: 'A short position was charged a dividend',
    topic: 'products',
    movesTime: true,
    make: async (scene) => ({
      ...(await dividend(scene, 'short')),
      path: '/home/dividend?tab=paid',
      expected: 'The dividend was taken from the wallet; it is negative in the list and in the records.',
    }),
  },
  'copy-running': {
    title: 'A copy-trading order runs',
    topic: 'products',
    make: async (scene) => {
      const { ids, who } = await copying(scene)
      return { who, ids, path: '/home/follow?tab=orders', expected: 'One order runs; its end and its lock are shown.' }
    },
  },
  'copy-matured': {
    title: 'A copy-trading product matured',
    topic: 'products',
    make: async (scene) => {
      const { ids, who } = await copying(scene)
      await scene.steer(followControl['POST /follow/end'], { code: ids.product })
      await runJobs(scene)
      const expected = 'The order ended and was paid out; records and a message say how much.'
      return { who, ids, path: '/mine/message', expected }
    },
  },
  'copy-delisted': {
    title: 'A copied product is off the list',
    topic: 'products',
    make: async (scene) => {
      const { ids, who } = await copying(scene)
      await scene.steer(followControl['POST /follow/delist'], { code: ids.product, delisted: true })
      const expected = 'The order runs on; the product is gone from the list and cannot be opened.'
      return { who, ids, path: '/home/follow?tab=orders', expected }
    },
  },
  'loan-open': {
    title: 'A credit loan is open and bars withdrawals',
    topic: 'products',
    make: async (scene) => {
      const { ids, who } = await borrowing(scene, { MYR: '1000.00', EUR: '500.00' })
      const expected = 'The loan with its daily interest; the withdrawal is barred and names the loan.'
      return { who, ids, path: '/home/borrow?tab=credit', expected }
    },
  },
  'loan-overdue': {
    title: 'A credit loan is overdue',
    topic: 'products',
    movesTime: true,
    make: async (scene) => {
      const { ids, who } = await borrowing(scene, { MYR: '0.01' })
      await scene.moveTo((await scene.now()).getTime() + 7 * DAY)
      await runJobs(scene)
      const expected = 'The broker collected all there was; the rest is overdue, a message says so.'
      return { who, ids, path: '/home/borrow?tab=credit', expected }
    },
  },
  'lending-full': {
    title: 'Securities lending takes no more',
    topic: 'products',
    make: async (scene) => {
      const who = await scene.verified(RICH)
      await scene.steer(lendingControl['POST /lending/channel'], { state: 'full' })
      return { who, path: '/home/borrow', expected: 'Lending says that it is full; nothing can be lent.' }
    },
  },
  'shares-lent': {
    title: 'Shares are lent and cannot be sold',
    topic: 'products',
    movesTime: true,
    make: async (scene) => {
      await scene.workingHours()
      await scene.steer(lendingControl['POST /lending/channel'], { state: 'open' })
      await scene.steer(marketControl['POST /market/open'], { calendar: 'MY' })
      const who = await scene.verified({ MYR: '90000000.00' })
      const asked = allDemand(scene.broker.market, (await scene.now()).getTime()).find(
        ({ instrument }) => instrument.market === 'MY',
      )
      if (asked === undefined) throw new NotMade('no Malaysian share is asked for today')
      const code = asked.instrument.code
      const quantity = lots(asked.instrument, 10)
      const { positionid } = await bought(scene, who, { code, quantity })
      await scene.moveTo((await scene.now()).getTime() + SELLABLE_AFTER)
      const wanted = { positionid, quantity, days: '7', requestid: scene.id() } as const
      const loan = await scene.ask(who, handlers['/lending/lend'], wanted)
      const expected = 'The position is lent as a whole: nothing of it can be sold before it is recalled.'
      return { who, ids: { loan: loan.id, position: positionid }, path: `/position/info?id=${positionid}`, expected }
    },
  },
  'block-with-password': {
    title: 'Block trades need a password',
    topic: 'products',
    make: async (scene) => {
      await scene.workingHours()
      const who = await scene.verified({ MYR: '90000000.00', USD: '90000000.00', TWD: '900000000.00' })
      await scene.steer(blockControl['POST /blocks/channel'], { open: true, password: 'blue-river' })
      const expected = 'A block can be bought with the channel password, which is blue-river.'
      return { who, path: '/home/large', expected }
    },
  },
  'block-closed': {
    title: 'The block channel is closed',
    topic: 'products',
    make: async (scene) => {
      const who = await scene.verified(RICH)
      await scene.steer(blockControl['POST /blocks/channel'], { open: false })
      return { who, path: '/home/large', expected: 'Blocks are shown, none can be bought: the channel is closed.' }
    },
  },
} satisfies Situations
