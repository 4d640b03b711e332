import { Deferred, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { Page } from '../../../ports/page.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makePages } from './pages.ts'
import { renewed } from './renewedRows.ts'
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
    const { records, ask, answer, cursors } = setUp()
    await answer(0, page('abc', '2'), records.begin(ask))
    await answer(1, page('def', '3'), records.more())
    // b was among the newest and is gone: it must not be shown as if it were still waiting.
    await answer(2, page('acd', '4'), records.refresh())
    expect([ids(records.rows.value), cursors.length]).toEqual(['acdef', 3])
    await answer(3, page('ghi', null), records.more())
    expect([ids(records.rows.value), cursors.at(-1), records.hasMore.value]).toEqual(['acdefghi', '3', false])
  })

  it.each([
    ['keeps what a new row pushed to the second page', 'bcd', 'xabcdef'],
    ['removes what a new row did not push there', 'cde', 'xacdef'],
  ])('%s', async (_, second, shown) => {
    const { records, ask, answer, cursors } = setUp()
    await answer(0, page('ab', '2'), records.begin(ask))
    await answer(1, page('cdef', '3'), records.more())
    const again = records.refresh()
    await answer(2, page('xa', '4'), Promise.resolve())
    await answer(3, page(second, '5'), again)
    expect([ids(records.rows.value), cursors]).toEqual([shown, [undefined, '2', undefined, '4']])
    await answer(4, page('g', null), records.more())
    expect([ids(records.rows.value), cursors.at(-1)]).toEqual([`${shown}g`, '3'])
  })

  it('leaves no gap where more rows are new than were fetched', async () => {
    const { records, ask, answer, cursors } = setUp()
    await answer(0, page('ab', '2'), records.begin(ask))
    await answer(1, page('cd', '3'), records.more())
    const again = records.refresh()
    await answer(2, page('uv', '4'), Promise.resolve())
    await answer(3, page('wx', '5'), again)
    expect([ids(records.rows.value), records.hasMore.value]).toEqual(['uvwx', true])
    await answer(4, page('ya', '6'), records.more())
    expect([ids(records.rows.value), cursors.at(-1)]).toEqual(['uvwxya', '5'])
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
  const before = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  expect(ids(renewed(before, page('b', null), ({ id }) => id).rows)).toBe('b')
})
