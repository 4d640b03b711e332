import { Deferred, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Offline, Rejected } from '../../../../ports/failure.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { device, quoted } from '../testing/samples.ts'
import { makeListsModel } from '../../watchlist/lists.model.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'
import { makeWatchlistModel } from './watchlist.model.ts'
import { eventually } from '../../../testing/eventually.ts'

/** A watchlist on a server that stores its order and answers immediately, or when the test lets it. */
const setUp = (codes = 'ABCD') => {
  let kept = codes.split('')
  const calls: string[] = []
  let refuse: Failure | null = null
  let gate: Deferred.Deferred<void> | null = null
  const known = (code: string): QuotedInstrument => quoted(code)
  const change = (call: string, id: string, next: () => string[]) =>
    Effect.gen(function* () {
      calls.push(`${id} ${call}`)
      if (gate) yield* Deferred.await(gate)
      if (refuse) return yield* Effect.fail(refuse)
      return (kept = next())
    })
  const fake = makeFakeApp({
    ...device(),
    watchlist: {
      list: () => (refuse ? Effect.fail(refuse) : Effect.sync(() => kept.map(known))),
      add: (codes, id) =>
        change(`add ${codes.join('')}`, id, () => [...codes, ...kept.filter((code) => !codes.includes(code))]),
      remove: (codes, id) => change(`remove ${codes.join('')}`, id, () => kept.filter((code) => !codes.includes(code))),
      reorder: (codes, id) => change(`reorder ${codes.join('')}`, id, () => [...codes]),
    },
  })
  const model = fake.app.model(makeWatchlistModel)
  const shown = () => model.rows.value.map(({ code }) => code).join('')
  return {
    ...fake,
    model,
    calls,
    shown,
    server: () => kept.join(''),
    refuse: (failure: Failure | null) => void (refuse = failure),
    hold: () => {
      const held = Deferred.makeUnsafe<void>()
      gate = held
      return () => {
        gate = null
        return Effect.runPromise(Deferred.succeed(held, undefined))
      }
    },
    settled: () => eventually(() => expect(shown()).toBe(kept.join(''))),
  }
}

describe('the watchlist', () => {
  it('shows the server’s list, and records which codes are watched', async () => {
    const { model, app, shown } = setUp()
    await model.load()
    expect([shown(), model.status.value]).toEqual(['ABCD', 'ready'])
    expect(app.model(makeWatchedModel).of('C').value).toBe(true)
  })

  it('shows that it could not be loaded, and keeps its rows where a refresh fails', async () => {
    const { model, refuse, shown, failures } = setUp()
    refuse(new Offline())
    await model.load()
    expect([shown(), model.status.value]).toEqual(['', 'failed'])
    refuse(null)
    await model.load()
    refuse(new Offline())
    await model.load()
    expect([shown(), model.status.value, failures]).toEqual(['ABCD', 'failed', []])
  })

  it('sorts by the current change, not again at every tick', async () => {
    const { model, app, shown } = setUp()
    await model.load()
    const live = app.model(makeLiveQuotes)
    live.learn([quoted('C', '1.30'), quoted('B', '0.80')])
    model.sort()
    expect(shown()).toBe('CADB')
    live.learn([quoted('B', '2.00')])
    expect(shown()).toBe('CADB')
    model.sort()
    expect(shown()).toBe('ADCB')
    model.sort()
    expect(shown()).toBe('ABCD')
  })

  it('returns to the customer’s own order for editing', async () => {
    const { model } = setUp()
    model.sort()
    model.edit(true)
    expect([model.order.value, model.editing.value]).toEqual(['own', true])
  })
})

describe('reordering', () => {
  it('is shown immediately and stored', async () => {
    const { model, shown, settled, calls } = setUp()
    await model.load()
    expect(model.move('D', 0)).toBe(0)
    expect(shown()).toBe('DABC')
    await settled()
    expect(calls).toEqual(['1 reorder DABC'])
  })

  it('stays within the list, and stores nothing where nothing moved', async () => {
    const { model, calls } = setUp()
    await model.load()
    expect([model.move('A', -1), model.move('D', 9), model.move('X', 1)]).toEqual([0, 3, 1])
    expect(calls).toEqual([])
  })

  it('stores the newest order once the previous one is stored: ten steps are not ten calls', async () => {
    const { model, hold, calls, settled, shown } = setUp()
    await model.load()
    const release = hold()
    for (let place = 1; place < 4; place += 1) model.move('A', place)
    await eventually(() => expect(calls).toEqual(['1 reorder BACD']))
    await release()
    await settled()
    expect([calls.length, shown()]).toEqual([2, 'BCDA'])
  })

  it('shows the server’s list where it could not be stored', async () => {
    const { model, hold, refuse, shown, failures } = setUp()
    await model.load()
    const release = hold()
    model.move('D', 0)
    refuse(new Rejected({ code: 'account-frozen' }))
    await release()
    await eventually(() => expect(failures).toHaveLength(1))
    refuse(null)
    await model.load()
    expect(shown()).toBe('ABCD')
  })
})

