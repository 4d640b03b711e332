import { expect, it } from 'vitest'
import { isLockDue, LOCK_AFTER } from './lock.ts'

it.each([
  ['at once', 0, false],
  ['just before', LOCK_AFTER - 1, false],
  ['after a minute', LOCK_AFTER, true],
  ['with a clock that was set back', -1, true],
])('an app that is seen again %s', (_, passed, isDue) => {
  const hiddenAt = 1_768_442_400_000
  expect(isLockDue(hiddenAt, hiddenAt + passed)).toBe(isDue)
})
