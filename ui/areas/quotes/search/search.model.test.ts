import { Deferred, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../../ports/failure.ts'
import type { Page } from '../../../../ports/page.ts'
import type { SearchHit } from '../../../../ports/Quotes.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { makeSearchModel, SEARCH_DELAY } from './search.model.ts'
import { device, quoted } from '../testing/samples.ts'
import { pass, settled } from '../../../testing/time.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const setUp = (kept = new Map<string, string>(), held: ReadonlyArray<PositionRecord> = []) => {
  const asked: string[] = []
  const dropped: string[] = []
  const answers = new Map<string, Deferred.Deferred<Page<SearchHit>, Failure>>()
  const fake = makeFakeApp(
    {
      ...device(),
      positions: { list: () => Effect.succeed({ list: held, next: null }) },
      quotes: {
        search: ({ keyword, market }) =>
          Effect.suspend(() => {
            asked.push(market === undefined ? keyword : `${keyword} ${market}`)
            const answer = Deferred.makeUnsafe<Page<SearchHit>, Failure>()
            answers.set(keyword, answer)
            return Effect.onInterrupt(Deferred.await(answer), () => Effect.sync(() => void dropped.push(keyword)))
          }),
      },
    },
    kept,
  )
  const model = fake.app.model(makeSearchModel)
  const answer = async (keyword: string, codes: string, watched = false) => {
    const list = codes.split('').map((code) => ({ ...quoted(code), watched }))
    await Effect.runPromise(Deferred.succeed(answers.get(keyword)!, { list, next: null }))
    await settled()
  }
  const shown = () => model.hits.rows.value.map(({ code }) => code).join('')
  return { ...fake, model, asked, dropped, answer, shown }
}

describe('searching', () => {
  it('waits until the typing rests', async () => {
    const { model, asked } = setUp()
    for (const text of ['k', 'ki', 'kin ']) {
      model.type(text)
      await pass(SEARCH_DELAY - 1)
    }
    expect(asked).toEqual([])
    await pass(1)
    expect(asked).toEqual(['kin'])
  })

  it('cancels the request that a new text makes outdated', async () => {
    const { model, asked, dropped, answer, shown } = setUp()
    model.type('ki')
    await pass(SEARCH_DELAY)
    model.type('kin')
    await pass(SEARCH_DELAY)
    expect([asked, dropped]).toEqual([['ki', 'kin'], ['ki']])
    await answer('kin', 'A')
    await answer('ki', 'XYZ')
    expect(shown()).toBe('A')
  })

  it('keeps the hits visible until the next ones arrive, and shows none for an empty text', async () => {
    const { model, answer, shown } = setUp()
    model.type('ki')
    await pass(SEARCH_DELAY)
    await answer('ki', 'AB', true)
    model.type('kin')
    await pass(SEARCH_DELAY)
    expect([shown(), model.hits.status.value]).toEqual(['AB', 'loading'])
    await answer('kin', '')
    expect([shown(), model.hits.status.value, model.asked.value]).toEqual(['', 'ready', 'kin'])
    model.type('  ')
    await pass(SEARCH_DELAY)
    expect([shown(), model.hits.status.value, model.asked.value]).toEqual(['', 'idle', ''])
  })

  it('records which hits are watched', async () => {
    const { app, model, answer } = setUp()
    model.type('ki')
    await pass(SEARCH_DELAY)
    await answer('ki', 'A', true)
    expect(app.model(makeWatchedModel).of('A').value).toBe(true)
  })

  it('sends no new request for an additional space, and none once the screen is left', async () => {
    const { model, asked, answer } = setUp()
    model.type('ki')
    await pass(SEARCH_DELAY)
    await answer('ki', 'A')
    model.type('ki ')
    await pass(SEARCH_DELAY)
    model.type('kin')
    model.stop()
    await pass(SEARCH_DELAY)
    expect(asked).toEqual(['ki'])
  })
})

describe('a search that was given up', () => {
  it.each([
    ['while the typing rests', SEARCH_DELAY - 1],
    ['while the request is in flight', SEARCH_DELAY],
  ])('%s is asked again on return, without the hits of the text before', async (_, rest) => {
    const { model, answer, shown } = setUp()
    await model.enter('one')
    model.type('ki')
    await pass(SEARCH_DELAY)
    await answer('ki', 'AB')
    model.type('kin')
    await pass(rest)
    model.stop()
    await model.enter('one')
    expect([model.text.value, shown(), model.asked.value, model.hits.status.value]).toEqual([
      'kin',
      '',
      'kin',
      'loading',
    ])
    await answer('kin', 'C')
    expect(shown()).toBe('C')
  })

  it('is asked again where its text is typed again', async () => {
    const { model, asked, answer, shown } = setUp()
    model.type('k')
    await pass(SEARCH_DELAY)
    await answer('k', 'AB')
    model.type('ki')
    await pass(SEARCH_DELAY)
    model.type('kin')
    model.type('ki')
    await pass(SEARCH_DELAY)
    expect(asked).toEqual(['k', 'ki', 'ki'])
    await answer('ki', 'C')
    expect(shown()).toBe('C')
  })
})

describe('recent searches', () => {
  it('are searches that were submitted or led to an instrument, stored on the device', async () => {
    const { model, kept, answer, asked } = setUp()
    void model.submit('  hp ')
    await pass(0)
    expect(asked).toEqual(['hp'])
    model.type('kin')
    await pass(SEARCH_DELAY)
    await answer('kin', 'A')
    model.led()
    expect([model.recent.value, kept.get('searchList')]).toEqual([['kin', 'hp'], '["kin","hp"]'])
  })

  it('are read from the device, and cleared there too', async () => {
    const { model, kept } = setUp(new Map([['searchList', '["0317",null,"kin"]']]))
    await model.enter('one')
    expect(model.recent.value).toEqual(['0317', 'kin'])
    model.forgetRecent()
    await settled()
    expect([model.recent.value, kept.has('searchList')]).toEqual([[], false])
  })

  it('appear under an empty field wherever a new search begins; going back shows the earlier results', async () => {
    const { model, answer } = setUp(new Map([['searchList', '["0317"]']]))
    await model.enter('one')
    model.type('kin')
    await pass(SEARCH_DELAY)
    await answer('kin', 'A')
    model.stop()
    await model.enter('one')
    expect([model.text.value, model.asked.value, model.hits.rows.value.length]).toEqual(['kin', 'kin', 1])
    model.stop()
    await model.enter('two')
    expect([model.text.value, model.asked.value, model.hits.rows.value]).toEqual(['', '', []])
    expect(model.recent.value).toEqual(['0317'])
  })
})

describe('one’s own holdings', () => {
  it('come first, each once, and none of another market', async () => {
    const { model, asked, answer, shown } = setUp(new Map(), [
      position({ code: 'C', name: 'Kinta Foods' }),
      position({ code: 'Z', name: 'Other' }),
    ])
    await model.enter('here')
    await settled()
    model.type('kin')
    await pass(SEARCH_DELAY)
    await answer('kin', 'ABC')
    expect(shown()).toBe('CAB')
    model.chooseMarket('US')
    await settled()
    expect(asked).toEqual(['kin', 'kin US'])
    await answer('kin', 'D')
    expect(shown()).toBe('D')
  })
})
