import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Article, ArticleLanguage, ArticleName } from '../../../ports/Articles.ts'
import { type Failure, Unavailable } from '../../../ports/failure.ts'
import { startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeArticlesModel } from './articles.model.ts'

const TEXT: Article = { title: 'Privacy', html: '<p>We keep little.</p>' }

beforeAll(() => startWords('tw'))

const reader = (answers: ReadonlyArray<Effect.Effect<Article, Failure>>) => {
  const asked: Array<readonly [ArticleName, ArticleLanguage]> = []
  const fake = makeFakeApp({
    articles: {
      read: (name, language) => {
        asked.push([name, language])
        return answers[asked.length - 1] ?? Effect.succeed(TEXT)
      },
    },
  })
  return { ...fake, model: makeArticlesModel(fake.app), asked }
}

describe('articles', () => {
  it('are requested once, in the current language', async () => {
    const { model, asked } = reader([])
    const first = model.read('privacy')
    expect(model.states.value.get('privacy')).toEqual({ status: 'loading' })
    await Promise.all([first, model.read('privacy')])
    await model.read('privacy')
    expect(model.states.value.get('privacy')).toEqual({ status: 'ready', article: TEXT })
    expect(asked).toEqual([['privacy', 'tw']])
  })

  it('that did not load are shown as failed, without a toast, and can be retried', async () => {
    const { model, asked, failures } = reader([Effect.fail(new Unavailable({ status: 503 }))])
    await model.read('company')
    expect(model.states.value.get('company')).toEqual({
      status: 'failed',
      failure: new Unavailable({ status: 503 }),
    })
    expect(failures).toEqual([])
    await model.read('company')
    expect(model.states.value.get('company')).toMatchObject({ status: 'ready' })
    expect(asked).toHaveLength(2)
  })

  it('do not affect one another', async () => {
    const { model } = reader([Effect.fail(new Unavailable({ status: 404 }))])
    await Promise.all([model.read('agreement'), model.read('guide')])
    expect(model.states.value.get('agreement')).toMatchObject({ status: 'failed' })
    expect(model.states.value.get('guide')).toMatchObject({ status: 'ready' })
  })
})
