import { describe, expect, it } from 'vitest'
import {
  ContractBroken,
  type Failure,
  Offline,
  Rejected,
  SessionExpired,
  Timeout,
  Unavailable,
} from '../../../ports/failure.ts'
import { canTryAgain } from './loadFailure.tsx'

const refused = (code: string) => new Rejected({ code })

describe('"Try again" after a call that loads', () => {
  it.each<readonly [Failure, boolean]>([
    [new Offline(), true],
    [new Timeout({ millis: 20_000 }), true],
    [new Unavailable({ status: 503 }), true],
    [new ContractBroken({ call: '/news/list', path: 'data', why: 'missing' }), true],
    [refused('system-busy'), true],
    [refused('submitted-too-frequently'), true],
    [refused('price-not-obtained'), true],
    [refused('unknown'), true],
    [refused('account-frozen'), false],
    [refused('product-not-found'), false],
    [refused('identity-not-verified'), false],
    [refused('credit-loan-outstanding'), false],
    [new SessionExpired({ code: 'login-again' }), false],
  ])('is offered only where it can help: %o', (failure, stands) => expect(canTryAgain(failure)).toBe(stands))
})
