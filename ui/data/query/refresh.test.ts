import { Deferred, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { Page } from '../../../ports/page.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makePages } from './pages.ts'
import { renewed } from './renewed.ts'
import { eventually } from '../../testing/eventually.ts'

interface Row {
  readonly id: string
  readonly text?: string
}
const page = (ids: string, next: string | null): Page<Row> => ({ list: ids.split('').map((id) => ({ id })), next })
const ids = (rows: ReadonlyArray<Row>) => rows.map(({ id }) => id).join('')

const setUp = () => {
  const { app, failures } = makeFakeApp({})
  const records = makePages<Row>(app, ({ id }) => id)
  const answers: Array<Deferred.Deferred<Page<Row>, Failure>> = []
  const cursors: Array<string | undefined> = []
  const ask = (cursor: string | undefined) =>
    Effect.suspend(() => {
      cursors.push(cursor)
      const answer = Deferred.makeUnsafe<Page<Row>, Failure>()
      answers.push(answer)
      return Deferred.await(answer)
    })
  const settle = async (
    nth: number,
    how: (answer: Deferred.Deferred<Page<Row>, Failure>) => Effect.Effect<unknown>,
  ) => {
    await eventually(() => expect(answers.length).toBeGreaterThan(nth))
    await Effect.runPromise(how(answers[nth]!))
  }
  const answer = async (nth: number, found: Page<Row>, done: Promise<void>) => {
    await settle(nth, (one) => Deferred.succeed(one, found))
    await done
  }
  const fail = async (nth: number, done: Promise<void>) => {
    await settle(nth, (one) => Deferred.fail(one, new Offline()))
    await done
  }
  return { records, ask, answer, fail, cursors, failures }
}

describe('a list of records', () => {
  it('grows page by page, each record once', async () => {
    const { records, ask, answer, cursors } = setUp()
    await answer(0, page('ab', '2'), records.begin(ask))
    await answer(1, page('bc', null), records.more())
    await records.more()
    expect([ids(records.rows.value), records.hasMore.value, cursors]).toEqual(['abc', false, [undefined, '2']])
  })

  it('is fetched again without ever being empty or loading', async () => {
    const { records, ask, answer, fail } = setUp()
    await answer(0, page('ab', null), records.begin(ask))
    const again = records.refresh()
    expect([ids(records.rows.value), records.status.value]).toEqual(['ab', 'ready'])
    await answer(1, page('xa', null), again)
    expect(ids(records.rows.value)).toBe('xa')
    await fail(2, records.refresh())
    expect([ids(records.rows.value), records.status.value]).toEqual(['xa', 'ready'])
  })

  it('keeps older pages when the newest is fetched again', async () => {
    const { records, ask, answer } = setUp()
    await answer(0, page('ab', '2'), records.begin(ask))
    await answer(1, page('cd', null), records.more())
    await answer(2, page('xa', '3'), records.refresh())
    // b was among the newest and is gone: it must not be shown as if it were still waiting.
    expect(ids(records.rows.value)).toBe('xacd')
  })

  it('reports the failed load and retries from there', async () => {
    const { records, ask, answer, fail, failures } = setUp()
    await fail(0, records.begin(ask))
    expect([records.status.value, failures]).toEqual(['failed', []])
    await answer(1, page('a', null), records.retry())
    expect([ids(records.rows.value), records.status.value]).toEqual(['a', 'ready'])
  })

  it('changes its loaded rows', async () => {
    const { records, ask, answer } = setUp()
    await answer(0, page('ab', null), records.begin(ask))
    records.change((row) => (row.id === 'b' ? { id: 'b', text: 'new' } : row))
    expect(records.rows.value[1]).toEqual({ id: 'b', text: 'new' })
  })
})

it('a list that fits one page is that page', () => {
  expect(ids(renewed([{ id: 'a' }, { id: 'b' }], 1, page('b', null), ({ id }) => id))).toBe('b')
})
