import {
  absolute,
  compare,
  divideTo,
  figure,
  formatDecimal,
  known,
  minus,
  plus,
  times,
  zero,
} from '../../contract/amounts.ts'
import { writing } from '../../workflow.ts'
import { priceAt } from './trading.ts'
import { type Market, startTrip, TRIP } from './trip.ts'

/** How often the list is asked for an alert that a price has met: a server may compare once a second. */
const [ASKS, PAUSE] = [40, 100]

/** How far a price is from the close before, in per cent without a sign, two decimals; the least that an alert takes. */
const percentOff = (price: string, preclose: unknown): string => {
  const off = times(absolute(minus(figure(price), figure(preclose))), figure('100'))
  const percent = divideTo(off, figure(preclose), 2, 'down')
  return formatDecimal(compare(percent, figure('0.1')) < 0 ? figure('0.1') : percent)
}

/**
 * The price goes up and down again and again, on one day and on the next. Each alert is told once. On each way stands an alert
 * of its own: when that one is met, the server has compared the others with the price as well.
 */
export const alertsOverDays = (market: Market) =>
  writing(
    `alerts that are met again and again in ${market}`,
    [...TRIP, '/common/config', '/alert/add', '/alert/list', '/message/list', '/message/unread'],
    async (steps) => {
      const { ask, holds, id, need, pause } = steps
      const trip = await startTrip(steps)
      const entries = await ask('/common/config', { type: 'all' }, trip.as())
      const isOffered = entries.some(({ name, value }) => name === 'alerts' && String(value) === '1')
      need(isOffered || undefined, 'the server offers no price alerts')
      await trip.toOpening(market)
      const info = await trip.share(market, 5)
      const { code, name, quote } = info
      const at = (factor: string) => priceAt(info, quote.nowprice, factor)
      const [above, below, high, low] = [at('1.015'), at('0.985'), at('1.03'), at('0.97')]
      const add = (kind: 'above' | 'below' | 'rise' | 'fall', value: string) =>
        ask('/alert/add', { code, kind, value, requestid: id() }, trip.as())
      const ups = [await add('above', above), await add('rise', percentOff(above, quote.preclose))]
      const downs = [await add('below', below), await add('fall', percentOff(below, quote.preclose))]
      const rowsOf = async (alert: string) =>
        (await ask('/alert/list', { code }, trip.as())).filter((one) => one.id === alert)
      const told = async (): Promise<number> =>
        (await ask('/message/list', { language: 'us', limit: '50' }, trip.as())).list.filter(({ content, title }) =>
          `${title} ${content}`.includes(name),
        ).length
      const before = await told()
      let met = 0
      /** Goes to a price, and waits until the alert on the way is met. */
      const visit = async (isUp: boolean): Promise<void> => {
        const half = divideTo(plus(figure(isUp ? above : below), figure(isUp ? high : low)), figure('2'), 8, 'down')
        const mark = await add(isUp ? 'above' : 'below', priceAt(info, formatDecimal(half), '1'))
        await trip.trade(info, isUp ? high : low)
        await trip.wait(1)
        let [row] = await rowsOf(mark.id)
        for (let left = ASKS; left > 0 && row?.state === 'waiting'; left -= 1) {
          await pause(PAUSE)
          ;[row] = await rowsOf(mark.id)
        }
        const beyond = `met: the price was at ${isUp ? high : low}`
        holds('/alert/list', '/data/state', beyond, row?.state, row?.state === 'met')
        met += 1
      }
      const first = new Map<string, string>()
      const once = async (alerts: typeof ups, when: string): Promise<void> => {
        for (const { id: alert, kind } of alerts) {
          const rows = await rowsOf(alert)
          const [row] = rows
          const isOne = rows.length === 1 && row?.state === 'met'
          holds('/alert/list', '/data', `the alert ${kind} once, met, ${when}`, rows, isOne)
          const price = known(row?.metprice)
          const isUp = kind === 'above' || kind === 'rise'
          const limit = isUp ? above : below
          const isBeyond = price !== undefined && compare(minus(price, figure(limit)), zero) * (isUp ? 1 : -1) >= 0
          holds('/alert/list', '/data/metprice', `${limit} or beyond it: ${kind}`, row?.metprice, isBeyond)
          const is = `at ${String(row?.mettime)} by ${String(row?.metprice)}`
          const was = first.get(alert) ?? is
          holds('/alert/list', '/data/mettime', `met ${was}, as before: ${kind}, ${when}`, is, is === was)
          first.set(alert, was)
        }
        const count = (await told()) - before
        const due = met + first.size
        holds(
          '/message/list',
          '/data/list',
          `${due} messages about ${code}, one an alert, ${when}`,
          count,
          count === due,
        )
        const { list } = await ask('/message/list', { language: 'us', limit: '50', read: '0' }, trip.as())
        const { unread } = await ask('/message/unread', undefined, trip.as())
        const shown = `${list.length}, as many as are listed, ${when}`
        holds('/message/unread', '/data/unread', shown, unread, Number(unread) === list.length)
      }
      await visit(true)
      await once(ups, 'when the price is above')
      await visit(false)
      await once(downs, 'when the price is below')
      await visit(true)
      await once(ups, 'when the price is above again')
      await trip.toOpening(market)
      await visit(false)
      await once([...ups, ...downs], 'on the next day')
    },
  )
