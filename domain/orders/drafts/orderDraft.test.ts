import { expect, it } from 'vitest'
import { draftEndsAt, isDraftKept } from './orderDraft.ts'

const TYPED = 1_768_466_700_000
const DAY = 24 * 3_600_000

it('a draft is kept for seven days, and not a millisecond longer', () => {
  expect(draftEndsAt(TYPED)).toBe(TYPED + 7 * DAY)
  expect([TYPED, TYPED + 7 * DAY - 1, TYPED + 7 * DAY].map((now) => isDraftKept(TYPED, now))).toEqual([
    true,
    true,
    false,
  ])
})

it('a draft of a clock that was ahead is kept', () => expect(isDraftKept(TYPED, TYPED - DAY)).toBe(true))
