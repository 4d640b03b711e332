import { describe, expect, it } from 'vitest'
import { WITHDRAWAL_STEPS } from './states.ts'
import { waitOf, WAITING_TIME } from './waiting.ts'

const NONE = { recoveredAt: null }

describe('the waiting time before a withdrawal', () => {
  it.each([
    ['neither', { ...NONE, passwordChangedAt: null, payeeBoundAt: null }, null],
    ['a payee of just now', { ...NONE, passwordChangedAt: null, payeeBoundAt: 0 }, 'new-payee'],
    ['a password of just now', { ...NONE, passwordChangedAt: 0, payeeBoundAt: null }, 'changed-password'],
    ['both, the payee later', { ...NONE, passwordChangedAt: -1, payeeBoundAt: 0 }, 'new-payee'],
    ['both, the password later', { ...NONE, passwordChangedAt: 0, payeeBoundAt: -1 }, 'changed-password'],
    ['both at once', { ...NONE, passwordChangedAt: 0, payeeBoundAt: 0 }, 'changed-password'],
    ['a log-in recovered just now', { recoveredAt: 0, passwordChangedAt: -1, payeeBoundAt: -1 }, 'recovered-login'],
    [
      'one that is over and one that is not',
      { ...NONE, passwordChangedAt: -WAITING_TIME, payeeBoundAt: 0 },
      'new-payee',
    ],
  ] as const)('%s', (_name, waiting, reason) => {
    expect(waitOf(waiting, 0)).toEqual(reason && { until: WAITING_TIME, reason })
  })

  it('is 24 hours', () => expect(WAITING_TIME).toBe(86_400_000))

  it('is over at its last instant', () => {
    const waiting = { ...NONE, passwordChangedAt: null, payeeBoundAt: 0 }
    expect(waitOf(waiting, WAITING_TIME - 1)).toEqual({ until: WAITING_TIME, reason: 'new-payee' })
    expect(waitOf(waiting, WAITING_TIME)).toBeNull()
  })
})

it.each([
  ['under-review', 'it is paid', 'paid'],
  ['under-review', 'a reviewer rejects it', 'rejected'],
  ['under-review', 'the customer cancels', 'cancelled'],
  ['paid', 'the customer cancels', undefined],
  ['rejected', 'it is paid', undefined],
  ['cancelled', 'it is paid', undefined],
] as const)('a withdrawal that is %s, when %s: %s', (state, event, next) => {
  expect(WITHDRAWAL_STEPS[state][event]).toBe(next)
})
