import { describe, expect, it } from 'vitest'
import { Offline, Rejected, SessionExpired } from '../../../ports/failure.ts'
import { makeAccountFreeze } from './accountFreeze.ts'

const frozen = new Rejected({ code: 'account-frozen' })

describe('what calls say about a frozen account', () => {
  const listened = () => {
    const { learn, watch } = makeAccountFreeze()
    const told: boolean[] = []
    watch((now) => told.push(now))
    return { learn, told }
  }

  it('is told from the first refusal that says so until a call succeeds, once each', () => {
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

  it('outlives what every visitor may read', () => {
    const { learn, told } = listened()
    learn('/trade/funds', frozen)
    learn('/common/config', null)
    expect(told.at(-1)).toBe(true)
  })

  it('ends with the session, and a log-in says nothing about this one', () => {
    const { learn, told } = listened()
    learn('/trade/funds', frozen)
    learn('/trade/funds', new SessionExpired({ code: 'login-again' }))
    learn('/user/login', frozen)
    expect(told).toEqual([false, true, false])
  })
})
