import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline, Rejected } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeRecommendedModel } from './recommended.model.ts'
import { device, quoted } from '../testing/samples.ts'
import { makeWatchlistModel } from '../watchlist/watchlist.model.ts'

const BATCHES: Record<string, { readonly codes: string; readonly next: string }> = {
  first: { codes: 'AB', next: '2' },
  '2': { codes: 'CD', next: 'first' },
}

const setUp = () => {
  const added: string[] = []
  const asked: Array<string | null> = []
  let refuse: Failure | null = null
  const fake = makeFakeApp({
    ...device(),
    watchlist: {
      list: () => Effect.succeed([]),
      add: (codes) => (refuse ? Effect.fail(refuse) : Effect.sync(() => codes.map((code) => (added.push(code), code)))),
      recommended: (batch) => {
        asked.push(batch)
        if (refuse) return Effect.fail(refuse)
        const { codes, next } = BATCHES[batch ?? 'first']!
        return Effect.succeed({ list: codes.split('').map((code) => quoted(code)), next })
      },
    },
  })
  const model = fake.app.model(makeRecommendedModel)
  const shown = () => model.list.value.map(({ code }) => code).join('')
  return { ...fake, model, shown, added, asked, refuse: (failure: Failure | null) => void (refuse = failure) }
}

describe('recommended instruments', () => {
  it('are shown in batches, which repeat after the last', async () => {
    const { model, shown, asked } = setUp()
    await model.load()
    await model.load()
    expect([shown(), asked]).toEqual(['AB', [null]])
    await model.swap()
    expect(shown()).toBe('CD')
    await model.swap()
    expect(asked).toEqual([null, '2', 'first'])
  })

  it('leave the list when they are added, one by one', async () => {
    const { model, shown, added, app } = setUp()
    await model.load()
    await model.add(quoted('A'))
    expect([shown(), added]).toEqual(['B', ['A']])
    expect(app.model(makeWatchlistModel).rows.value.map(({ code }) => code)).toEqual(['A'])
    await model.add(quoted('B'))
    expect(shown()).toBe('CD')
  })

  it('are added together, once, and followed by the next batch', async () => {
    const { model, shown, added } = setUp()
    await model.load()
    await Promise.all([model.addAll(), model.addAll()])
    expect([added.join(''), shown(), model.adding.value.size]).toEqual(['AB', 'CD', 0])
  })

  it('stay where they could not be added or replaced', async () => {
    const { model, shown, refuse, failures } = setUp()
    await model.load()
    refuse(new Rejected({ code: 'watchlist-full' }))
    await model.addAll()
    expect([shown(), failures.length, model.adding.value.size]).toEqual(['AB', 1, 0])
    refuse(new Offline())
    await model.swap()
    expect([shown(), model.status.value, failures.length]).toEqual(['AB', 'failed', 1])
  })
})
