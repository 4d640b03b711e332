import { Deferred, Effect } from 'effect'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Failure, Offline, Rejected, SessionExpired } from '../../../ports/failure.ts'
import type { Page } from '../../../ports/page.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { BRIEFLY, makePages } from './pages.ts'
import { eventually } from '../../testing/eventually.ts'

interface Row {
  readonly code: string
}
const page = (codes: string, next: string | null): Page<Row> => ({
  list: codes.split('').map((code) => ({ code })),
  next,
})

/** A list whose pages the test delivers. */
const setUp = () => {
  const fake = makeFakeApp({})
  const pages = makePages<Row>(fake.app, ({ code }) => code)
  const asked: Array<{ readonly list: string; readonly cursor: string | undefined }> = []
  const answers: Array<Deferred.Deferred<Page<Row>, Failure>> = []
  const of = (list: string) => (cursor: string | undefined) =>
    Effect.suspend(() => {
      asked.push({ list, cursor })
      const answer = Deferred.makeUnsafe<Page<Row>, Failure>()
      answers.push(answer)
      return Deferred.await(answer)
    })
  const answer = async (nth: number, found: Page<Row>, done?: Promise<void>) => {
    await eventually(() => expect(answers.length).toBeGreaterThan(nth))
    await Effect.runPromise(Deferred.succeed(answers[nth]!, found))
    await done
  }
  const fail = async (nth: number, failure: Failure, done: Promise<void>) => {
    await eventually(() => expect(answers.length).toBeGreaterThan(nth))
    await Effect.runPromise(Deferred.fail(answers[nth]!, failure))
    await done
  }
  const shown = () => pages.rows.value.map(({ code }) => code).join('')
  return { ...fake, pages, asked, of, answer, fail, shown }
}

describe('pages of a list', () => {
  it('arrive one after the other until the last, each row once', async () => {
    const { pages, of, answer, asked, shown } = setUp()
    const first = pages.begin(of('A'))
    expect(pages.status.value).toBe('loading')
    await answer(0, page('ab', '2'), first)
    expect([shown(), pages.hasMore.value, pages.status.value]).toEqual(['ab', true, 'ready'])
    const second = pages.more()
    void pages.more()
    await answer(1, page('bc', null), second)
    expect([shown(), pages.hasMore.value]).toEqual(['abc', false])
    await pages.more()
    expect(asked).toEqual([
      { list: 'A', cursor: undefined },
      { list: 'A', cursor: '2' },
    ])
  })

  it('keep the loaded rows where a later page failed, and request that page again', async () => {
    const { pages, of, answer, fail, asked, shown, failures } = setUp()
    await answer(0, page('ab', '2'), pages.begin(of('A')))
    await fail(1, new Offline(), pages.more())
    expect([shown(), pages.status.value]).toEqual(['ab', 'failed'])
    await answer(2, page('c', null), pages.retry())
    expect([shown(), asked.at(-1)!.cursor]).toEqual(['abc', '2'])
    expect(failures).toEqual([])
  })

  it('belong to the list that was requested last', async () => {
    const { pages, of, answer, shown } = setUp()
    const old = pages.begin(of('A'))
    const current = pages.begin(of('B'))
    await answer(1, page('x', null), current)
    await answer(0, page('a', null), old)
    expect(shown()).toBe('x')
  })

  it('stay visible while the list is fetched again', async () => {
    const { pages, of, answer, shown } = setUp()
    await answer(0, page('ab', null), pages.begin(of('A')))
    const again = pages.begin(of('A'), { keep: true })
    expect([shown(), pages.status.value]).toEqual(['ab', 'loading'])
    await answer(1, page('ba', null), again)
    expect(shown()).toBe('ba')
  })

  it.each(['no answer', 'a failure'])('of another question go soon where there is %s', async (outcome) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { pages, of, answer, fail, shown } = setUp()
    await answer(0, page('ab', null), pages.begin(of('A')))
    const other = pages.begin(of('B'), { keep: 'briefly' })
    vi.advanceTimersByTime(BRIEFLY / 2)
    expect(shown()).toBe('ab')
    if (outcome === 'a failure') await fail(1, new Offline(), other)
    vi.advanceTimersByTime(BRIEFLY / 2)
    expect([shown(), pages.status.value]).toEqual(['', outcome === 'a failure' ? 'failed' : 'loading'])
  })

  it('end where a server repeats itself', async () => {
    const { pages, of, answer, asked } = setUp()
    await answer(0, page('ab', '2'), pages.begin(of('A')))
    const more = pages.more()
    for (let nth = 1; nth <= 6; nth += 1) await answer(nth, page('ab', `${nth + 2}`))
    await more
    expect([pages.hasMore.value, pages.status.value, asked.length]).toEqual([false, 'ready', 7])
  })

  it('leave the end of the session to the app, and are cancelled when no component shows them', async () => {
    const { pages, of, fail, answer, failures, shown } = setUp()
    const expired = new SessionExpired({ code: 'login-again' })
    await fail(0, expired, pages.begin(of('A')))
    expect(failures).toEqual([expired])
    const left = pages.begin(of('A'))
    pages.stop()
    await answer(1, page('a', null), left)
    expect([shown(), pages.status.value]).toEqual(['', 'idle'])
  })
})

describe('a list whose call was refused', () => {
  it('gives the reason', async () => {
    const { app } = makeFakeApp({})
    const frozen = new Rejected({ code: 'account-frozen' })
    const pages = makePages<Row>(app, ({ code }) => code)
    await pages.begin(() => Effect.fail(frozen))
    expect([pages.status.value, pages.failure.value]).toEqual(['failed', frozen])
  })
})
