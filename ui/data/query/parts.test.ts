import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { Page } from '../../../ports/page.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makePages } from './pages.ts'

type Answer = Page<string> | Failure
const page = (list: ReadonlyArray<string>, next: string | null = null): Page<string> => ({ list, next })

/** A list of parts with one answer for each cursor. */
const start = (...parts: ReadonlyArray<Record<string, Answer>>) => {
  const asked: string[] = []
  const { app } = makeFakeApp({})
  const feed = makePages<string>(app, (row) => row)
  const begin = () =>
    feed.begin(
      parts.map(
        (answers, part) =>
          (cursor = '') =>
            Effect.suspend(() => {
              asked.push(`${part}:${cursor}`)
              const answer = answers[cursor]!
              return 'list' in answer ? Effect.succeed(answer) : Effect.fail(answer)
            }),
      ),
      { keep: true },
    )
  return { feed, begin, asked }
}

describe('a list of parts', () => {
  it('loads every page of every part, one at a time', async () => {
    const { feed, begin, asked } = start({ '': page(['a'], 'x'), x: page(['b']) }, { '': page(['c']) })
    await begin()
    expect([feed.rows.value, feed.hasMore.value]).toEqual([['a'], true])
    await feed.more()
    await feed.more()
    await feed.more()
    expect(feed.rows.value).toEqual(['a', 'b', 'c'])
    expect([feed.hasMore.value, feed.status.value]).toEqual([false, 'ready'])
    expect(asked).toEqual(['0:', '0:x', '1:'])
  })

  it('skips parts and pages without new rows', async () => {
    const { feed, begin } = start({ '': page([]) }, { '': page(['a'], 'x'), x: page(['a'], 'y'), y: page(['b']) })
    await begin()
    expect(feed.rows.value).toEqual(['a'])
    await feed.more()
    expect(feed.rows.value).toEqual(['a', 'b'])
  })

  it('is empty where every part is, and does not follow cursors in a circle', async () => {
    const { feed, begin, asked } = start({ '': page([], 'x'), x: page([], 'x') }, { '': page([]) })
    await begin()
    expect([feed.rows.value, feed.status.value, feed.hasMore.value]).toEqual([[], 'ready', false])
    expect(asked).toEqual(['0:', '0:x', '1:'])
  })

  it('keeps its rows when a page fails, and requests that page again', async () => {
    const answers: Record<string, Answer> = { '': page(['a'], 'x'), x: new Offline() }
    const { feed, begin } = start(answers)
    await begin()
    await feed.more()
    expect([feed.rows.value, feed.status.value]).toEqual([['a'], 'failed'])
    answers['x'] = page(['b'])
    await feed.retry()
    expect([feed.rows.value, feed.status.value]).toEqual([['a', 'b'], 'ready'])
  })

  it('starts again with the new inputs', async () => {
    const answers: Record<string, Answer> = { '': page(['a', 'b']) }
    const { feed, begin } = start(answers)
    await begin()
    answers[''] = page(['n', 'a'])
    await begin()
    expect(feed.rows.value).toEqual(['n', 'a'])
  })
})
