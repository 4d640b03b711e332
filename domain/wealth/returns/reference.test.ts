import { abs, make, subtract } from 'effect/BigDecimal'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare, decimal, isSame, roundTo } from '../../money/decimal.ts'
import { largestFall, shareOf } from '../../money/largestMove.ts'
import type { Flow, Valuation } from './flows.ts'
import { moneyWeighted } from './moneyWeighted.ts'
import { timeWeighted } from './timeWeighted.ts'

const DAY = 86_400_000
const LEAST = decimal('1')
const linked = (valuations: ReadonlyArray<Valuation>, flows: ReadonlyArray<Flow>) =>
  timeWeighted(valuations, flows, LEAST)
const weighted = (opening: Valuation, closing: Valuation, flows: ReadonlyArray<Flow>) =>
  moneyWeighted([opening, closing], flows, LEAST)
const cents = (n: bigint) => make(n, 2)

/** A history: each day its worth in cents, and what was paid in or out during the day before it. */
const history = fc.array(
  fc.record({
    total: fc.bigInt({ min: 10n ** 5n, max: 10n ** 9n }),
    flow: fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }),
  }),
  { minLength: 2, maxLength: 12 },
)
type History = ReadonlyArray<{ readonly total: bigint; readonly flow: bigint }>

const valuationsOf = (days: History): ReadonlyArray<Valuation> =>
  days.map(({ total }, nth) => ({ at: nth * DAY, total: cents(total) }))
const flowsOf = (days: History): ReadonlyArray<Flow> =>
  days.slice(1).map(({ flow }, nth) => ({ at: nth * DAY + DAY / 2, amount: cents(flow) }))

/** The linked growth as an exact fraction of whole numbers, never rounded. */
const exactGrowth = (days: History): readonly [bigint, bigint] => {
  let [over, under] = [1n, 1n]
  for (const [nth, { flow, total }] of days.entries()) {
    const before = days[nth - 1]
    if (!before) continue
    const invested = before.total + (flow > 0n ? flow : 0n)
    if (invested <= 0n) continue
    over *= total + (flow < 0n ? -flow : 0n)
    under *= invested
  }
  return [over, under]
}

it('the time-weighted growth is that of exact fractions', () => {
  fc.assert(
    fc.property(history, (days) => {
      const end = linked(valuationsOf(days), flowsOf(days)).at(-1)?.factor ?? decimal('0')
      const factor = roundTo(end, 40, 'down')
      const [over, under] = exactGrowth(days)
      const apart = factor.value * under - over * 10n ** 40n
      const allowed = over * 10n ** 25n
      expect(apart <= allowed && -apart <= allowed).toBe(true)
    }),
  )
})

it('the largest fall is the worst of all pairs of days', () => {
  fc.assert(
    fc.property(history, (days) => {
      const growths = linked(valuationsOf(days), [])
      const pairs = growths.flatMap((high, nth) =>
        growths
          .slice(nth + 1)
          .filter(({ factor }) => compare(factor, high.factor) < 0)
          .map((low) => {
            const [from, to] = [roundTo(high.factor, 40, 'down').value, roundTo(low.factor, 40, 'down').value]
            return make(((from - to) * 10n ** 12n) / from, 12)
          }),
      )
      const worst = pairs.reduce((a, b) => (compare(a, b) >= 0 ? a : b), decimal('0'))
      const found = largestFall(growths.map(({ at, factor }) => ({ at, value: factor })))
      // The reference is cut after 12 digits: rounding both could fall to either side of a half.
      const apart = abs(subtract(found ? shareOf(found) : decimal('0'), worst))
      expect(compare(apart, decimal('0.00000000001'))).toBeLessThan(0)
    }),
  )
})

it('at the money-weighted return the exact final value changes its sign', () => {
  const lasting = fc.record({
    opening: fc.bigInt({ min: 10n ** 6n, max: 10n ** 8n }),
    flows: fc.array(fc.bigInt({ min: -(10n ** 4n), max: 10n ** 4n }), { minLength: 8, maxLength: 20 }),
    closing: fc.bigInt({ min: 10n ** 6n, max: 10n ** 8n }),
  })
  fc.assert(
    fc.property(lasting, ({ closing, flows, opening }) => {
      const end = flows.length + 1
      const found = weighted(
        { at: 0, total: cents(opening) },
        { at: end * DAY, total: cents(closing) },
        flows.map((amount, nth) => ({ at: (nth + 1) * DAY, amount: cents(amount) })),
      )
      if (found === undefined) throw new Error('not solved')
      // A whole power of the daily growth is 1 + the return: search the growth by slow steps of whole numbers.
      const unit = 10n ** 18n
      const target = (roundTo(found, 12, 'half-even').value + 10n ** 12n) * 10n ** 6n
      let [low, high] = [unit / 10n, unit * 3n]
      const raised = (base: bigint) => {
        let value = unit
        for (let left = end; left > 0; left -= 1) value = (value * base) / unit
        return value
      }
      while (high - low > 1n) {
        const middle = (low + high) / 2n
        if (raised(middle) < target) low = middle
        else high = middle
      }
      const valueAt = (daily: bigint) => {
        let value = -opening * unit
        for (const amount of flows) value = (value * daily) / unit - amount * unit
        return (value * daily) / unit + closing * unit
      }
      const near = 10n ** 9n
      const [below, above] = [valueAt(low - near), valueAt(high + near)]
      expect(below === 0n || above === 0n || below > 0n !== above > 0n).toBe(true)
    }),
  )
})

it('figures are equal whatever their scale', () => {
  const fine = linked(
    [
      { at: 0, total: decimal('100') },
      { at: 1, total: decimal('110.00') },
    ],
    [],
  )
  const plain = linked(
    [
      { at: 0, total: decimal('100.000') },
      { at: 1, total: decimal('110') },
    ],
    [],
  )
  expect(isSame(fine[1]?.factor ?? decimal('0'), plain[1]?.factor ?? decimal('1'))).toBe(true)
})