describe('removing', () => {
  it('can be undone to its previous place', async () => {
    const { model, shown, calls, server } = setUp()
    await model.load()
    const removing = model.remove('B')
    expect([shown(), model.removed.value?.instrument.code]).toEqual(['ACD', 'B'])
    await removing
    expect(server()).toBe('ACD')
    const undoing = model.undo()
    expect([shown(), model.removed.value]).toEqual(['ABCD', null])
    await undoing
    expect([server(), calls]).toEqual(['ABCD', ['1 remove B', '2 add B', '3 reorder ABCD']])
  })

  it('is undone in order even before the server has answered', async () => {
    const { model, hold, server, shown } = setUp()
    await model.load()
    const release = hold()
    const removing = model.remove('A')
    const undoing = model.undo()
    await release()
    await Promise.all([removing, undoing])
    expect([server(), shown()]).toEqual(['ABCD', 'ABCD'])
  })

  it('is undone where the server refuses', async () => {
    const { model, refuse, shown, failures, app } = setUp()
    await model.load()
    refuse(new Rejected({ code: 'account-frozen' }))
    const removing = model.remove('B')
    await eventually(() => expect(failures).toHaveLength(1))
    refuse(null)
    await removing
    await model.load()
    expect([shown(), model.removed.value, app.model(makeWatchedModel).of('B').value]).toEqual(['ABCD', null, true])
  })

  it('can no longer be undone after editing', async () => {
    const { model } = setUp()
    await model.load()
    model.edit(true)
    await model.remove('A')
    model.edit(false)
    expect(model.removed.value).toBeNull()
  })
})

it('adding puts instruments on top and requests unknown ones', async () => {
  const { model, shown, refuse, failures } = setUp('AB')
  await model.load()
  expect(await model.add([quoted('X'), quoted('Y')])).toBe(true)
  expect(shown()).toBe('XYAB')
  refuse(new Rejected({ code: 'watchlist-full' }))
  expect(await model.add([quoted('Z')])).toBe(false)
  expect([shown(), failures.length]).toEqual(['XYAB', 1])
})

describe('a further list', () => {
  /** A watchlist of four, of which a list shows D and B. */
  const withList = async () => {
    const set = setUp()
    const lists = set.app.model(makeListsModel)
    const id = lists.create('Tech', ['D', 'B'])!
    set.model.choose(id)
    await set.model.load()
    return { ...set, lists, id }
  }

  it('shows its instruments in its order, and the whole watchlist again', async () => {
    const { model, shown } = await withList()
    expect(shown()).toBe('DB')
    model.choose(null)
    expect(shown()).toBe('ABCD')
  })

  it('has an order of its own, which the server does not learn', async () => {
    const { model, shown, calls } = await withList()
    expect(model.move('B', 0)).toBe(0)
    expect(shown()).toBe('BD')
    model.choose(null)
    expect([shown(), calls]).toEqual(['ABCD', []])
  })

  it('loses an instrument that stays on the watchlist, and gets it back', async () => {
    const { model, shown, server, calls } = await withList()
    await model.remove('D')
    expect([shown(), model.removed.value?.instrument.code, server()]).toEqual(['B', 'D', 'ABCD'])
    await model.undo()
    expect([shown(), model.removed.value, calls]).toEqual(['DB', null, []])
  })

  it('gets what is added while it is shown, as the watchlist does', async () => {
    const { model, shown, server } = await withList()
    await model.add([quoted('X')])
    expect([shown(), server()]).toEqual(['XDB', 'XABCD'])
  })

  it('is read from the device when the watchlist is loaded, and not shown to another customer', async () => {
    const { kept } = await withList()
    const again = (account: string) =>
      makeFakeApp(
        {
          ...device(),
          credentials: { current: () => ({ token: 't', account }) },
          watchlist: { list: () => Effect.sync(() => 'ABCD'.split('').map((code) => quoted(code))) },
        },
        kept,
      ).app.model(makeWatchlistModel)
    const [same, other] = [again('5550000001'), again('5550000002')]
    await Promise.all([same.load(), other.load()])
    expect([same.rows.value.length, other.rows.value.length]).toEqual([2, 4])
  })
})
