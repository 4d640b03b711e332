import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { plain } from '../../../../domain/orders/testing/samples.ts'
import { Rejected, Timeout, Unavailable } from '../../../../ports/failure.ts'
import { startWords } from '../../../i18n/words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { pass } from '../../../testing/time.ts'
import { detail } from '../../orders/ticket/testing/sample.ts'
import { held, record, start, STOP } from './testing/protectPage.ts'

beforeAll(() => startWords('us'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('the form of a position’s protection', () => {
  it('begins with a proposed stop, and may be sent while every field is right', async () => {
    const { leave, model } = await start()
    expect([model.sheet.value, model.draft.value.kind, model.isReady.value]).toEqual([true, 'stop', true])
    for (const [part, ready, problems] of [
      [{ stop: '1,40' }, true, {}],
      [{ stop: '1,405' }, false, { stop: 'off-tick' }],
      [{ stop: '1,60' }, false, { stop: 'stop-wrong-side' }],
      [{ stop: '1,40', limit: '1,45' }, false, { stopLimit: 'stop-limit-wrong-side' }],
      [{ limit: '', profit: '1,50' }, false, { takeProfit: 'take-profit-wrong-side' }],
      [{ kind: 'trail', distance: '60', profit: '' }, false, { trail: 'trail-out-of-range' }],
      [{ distance: '10' }, true, {}],
      [{ kind: 'none' }, false, {}],
      [{ profit: '1,60' }, true, {}],
    ] as const) {
      model.change(part)
      expect([part, model.isReady.value, model.problems.value]).toEqual([part, ready, problems])
      const wrong = Object.keys(problems)
      if (wrong.includes('stop') || wrong.includes('trail')) expect([part, model.atStop.value]).toEqual([part, null])
      if (wrong.includes('takeProfit')) expect([part, model.atProfit.value]).toEqual([part, null])
    }
    leave()
  })

  it('proposes a stop once for an opening, on the side of the loss, and again where only the last proposal stands', async () => {
    const { leave, model } = await start()
    const { proposal } = model
    expect([model.draft.value.stop, proposal.value]).toEqual(['1,460', '1,460'])
    model.change({ stop: '' })
    expect(model.draft.value.stop).toBe('')
    model.close()
    model.show()
    expect(model.draft.value.stop).toBe('1,460')
    model.change({ stop: '1,400' })
    model.close()
    model.show()
    expect(model.draft.value.stop).toBe('1,400')
    leave()
    const short = await start(held({ direction: 'short' }))
    expect(short.model.draft.value.stop).toBe('1,620')
    short.leave()
  })

  it('of a short position has its stop above the price', async () => {
    const { leave, model } = await start(held({ direction: 'short' }))
    model.change({ stop: '1,40' })
    expect(model.problems.value).toEqual({ stop: 'stop-wrong-side' })
    model.change({ stop: '1,60' })
    expect(model.isReady.value).toBe(true)
    leave()
  })

  it('is checked against the latest price, or the position’s where the instrument has none', async () => {
    const older = await start(held({ price: decimal('1.30') }))
    older.model.change({ stop: '1,40' })
    expect(older.model.problems.value).toEqual({})
    older.leave()
    const found = { ...detail(), quote: { ...detail().quote, price: null } }
    const { leave, model } = await start(held({ price: decimal('1.30') }), undefined, found)
    model.change({ stop: '1,40' })
    expect([model.price.value && plain(model.price.value), model.problems.value]).toEqual([
      '1.3',
      { stop: 'stop-wrong-side' },
    ])
    leave()
  })

  it('is filled with what was set, and with nothing of a protection that has ended', async () => {
    const set = await start(held({ protection: record({ ...STOP, takeProfit: decimal('1.6') }) }))
    expect(set.model.draft.value).toMatchObject({ kind: 'stop', stop: '1,400', limit: '', profit: '1,600' })
    set.leave()
    const ended = await start(held({ protection: record(STOP, { state: 'ended' }) }))
    expect(ended.model.draft.value).toMatchObject({ kind: 'stop', stop: '1,460', profit: '' })
    ended.leave()
  })
})

describe('what a protection risks and locks in', () => {
  it('is the profit of closing everything there, after the fees of opening and closing', async () => {
    const { leave, model, outcomes } = await start()
    model.change({ stop: '' })
    expect(outcomes()).toEqual([null, null])
    // 500 × (1,40 − 1,50) − 8 − 8; 500 × (1,60 − 1,50) − 8 − 8.
    model.change({ stop: '1,40', profit: '1,60' })
    expect(outcomes()).toEqual(['-66', '34'])
    // Five per cent below 1,54 is 1,463, on the grid 1,46.
    model.change({ kind: 'trail', distance: '5', profit: '' })
    expect(outcomes()).toEqual(['-36', null])
    model.change({ unit: 'amount', distance: '0,01' })
    expect(outcomes()).toEqual(['-1', null])
    leave()
  })

  it('of a trailing stop is counted from where it stands, until its distance changes', async () => {
    const trail = { unit: 'percent', distance: decimal('5') } as const
    const { leave, model, outcomes } = await start(
      held({ protection: record({ trail }, { trailPrice: decimal('1.60'), stopNow: decimal('1.52') }) }),
    )
    // 500 × (1,52 − 1,50) − 8 − 8.
    model.change({ profit: '1,60' })
    expect(outcomes()).toEqual(['-6', '34'])
    model.change({ distance: '5,00' })
    expect(outcomes()[0]).toBe('-6')
    // Six per cent below 1,54 is 1,4476, on the grid 1,44.
    model.change({ distance: '6' })
    expect(outcomes()[0]).toBe('-46')
    leave()
  })

  it('is the other way round for a short position', async () => {
    const { leave, model, outcomes } = await start(held({ direction: 'short' }))
    model.change({ stop: '1,60', profit: '1,40' })
    expect(outcomes()).toEqual(['-66', '34'])
    leave()
  })

  it('is exact to the cent for what a JavaScript number cannot hold', async () => {
    const most = '9007199254740993'
    const cost = decimal('9007199254740993.01')
    const whale = held({ quantity: decimal(most), openedQuantity: decimal(most), cost, fees: decimal('0') })
    const free = detail('open', { fees: [] })
    const { leave, model, outcomes } = await start(whale, undefined, free)
    model.change({ stop: '1,00' })
    expect(outcomes()[0]).toBe('-0.01')
    leave()
  })

  it('leaves the fees of opening out after a part was closed: they are not known any more', async () => {
    const { leave, model, outcomes } = await start(held({ openedQuantity: decimal('1000') }))
    model.change({ stop: '1,40' })
    expect(outcomes()[0]).toBe('-58')
    leave()
  })
})

describe('sending a protection', () => {
  it('sets it once for two taps, shows it and says so', async () => {
    const next = held({ protection: record(STOP) })
    const { calls, leave, model, page, toaster } = await start(held(), () => Effect.succeed(next))
    model.change({ stop: '1,40', limit: '1,39', profit: '1,60' })
    await Promise.all([model.save(), model.save()])
    await pass()
    expect(calls).toEqual(['7003 1.4 1.39 1.6 - - id-1'])
    expect([page.position.value?.protection?.state, model.sheet.value]).toEqual(['active', false])
    await eventually(() => expect(toaster.message.value?.text).toBe('Protection updated'))
    leave()
  })

  it('sends nothing while a field is wrong, and shows what is missing', async () => {
    const { calls, leave, model } = await start()
    expect([model.isTried.value, model.hasNothing.value]).toEqual([false, false])
    model.change({ stop: '' })
    expect(await model.save()).toBe(false)
    expect([model.isTried.value, model.problems.value, calls]).toEqual([true, { stop: 'unreadable' }, []])
    model.change({ kind: 'none' })
    expect(model.hasNothing.value).toBe(true)
    leave()
  })

  it('removes it with an empty one', async () => {
    const { calls, leave, model } = await start(held({ protection: record(STOP) }))
    await model.remove()
    expect(calls).toEqual(['7003 - - - - - id-1'])
    leave()
  })

  it('without an answer repeats it under its id', async () => {
    let tries = 0
    const { calls, leave, model } = await start(held(), () =>
      Effect.suspend(() => ((tries += 1) < 2 ? Effect.fail(new Timeout({ millis: 1 })) : Effect.succeed(held()))),
    )
    model.change({ kind: 'trail', distance: '2,50' })
    void model.save()
    await pass()
    expect(model.state.value?.kind).toBe('unknown')
    await pass(2_000)
    expect(calls).toEqual(['7003 - - - 2.5 percent id-1', '7003 - - - 2.5 percent id-1'])
    leave()
  })

  it('stays open after a refusal, and forgets the refusal when the page is left', async () => {
    const { leave, model, offered } = await start(held(), () =>
      Effect.fail(new Rejected({ code: 'protection-triggered' })),
    )
    model.change({ stop: '1,40' })
    await model.save()
    expect([model.state.value?.kind, model.sheet.value, offered.value.has('protection')]).toEqual([
      'refused',
      true,
      true,
    ])
    leave()
    await pass()
    expect([model.state.value?.kind, model.sheet.value]).toEqual(['idle', false])
  })

  it('has the refusal of the server at its field until the form changes', async () => {
    const { leave, model } = await start(held(), () => Effect.fail(new Rejected({ code: 'stop-wrong-side' })))
    model.change({ stop: '1,40' })
    await model.save()
    expect(model.problems.value).toEqual({ stop: 'stop-wrong-side' })
    model.change({ stop: '1,39' })
    expect([model.problems.value, model.isReady.value]).toEqual([{}, true])
    leave()
  })

  it('cannot be sent once the protection was triggered, or the position closed, while the form is open', async () => {
    const { leave, model, page } = await start(held({ protection: record(STOP) }))
    expect([model.over.value, model.isReady.value]).toEqual([null, true])
    page.put(held({ protection: record(STOP, { state: 'triggered' }), state: 'closing' }))
    expect([model.over.value, model.isReady.value]).toEqual(['protection-triggered', false])
    page.put(held({ protection: record(STOP, { state: 'ended' }), state: 'closed' }))
    expect([model.over.value, model.isReady.value]).toEqual(['position-not-found', false])
    leave()
  })

  it('is hidden from then on where the server does not have the call', async () => {
    const { leave, model, offered, toaster } = await start(held(), () => Effect.fail(new Unavailable({ status: 404 })))
    expect(offered.value.has('protection')).toBe(true)
    model.change({ stop: '1,40' })
    await model.save()
    await pass()
    expect([model.state.value?.kind, model.sheet.value, [...offered.value]]).toEqual(['idle', false, ['amend']])
    await eventually(() => expect(toaster.message.value?.text).toBe('This broker does not offer this.'))
    leave()
  })
})
