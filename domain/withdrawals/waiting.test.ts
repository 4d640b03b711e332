import { describe, expect, it } from 'vitest'
import { waitOf, WAITING_TIME } from './waiting.ts'

describe('the waiting time before a withdrawal', () => {
  it.each([
    ['neither', { passwordChangedAt: null, payeeBoundAt: null }, null],
    ['a payee of just now', { passwordChangedAt: null, payeeBoundAt: 0 }, 'new-payee'],
    ['a password of just now', { passwordChangedAt: 0, payeeBoundAt: null }, 'changed-password'],
    ['both, the payee later', { passwordChangedAt: -1, payeeBoundAt: 0 }, 'new-payee'],
    ['both, the password later', { passwordChangedAt: 0, payeeBoundAt: -1 }, 'changed-password'],
    ['both at once', { passwordChangedAt: 0, payeeBoundAt: 0 }, 'changed-password'],
    ['one that is over and one that is not', { passwordChangedAt: -WAITING_TIME, payeeBoundAt: 0 }, 'new-payee'],
  ] as const)('%s', (_name, waiting, reason) => {
    expect(waitOf(waiting, 0)).toEqual(reason && { until: WAITING_TIME, reason })
  })

  it('is over at its last instant', () => {
    const waiting = { passwordChangedAt: null, payeeBoundAt: 0 }
    expect(waitOf(waiting, WAITING_TIME - 1)).toEqual({ until: WAITING_TIME, reason: 'new-payee' })
    expect(waitOf(waiting, WAITING_TIME)).toBeNull()
  })
})
