import { canonicalText } from '../../../../../domain/money/canonicalText.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALENDAR_CODES } from '../../../../../domain/calendar/calendars.ts'
import { parseDay } from '../../../../../domain/calendar/day.ts'
import { sessionsOf } from '../../../../../domain/calendar/sessions.ts'
import { nextTradingDay, tradingDayOf } from '../../../../../domain/calendar/tradingDays.ts'
import { ladder } from '../../../../../domain/markets/allowedPrices.ts'
import { decimal } from '../../../../../domain/money/decimal.ts'
import {
  goodUntilRange,
  type OrderType,
  type TimeInForce,
  timeInForceProblem,
} from '../../../../../domain/orders/order.ts'
import { readDraft } from '../../protection/protectDraft.ts'
import { type Draft, orderOf, readDraft as readOrder, validityOf } from './draft.ts'
import { lastDays, NO_EXTRAS, OFFERED, withForm, withTime } from './choices.ts'

const TIMES: ReadonlyArray<TimeInForce> = ['day', 'gtc', 'gtd', 'ioc', 'fok']
const TYPES: ReadonlyArray<OrderType> = ['limit', 'market']
const JUNE = parseDay('2026-06-12') ?? 0
const NOON = Date.parse('2026-06-12T04:00:00Z')
const tradable = { code: 'MY0101', currency: 'MYR', lot: decimal('100'), ticks: ladder(['0', '0.01']) } as const
const read = (form: typeof NO_EXTRAS.form) => readDraft(form, tradable, 'long', decimal('1.54'))
const draft = (extras: Draft['extras'], more: Partial<Draft> = {}): Draft => ({
  direction: 'long',
  type: 'limit',
  price: '1,54',
  quantity: '100',
  leverage: 1,
  ...(extras && { extras }),
  ...more,
})
const order = (from: Draft) =>
  orderOf(readOrder(from, 'open', tradable), 'MY0101', undefined, false, from.extras?.protection)

describe('the times in force of the ticket', () => {
  it('are those that the rules allow for the type of the order', () => {
    for (const type of TYPES) {
      const allowed = TIMES.filter((timeInForce) => {
        const goodUntil = timeInForce === 'gtd' ? JUNE : undefined
        return timeInForceProblem({ type, timeInForce, ...(goodUntil && { goodUntil }) }, 'MY', NOON) === undefined
      })
      expect([type, OFFERED[type]]).toEqual([type, allowed])
    }
  })

  it('name days from the one in session to 90 days on, as the rules do, in every market (property)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CALENDAR_CODES),
        fc.integer({ min: 0, max: 730 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (calendar, after, part) => {
          const sessions = sessionsOf(calendar, nextTradingDay(calendar, JUNE + after))
          for (const { closes, opens } of sessions) {
            const at = Math.floor(opens + part * (closes - opens))
            expect(lastDays(tradingDayOf(calendar, at))).toEqual(goodUntilRange(calendar, at))
          }
        },
      ),
    )
  })

  it.each<[TimeInForce, TimeInForce]>([
    ['day', 'day'],
    ['gtc', 'day'],
    ['gtd', 'day'],
    ['ioc', 'ioc'],
    ['fok', 'fok'],
  ])('%s of a limit order is %s once it is a market order, and comes back', (chosen, atMarket) => {
    const goodUntil = chosen === 'gtd' ? JUNE : undefined
    const extras = withTime(NO_EXTRAS, { timeInForce: chosen, ...(goodUntil && { goodUntil }) })
    expect(validityOf(draft(extras, { type: 'market' }))).toEqual({ timeInForce: atMarket })
    expect(validityOf(draft(extras))).toEqual({ timeInForce: chosen, ...(goodUntil && { goodUntil }) })
  })

  it('forget the last day with the time that named it, and keep the protection', () => {
    const stop = { ...NO_EXTRAS.form, kind: 'stop', stop: '1,40' } as const
    const dated = withTime(withForm(NO_EXTRAS, stop, read(stop)), { timeInForce: 'gtd', goodUntil: JUNE })
    expect(dated).toMatchObject({ goodUntil: JUNE, protection: { stop: decimal('1.40') } })
    const other = withTime(dated, { timeInForce: 'ioc' })
    expect(Object.keys(other)).toEqual(['form', 'timeInForce', 'protection'])
  })
})

describe('the protection of the ticket', () => {
  const typed = (part: Partial<typeof NO_EXTRAS.form>) => {
    const form = { ...NO_EXTRAS.form, ...part }
    return withForm({ ...NO_EXTRAS, timeInForce: 'gtd', goodUntil: JUNE }, form, read(form))
  }

  it('goes with the order as it was typed, and so do the time and its day', () => {
    const extras = typed({ kind: 'stop', stop: '1,40', profit: '1,60' })
    expect(order(draft(extras))).toMatchObject({
      timeInForce: 'gtd',
      goodUntil: JUNE,
      protection: { stop: decimal('1.40'), takeProfit: decimal('1.60') },
    })
  })

  it('is null while a rule refuses it, and absent where nothing is typed', () => {
    expect(typed({ kind: 'stop', stop: '1,60' }).protection).toBeNull()
    expect(typed({ kind: 'stop' }).protection).toBeNull()
    expect(typed({})).toEqual({ form: NO_EXTRAS.form, timeInForce: 'gtd', goodUntil: JUNE })
    for (const extras of [typed({}), typed({ kind: 'stop' })])
      expect(order(draft(extras))).not.toHaveProperty('protection')
  })

  it('makes it another order, whose figures are asked for again', () => {
    const keys = [
      NO_EXTRAS,
      typed({}),
      typed({ profit: '1,60' }),
      typed({ profit: '1,61' }),
      withTime(typed({}), { timeInForce: 'gtc' }),
      withTime(typed({}), { timeInForce: 'gtd', goodUntil: JUNE + 1 }),
    ].map((extras) => {
      const made = order(draft(extras))
      return made && canonicalText(made)
    })
    expect(new Set(keys).size).toBe(keys.length)
  })
})
