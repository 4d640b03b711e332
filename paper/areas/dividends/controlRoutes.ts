import { dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { DAY } from '../../platform/clock/instant.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { seededDividends } from '../../market/companies/dividends.ts'
import { eventOf } from '../../market/companies/dividendEvent.ts'
import { settleDividends } from './settle.ts'

/** How far a tester looks back and ahead, in days. */
const SHOWN = 366

/** Announces dividends beside those of the market, lists those, and does at once what otherwise runs every few seconds. */
export const dividendControl = {
  'GET /dividends': async ({ query: { code = '' } }, { clock, market }) => {
    const today = Math.floor((await clock.now()).getTime() / DAY)
    return {
      dividends: seededDividends(market, code, today - SHOWN, today + SHOWN).map((event) => ({
        code: event.code,
        exdate: dayLabel(event.exDay),
        paydate: dayLabel(event.payDay),
        pershare: formatDecimal(event.perShare),
        announced: new Date(event.announcedAt).toISOString(),
      })),
    }
  },

  'POST /dividends/declare': async ({ body: { code, exdate, paydate, pershare } }, { clock, db }) => {
    const [exDay, payDay, now] = [parseDay(exdate), parseDay(paydate), await clock.now()]
    const id = uuidv7(now)
    const announced = { id, code, perShare: decimal(pershare), announcedAt: now.getTime() }
    const event = exDay !== undefined && payDay !== undefined && eventOf({ ...announced, exDay, payDay })
    if (!event || event.exAt <= now.getTime())
      return new ControlRefusal(400, 'needs a company, and two future trading days, the ex-date first')
    const row = { id, code, ex_day: exdate, pay_day: paydate, per_share: pershare, announced_at: now }
    await db.insertInto('declared_dividends').values(row).execute()
    return { id }
  },

  'POST /dividends/settle': async (_, broker) => {
    await settleDividends(broker)
    return {}
  },
} satisfies Partial<ControlHandlers>
