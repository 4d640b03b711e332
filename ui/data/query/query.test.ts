import { Deferred, Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { type Failure, Offline, Rejected, SessionExpired } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeQuery } from './query.ts'
import { eventually } from '../../testing/eventually.ts'

const setUp = () => {
  const fake = makeFakeApp({})
  const answers: Array<Deferred.Deferred<string, Failure>> = []
  const block = makeQuery(fake.app, () =>
    Effect.suspend(() => {
      const answer = Deferred.makeUnsafe<string, Failure>()
      answers.push(answer)
      return Deferred.await(answer)
    }),
  )
  const settle = async (nth: number, how: (answer: Deferred.Deferred<string, Failure>) => Effect.Effect<boolean>) => {
    await eventually(() => expect(answers.length).toBeGreaterThan(nth))
    await Effect.runPromise(how(answers[nth]!))
  }
  return {
    ...fake,
    block,
    answer: (nth: number, found: string) => settle(nth, (answer) => Deferred.succeed(answer, found)),
    fail: (nth: number, failure: Failure) => settle(nth, (answer) => Deferred.fail(answer, failure)),
    shown: () => [block.status.value, block.value.value],
  }
}

describe('a block of home', () => {
  it('fails alone, without a message, and is shown after a retry', async () => {
    const { block, answer, fail, shown, failures } = setUp()
    const first = block.load()
    expect(shown()).toEqual(['loading', null])
    await fail(0, new Offline())
    await first
    expect(shown()).toEqual(['failed', null])
    const second = block.load()
    expect(shown()).toEqual(['loading', null])
    await answer(1, 'a')
    await second
    expect(shown()).toEqual(['ready', 'a'])
    expect(failures).toEqual([])
  })

  it('keeps what it shows while it is refreshed, and where that fails', async () => {
    const { block, fail, shown } = setUp()
    block.put('a')
    const again = block.load()
    expect(shown()).toEqual(['ready', 'a'])
    await fail(0, new Offline())
    await again
    expect(shown()).toEqual(['ready', 'a'])
  })

  it('tells a refusal whenever nothing is shown, and once while something is', async () => {
    const { app, block, fail, answer } = setUp()
    const reported: string[] = []
    vi.spyOn(app, 'refusedLoad').mockImplementation((failure, inPlace) => {
      if (failure) reported.push(`${failure._tag}, ${inPlace ? 'in place too' : 'only so'}`)
    })
    const turn = async (how: Promise<void>) => {
      const asked = block.load()
      await how
      await asked
      return reported.splice(0)
    }
    const refuse = (nth: number) => turn(fail(nth, new Rejected({ code: 'system-busy' })))
    expect(await refuse(0)).toEqual(['Rejected, in place too'])
    expect(await refuse(1)).toEqual(['Rejected, in place too'])
    expect(await turn(answer(2, 'a'))).toEqual([])
    expect(await refuse(3)).toEqual(['Rejected, only so'])
    expect(await refuse(4)).toEqual([])
    expect(await turn(answer(5, 'b'))).toEqual([])
    expect(await refuse(6)).toEqual(['Rejected, only so'])
  })

  it('uses the answer to the last request only', async () => {
    const { block, answer, shown } = setUp()
    const old = block.load()
    const current = block.load()
    await answer(1, 'new')
    await current
    await answer(0, 'old')
    await old
    expect(shown()).toEqual(['ready', 'new'])
  })

  it('cancels the request when no component shows it any more, or it is cleared', async () => {
    const { block, answer, shown } = setUp()
    const left = block.load()
    block.stop()
    await answer(0, 'a')
    await left
    expect(shown()).toEqual(['loading', null])
    block.put('b')
    block.clear()
    expect(shown()).toEqual(['loading', null])
  })

  it('leaves the end of the session to the app', async () => {
    const { block, fail, failures } = setUp()
    const expired = new SessionExpired({ code: 'login-again' })
    const done = block.load()
    await fail(0, expired)
    await done
    expect(failures).toEqual([expired])
  })
})
