import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline } from '../../../ports/failure.ts'
import type { NewsItem, NewsRequest } from '../../../ports/News.ts'
import { startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { ALL, makeNewsModel } from './news.model.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'

const item = (id: string): NewsItem => ({
  id,
  category: 'markets',
  title: id,
  image: null,
  source: 'Paper Wire',
  time: 0,
  summary: '',
  codes: [],
})
const MARKETS = { id: 'markets', name: 'Markets' }

const setUp = () => {
  const asked: NewsRequest[] = []
  const server: { failure: Failure | null; categories: ReadonlyArray<typeof MARKETS> } = {
    failure: null,
    categories: [MARKETS],
  }
  const fake = makeFakeApp({
    clock: { now: () => 7 },
    news: {
      categories: () =>
        Effect.suspend(() => (server.failure ? Effect.fail(server.failure) : Effect.succeed(server.categories))),
      list: (request) =>
        Effect.suspend(() => {
          asked.push(request)
          const part = `${request.category ?? 'all'}-${request.cursor ?? '1'}`
          return server.failure
            ? Effect.fail(server.failure)
            : Effect.succeed({ list: [item(part)], next: request.cursor === undefined ? '2' : null })
        }),
    },
  })
  const model = makeNewsModel(fake.app)
  const shown = () => model.pages.rows.value.map(({ id }) => id)
  return { ...fake, model, asked, server, shown }
}

describe('the list of news', () => {
  it('is loaded page by page, in the language of the reader', async () => {
    await startWords('it')
    const { app, model, asked, shown } = setUp()
    await model.refresh()
    await model.pages.more()
    expect(shown()).toEqual(['all-1', 'all-2'])
    expect(app.model(makeNowModel).now.value).toBe(7)
    expect(model.pages.hasMore.value).toBe(false)
    expect(asked.map(({ language, category }) => [language, category])).toEqual([
      ['it', undefined],
      ['it', undefined],
    ])
  })

  it('is that of the chosen category, and of all again', async () => {
    const { model, shown, asked } = setUp()
    await model.refresh()
    await model.choose('markets')
    expect(shown()).toEqual(['markets-1'])
    await model.choose('markets')
    expect(asked).toHaveLength(2)
    await model.choose(ALL)
    expect(shown()).toEqual(['all-1'])
  })

  it('leaves a category that the server no longer has', async () => {
    const { model, server, shown } = setUp()
    await model.refresh()
    await model.choose('markets')
    server.categories = []
    await model.refresh()
    expect([model.category.value, shown()]).toEqual([ALL, ['all-1']])
  })

  it('keeps its position when the customer returns, and is not reloaded', async () => {
    const { model, asked, shown } = setUp()
    await model.refresh()
    await model.pages.more()
    model.open()
    expect([shown().length, asked.length]).toEqual([2, 2])
  })

  it('shows its failure in place, and keeps rows that were loaded before', async () => {
    const { model, server, failures, shown } = setUp()
    server.failure = new Offline()
    await model.refresh()
    expect([model.pages.status.value, shown()]).toEqual(['failed', []])
    server.failure = null
    await model.refresh()
    server.failure = new Offline()
    await model.refresh()
    expect([model.pages.status.value, shown()]).toEqual(['failed', ['all-1']])
    expect(model.categories.value).toEqual([MARKETS])
    expect(failures).toEqual([])
  })
})
