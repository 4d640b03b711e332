import { describe, expect, it } from 'vitest'
import { Offline, Rejected, SessionExpired } from '../../../ports/failure.ts'
import { makeAccountFreeze } from './accountFreeze.ts'

const frozen = new Rejected({ code: 'account-frozen' })

describe('detection of a frozen account', () => {
  const listened = () => {
    const { learn, watch } = makeAccountFreeze()
    const told: boolean[] = []
    watch((now) => told.push(now))
    return { learn, told }
  }

  it('is reported from the first such refusal until a call succeeds, once each', () => {
    const { learn, told } = listened()
    learn('/trade/funds', frozen)
    learn('/news/list', frozen)
    learn('/trade/funds', new Offline())
    learn('/trade/funds', new Rejected({ code: 'system-busy' }))
    expect(told).toEqual([false, true])
    learn('/news/list', null)
    learn('/trade/funds', null)
    expect(told).toEqual([false, true, false])
  })

  it('is not ended by calls that every visitor may make', () => {
    const { learn, told } = listened()
    learn('/trade/funds', frozen)
    learn('/common/config', null)
    expect(told.at(-1)).toBe(true)
  })

  it('ends with the session, and is not set by the refusal of a log-in', () => {
    const { learn, told } = listened()
    learn('/trade/funds', frozen)
    learn('/trade/funds', new SessionExpired({ code: 'login-again' }))
    learn('/user/login', frozen)
    expect(told).toEqual([false, true, false])
  })
})
