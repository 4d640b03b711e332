import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { Timeout } from '../../../../ports/failure.ts'
import { startWords } from '../../../i18n/words.ts'
import { NOW } from '../../../testing/now.ts'
import { pass } from '../../../testing/time.ts'
import { held, record, start, STOP } from './testing/protectPage.ts'

beforeAll(() => startWords('us'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('a form that was left without sending it', () => {
  it('has what was typed when it is opened again, also after the page was left', async () => {
    const { leave, model, page } = await start(held({ protection: record(STOP) }))
    model.change({ stop: '1,42', profit: '1,60' })
    model.close()
    model.show()
    expect([model.draft.value.stop, model.draft.value.profit, model.isOutdated.value]).toEqual(['1,42', '1,60', false])
    leave()
    const stops = [page.open('7003'), model.open('7003')]
    model.show()
    expect([model.draft.value.stop, model.draft.value.profit]).toEqual(['1,42', '1,60'])
    await model.save()
    await pass()
    page.put(held({ protection: record({ stop: decimal('1.42') }) }))
    model.show()
    expect([model.draft.value.stop, model.draft.value.profit, model.isOutdated.value]).toEqual(['1,420', '', false])
    for (const stop of stops) stop()
  })

  it('shows nothing of it after the protection was triggered', async () => {
    const { leave, model, page } = await start(held({ protection: record(STOP) }))
    model.change({ stop: '1,42' })
    page.put(held({ protection: record(STOP, { state: 'triggered' }), state: 'closing' }))
    model.close()
    page.put(held({ protection: record(STOP, { state: 'ended' }) }))
    model.show()
    expect(model.draft.value.stop).toBe(model.proposal.value)
    leave()
  })
})

describe('a protection that is changed elsewhere while its form is open', () => {
  const other = { stop: decimal('1.45'), takeProfit: decimal('1.70') }

  it('is shown in the fields that were not edited, and the customer is told', async () => {
    const { calls, leave, model, page } = await start(held({ protection: record(STOP) }))
    model.change({ stop: '1,42' })
    page.put(held({ protection: record(STOP, { stopNow: decimal('1.41') }) }))
    expect(model.isOutdated.value).toBe(false)
    page.put(held({ protection: record(other) }))
    expect([model.draft.value.stop, model.draft.value.profit, model.isOutdated.value]).toEqual(['1,42', '1,700', true])
    await model.save()
    expect(calls).toEqual(['7003 1.42 - 1.7 - - id-1'])
    leave()
  })

  it('is shown when the form is opened again', async () => {
    const { leave, model, page } = await start(held({ protection: record(STOP) }))
    model.change({ stop: '1,42' })
    model.close()
    page.put(held({ protection: record(other) }))
    model.show()
    expect([model.draft.value.stop, model.draft.value.profit, model.isOutdated.value]).toEqual(['1,42', '1,700', true])
    leave()
  })

  it('is not mistaken for a change elsewhere where it is the customer’s own', async () => {
    const next = held({ protection: record({ stop: decimal('1.42') }) })
    const { leave, model, page } = await start(held(), () => Effect.fail(new Timeout({ millis: 1 })))
    model.change({ stop: '1,42' })
    void model.save()
    await pass()
    page.put(next)
    expect([model.state.value?.kind, model.isOutdated.value]).toEqual(['unknown', false])
    leave()
  })
})

describe('a protection without an answer since before a reload', () => {
  const form = { positionId: '7003', protection: { stop: '1.42', takeProfit: '1.60' } }
  const stored = { id: 'id-before', account: 'me', sentAt: NOW - 5_000, form }

  it('is shown at once with what was sent, and sent again only by a tap', async () => {
    const { calls, leave, model } = await start(held(), undefined, undefined, stored)
    expect([model.sheet.value, model.state.value]).toMatchObject([true, { kind: 'lost', certain: false }])
    expect([model.draft.value.stop, model.draft.value.profit]).toEqual(['1,420', '1,600'])
    await pass(10_000)
    expect(calls).toEqual([])
    model.sendAgain()
    await pass()
    expect(calls).toEqual(['7003 1.42 - 1.6 - - id-before'])
    leave()
  })

  it('is forgotten where nothing can be protected any more, and the customer is told why', async () => {
    const closed = held({ state: 'closed', protection: record(STOP, { state: 'ended' }) })
    const { calls, failures, kept, leave, model } = await start(closed, undefined, undefined, stored)
    await pass()
    expect([model.sheet.value, calls, failures]).toMatchObject([false, [], [{ code: 'position-not-found' }]])
    expect([...kept.keys()]).toEqual([])
    leave()
  })
})
