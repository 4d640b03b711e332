import { Effect } from 'effect'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import type { NewsArticle } from '../../../ports/News.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { quote } from '../markets/testing/feed.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeArticleModel } from './article.model.ts'

const article = (id: string): NewsArticle => ({
  id,
  category: 'companies',
  title: 'A second plant',
  image: null,
  source: 'Paper Wire',
  time: 0,
  html: '<p>Tins</p>',
  instruments: [
    { ...quote('MY0101'), name: 'Harimau', chineseName: '', market: 'MY', currency: 'MYR', decimals: 2, trend: [] },
  ],
})

const setUp = (device: { readonly shares?: boolean; readonly copies?: boolean } = {}) => {
  const did: string[] = []
  const server: { failure: Failure | null } = { failure: null }
  const fake = makeFakeApp({
    clock: { now: () => 0 },
    platform: {
      share: ({ title, url }) =>
        Effect.sync(() => did.push(`share ${title} ${url}`)).pipe(Effect.as(device.shares === true)),
      copy: (text) => Effect.sync(() => did.push(`copy ${text}`)).pipe(Effect.as(device.copies === true)),
    },
    news: {
      article: (id) =>
        Effect.suspend(() => (server.failure ? Effect.fail(server.failure) : Effect.succeed(article(id)))),
    },
  })
  return { ...fake, model: makeArticleModel(fake.app), did, server }
}

beforeEach(async () => {
  await startWords('us')
  await loadNamespace('news')
})

describe('an article', () => {
  it('opens, and the quotes of its instruments are shared with every live row', async () => {
    const { model, app } = setUp()
    await model.open('2001')
    expect(model.opened.value).toEqual({ is: 'ready', asked: '2001', value: article('2001') })
    expect(app.model(makeLiveQuotes).quoteOf('MY0101').value).not.toBeNull()
  })

  it.each([
    [new Offline(), 'failed'],
    [new Rejected({ code: 'article-not-found' }), 'unknown'],
    [new Rejected({ code: 'account-frozen' }), 'failed'],
  ] as const)('%s: is %s', async (failure, is) => {
    const { model, server, failures } = setUp()
    server.failure = failure
    await model.open('2001')
    expect([model.opened.value.is, failures]).toEqual([is, []])
  })

  it('stays visible where a refresh fails; another one does not', async () => {
    const { model, server } = setUp()
    await model.open('2001')
    server.failure = new Offline()
    await model.open('2001')
    expect(model.opened.value.is).toBe('ready')
    const other = model.open('2002')
    expect(model.opened.value.is).toBe('loading')
    await other
    expect(model.opened.value.is).toBe('failed')
  })

  it('is shared by the device where that is supported', async () => {
    const { model, did, toaster } = setUp({ shares: true })
    await model.share('A second plant', 'https://x/#/news/info?id=1')
    expect([did, toaster.message.value]).toEqual([['share A second plant https://x/#/news/info?id=1'], null])
  })

  it.each([
    [true, { text: 'Link copied', tone: 'success' }],
    [false, { text: 'The link could not be copied', tone: 'error' }],
  ])('is copied where sharing is not offered (copied: %s)', async (copies, said) => {
    const { model, did, toaster } = setUp({ copies })
    await model.share('A second plant', 'https://x')
    expect([did.at(-1), toaster.message.value]).toEqual(['copy https://x', said])
    toaster.clear()
  })
})
