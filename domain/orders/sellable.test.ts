import { sum } from 'effect/BigDecimal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../calendar/day.ts'
import type { Instant } from '../calendar/zone.ts'
import type { MarketCode } from '../markets/marketCode.ts'
import { MARKETS } from '../markets/markets.ts'
import { compare, decimal, sumOf } from '../money/decimal.ts'
import { closableAt, SALE_WAIT, saleWait, sellable } from './sellable.ts'
import { TRADABLE, instrumentOf, lotsOf, plain } from './testing/samples.ts'

const anyMarket = fc.constantFrom(...TRADABLE)
const anyLots = (market: MarketCode, most = 400) =>
  fc.integer({ min: 1, max: most }).map((count) => lotsOf(market, count))

const HOUR = 3_600_000
const utc = (label: string, hour: number, minute = 0): Instant =>
  (parseDay(label) ?? Number.NaN) * 24 * HOUR + hour * HOUR + minute * 60_000

describe('selling', () => {
  it('waits 15 minutes after buying', () => {
    const bought = utc('2026-03-04', 2)
    expect(saleWait(MARKETS.MY, instrumentOf('MY'), bought)).toEqual({
      reason: 'sell-blocked-15-minutes',
      until: bought + 900_000,
    })
  })

  it('never names an hour in which the market is closed', () => {
    const us = instrumentOf('US')
    // Wednesday 20:00 in New York, Friday 15:50, and a minute before the last quarter of an hour.
    expect(saleWait(MARKETS.US, us, utc('2026-03-05', 1)).until).toBe(utc('2026-03-05', 14, 30))
    expect(saleWait(MARKETS.US, us, utc('2026-03-06', 20, 50)).until).toBe(utc('2026-03-09', 13, 30))
    expect(saleWait(MARKETS.US, us, utc('2026-03-06', 20, 44)).until).toBe(utc('2026-03-06', 20, 59))
    // The noon pause in Kuala Lumpur.
    expect(saleWait(MARKETS.MY, instrumentOf('MY'), utc('2026-03-04', 4, 20)).until).toBe(utc('2026-03-04', 6, 30))
  })

  it('waits for the next trading day’s open in a T+1 market, over the weekend too', () => {
    const cn = instrumentOf('CN')
    // Friday 14:00 in Shanghai → Monday 9:30.
    expect(saleWait(MARKETS.CN, cn, utc('2026-03-06', 6))).toEqual({
      reason: 'sell-blocked-t1',
      until: utc('2026-03-09', 1, 30),
    })
    expect(saleWait(MARKETS.CN, cn, utc('2026-09-30', 6)).until).toBe(utc('2026-10-05', 1, 30))
    // Bought on Monday before the open, which belongs to Friday: the later of the two counts.
    expect(saleWait(MARKETS.CN, cn, utc('2026-03-09', 1, 15))).toEqual({
      reason: 'sell-blocked-15-minutes',
      until: utc('2026-03-09', 1, 30),
    })
    expect(saleWait(MARKETS.CN, cn, utc('2026-03-09', 1, 20))).toEqual({
      reason: 'sell-blocked-15-minutes',
      until: utc('2026-03-09', 1, 35),
    })
  })

  it('sells what was bought first, first', () => {
    const my = instrumentOf('MY')
    const now = utc('2026-03-04', 3)
    const purchases = [
      { quantity: decimal('300'), at: now - 60_000 },
      { quantity: decimal('500'), at: now - SALE_WAIT },
    ]
    const found = sellable(MARKETS.MY, my, purchases, decimal('200'), now)
    expect([plain(found.quantity), plain(found.blocked)]).toEqual(['300', '300'])
    expect(found.next).toEqual({ reason: 'sell-blocked-15-minutes', until: now - 60_000 + SALE_WAIT })
    expect(sellable(MARKETS.MY, my, purchases, decimal('200'), now + SALE_WAIT).next).toBeUndefined()
  })

  it.each([
    ['a long position', 'long', false, '100', '200'],
    // Neither 15 minutes nor T+1 applies.
    ['a short position', 'short', false, '300', '0'],
    ['a day trade', 'long', true, '300', '0'],
  ] as const)(
    'lets %s be closed without the purchases that have to wait',
    (_position, direction, isDayTrade, quantity, blocked) => {
      const bought = utc('2026-03-04', 3)
      const purchases = [
        { quantity: decimal('300'), at: bought - SALE_WAIT },
        { quantity: decimal('200'), at: bought },
      ]
      // 100 of 500 were closed before, and a pending order closes another 100.
      const position = {
        closed: decimal('100'),
        direction,
        isDayTrade,
        quantity: decimal('400'),
        reserved: decimal('100'),
      }
      const found = closableAt(MARKETS.MY, instrumentOf('MY'), position, purchases, bought)
      expect([plain(found.quantity), plain(found.blocked)]).toEqual([quantity, blocked])
    },
  )

  it('splits what is held into sellable and blocked, and frees more as time goes on', () => {
    const start = utc('2026-03-02', 0)
    fc.assert(
      fc.property(
        anyMarket.chain((market) =>
          fc.record({
            market: fc.constant(market),
            purchases: fc.array(
              fc.record({ quantity: anyLots(market), at: fc.integer({ min: start, max: start + 200 * HOUR }) }),
              { minLength: 1 },
            ),
            now: fc.integer({ min: start, max: start + 400 * HOUR }),
          }),
        ),
        fc.nat(50 * HOUR),
        ({ market, purchases, now }, later) => {
          const bought = sumOf(purchases.map(({ quantity }) => quantity))
          const sold = purchases[0]?.quantity ?? bought
          const at = (instant: Instant) => sellable(MARKETS[market], instrumentOf(market), purchases, sold, instant)
          const found = at(now)
          expect(compare(sum(sum(found.quantity, found.blocked), sold), bought)).toBe(0)
          expect(found.next === undefined).toBe(found.blocked.value <= 0n)
          expect(compare(at(now + later).quantity, found.quantity)).not.toBe(-1)
          if (found.next !== undefined) {
            expect(found.next.until).toBeGreaterThan(now)
            expect(compare(at(found.next.until).quantity, found.quantity)).toBe(1)
          }
        },
      ),
    )
  })
})
