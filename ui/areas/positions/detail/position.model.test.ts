import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { plain } from '../../../../domain/orders/testing/samples.ts'
import { Rejected, Timeout } from '../../../../ports/failure.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { startWords } from '../../../i18n/words.ts'
import { pass } from '../../../testing/time.ts'
import { detail, placed, position, preview } from '../../orders/ticket/testing/sample.ts'
import { start } from './testing/positionPage.ts'
import { NOW } from '../../../testing/now.ts'
import { eventually } from '../../../testing/eventually.ts'

beforeAll(() => startWords('us'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('a position', () => {
  it('counts down to its sale by the server’s clock and reloads at that time', async () => {
    let locked = true
    const { model, tick, leave } = await start({
      position: () =>
        Effect.succeed(
          locked
            ? position({ closable: decimal('0'), sellableFrom: NOW + 5_000, lockReason: 'sell-blocked-15-minutes' })
            : position(),
        ),
    })
    expect(model.wait.value).toBe(5_000)
    await tick(2_000)
    expect(model.wait.value).toBe(3_000)
    locked = false
    await tick(3_000)
    expect([model.wait.value, plain(model.position.value!.closable)]).toEqual([null, '500'])
    leave()
  })

  it('that is a day trade counts down to its square-off, stays at zero then, and ends its countdown with the trade', async () => {
    let state: PositionRecord['state'] = 'holding'
    const { model, tick, leave } = await start({
      position: () => Effect.succeed(position({ state, squareOffAt: NOW + 5_000 })),
    })
    expect([model.untilSquareOff.value, model.wait.value]).toEqual([5_000, null])
    await tick(2_000)
    expect(model.untilSquareOff.value).toBe(3_000)
    await tick(6_000)
    expect(model.untilSquareOff.value).toBe(0)
    state = 'closed'
    await tick(3_000)
    expect(model.untilSquareOff.value).toBeNull()
    leave()
  })

  it('that is no day trade has no square-off', async () => {
    const { model, leave } = await start()
    expect(model.untilSquareOff.value).toBeNull()
    leave()
  })

  it('that does not exist is reported as unknown, and one that cannot be loaded as failed', async () => {
    const unknown = await start({ position: () => Effect.fail(new Rejected({ code: 'position-not-found' })) })
    expect(unknown.model.opened.value.is).toBe('unknown')
    const failed = await start({ position: () => Effect.fail(new Timeout({ millis: 1 })) })
    expect(failed.model.opened.value.is).toBe('failed')
  })
})

describe('closing a position', () => {
  /** The last trade was at 1,50; the book is at 1,54 to 1,55. */
  const apart = { ...detail(), quote: { ...detail().quote, price: decimal('1.5') } }

  it.each([
    ['the best bid for a long', 'long', apart, '1,540'],
    ['the best ask for a short', 'short', apart, '1,550'],
    ['the last price where there are no bids', 'long', { ...apart, book: { ...apart.book, bids: [] } }, '1,500'],
  ] as const)('proposes %s, so that it is filled immediately where possible', async (_, direction, found, price) => {
    const { closing, leave } = await start(
      { position: () => Effect.succeed(position({ direction })) },
      { detail: () => Effect.succeed(found) },
    )
    closing.show()
    expect(closing.entry.draft.value.price).toBe(price)
    leave()
  })

  it('starts with the whole quantity and sends one order for two taps', async () => {
    const { closing, asked, leave } = await start(
      {},
      { preview: () => Effect.succeed(preview({ proceeds: decimal('387') })) },
    )
    closing.show()
    expect(closing.entry.draft.value).toMatchObject({ quantity: '500', price: '1,540', leverage: 2 })
    closing.entry.change({ type: 'market' })
    await pass(300)
    expect(closing.sending.review()).toBe(true)
    await pass()
    void closing.sending.confirm()
    void closing.sending.confirm()
    await pass()
    expect(asked).toEqual(['close 7003 market 500 id-1'])
    leave()
  })

  it('in part uses shares of the closable quantity, in whole lots', async () => {
    const { closing, leave } = await start()
    closing.show()
    closing.entry.take('1/2')
    expect(closing.entry.draft.value.quantity).toBe('200')
    leave()
  })

  it('that is locked shows that immediately and sends nothing', async () => {
    const { closing, asked, leave } = await start({
      position: () =>
        Effect.succeed(position({ closable: decimal('0'), sellableFrom: NOW + 60_000, lockReason: 'sell-blocked-t1' })),
    })
    closing.show()
    expect(closing.entry.said.value.quantity?.code).toBe('sell-blocked-t1')
    expect(closing.sending.review()).toBe(false)
    await closing.sending.confirm()
    expect(asked).toEqual([])
    leave()
  })

  it('without an answer is looked up and cannot be sent again meanwhile', async () => {
    let found = false
    const { closing, asked, leave } = await start(
      {},
      {
        place: () => Effect.fail(new Timeout({ millis: 1 })),
        byClientId: () => Effect.suspend(() => Effect.succeed(found ? placed('filled', { action: 'close' }) : null)),
      },
    )
    closing.show()
    await pass(300)
    closing.sending.review()
    await pass()
    void closing.sending.confirm()
    await pass()
    expect(closing.sending.stage.value).toBe('unknown')
    closing.show()
    void closing.sending.confirm()
    found = true
    await pass(2_000)
    expect([closing.sending.stage.value, asked.length]).toEqual(['filled', 1])
    leave()
  })
})

describe('adding margin', () => {
  it('accepts only positive whole amounts of the free money', async () => {
    const { adding, added, leave } = await start()
    for (const [text, refusal] of [
      ['0', 'not-a-positive-integer'],
      ['1,5', 'not-a-positive-integer'],
      ['x', 'not-a-number'],
      ['10.001', 'insufficient-available-balance'],
      ['', 'not-a-positive-integer'],
    ]) {
      adding.show()
      await pass()
      adding.change(text!)
      await adding.send()
      expect([text, adding.refusal.value]).toEqual([text, refusal])
    }
    expect(added).toEqual([])
    leave()
  })

  it('shows the new price of the automatic close, and adds once for two taps', async () => {
    const { model, adding, added, leave, toaster } = await start()
    adding.show()
    await pass()
    adding.change('200')
    // Equity may fall to 187,50 of 575,00: 387,50 below the cost of 750,00 for 500 shares.
    expect(plain(adding.stopAfter.value!)).toBe('0.725')
    void adding.send()
    void adding.send()
    await pass()
    await pass()
    expect(added).toEqual(['7003 200 id-1'])
    expect([plain(model.position.value!.addedMargin), adding.sheet.value]).toEqual(['200', false])
    await eventually(() => expect(toaster.message.value?.text).toBe('Margin added'))
    leave()
  })

  it('warns where the position would be closed in spite of it', async () => {
    // 125,00 of the margin of 375,00 are left; it is closed at 187,50.
    const lost = position({ price: decimal('1'), floatingProfit: decimal('-250') })
    const { adding, leave } = await start({ position: () => Effect.succeed(lost) })
    adding.show()
    await pass()
    const warnsAt = (text: string) => (adding.change(text), adding.tooLittle.value)
    expect(['', '62', '63'].map(warnsAt)).toEqual([false, true, false])
    leave()
  })

  it('without an answer is sent again under the same id', async () => {
    let answers = 0
    const { adding, added, leave } = await start({
      addMargin: () =>
        Effect.suspend(() =>
          (answers += 1) < 2
            ? Effect.fail(new Timeout({ millis: 1 }))
            : Effect.succeed(position({ addedMargin: decimal('200') })),
        ),
    })
    adding.show()
    await pass()
    adding.change('200')
    void adding.send()
    await pass()
    expect(adding.state.value?.kind).toBe('unknown')
    void adding.send()
    await pass(2_000)
    expect(added).toEqual(['7003 200 id-1', '7003 200 id-1'])
    leave()
  })
})

it('closing of a closed market is refused before it is sent', async () => {
  const { closing, leave } = await start({}, { detail: () => Effect.succeed(detail('closed')) })
  closing.show()
  expect([closing.entry.said.value.instrument?.code, closing.sending.review()]).toEqual(['non-trading-time', false])
  leave()
})
