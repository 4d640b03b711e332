import { Deferred, Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { plain } from '../../../../domain/orders/testing/samples.ts'
import { type Failure, Offline, Rejected, Timeout } from '../../../../ports/failure.ts'
import type { OrderPreview, PlacedOrder } from '../../../../ports/Orders.ts'
import { NOW } from '../../../testing/now.ts'
import type { FakePorts } from '../../../testing/fakeApp.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { type Broker, desk } from './testing/desk.ts'
import { pass } from '../../../testing/time.ts'
import { detail, placed, preview } from './testing/sample.ts'
import { makeTicketModel } from './ticket.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const start = async (
  broker: Partial<Broker> = {},
  direction: 'long' | 'short' = 'long',
  kept?: Map<string, string>,
  others: FakePorts = {},
) => {
  const fake = desk(broker, others, kept)
  await fake.app.model(makeServerModel).load()
  const ticket = fake.app.model(makeTicketModel)
  const leave = ticket.open('MY0101', direction)
  await pass()
  /** Reviews the form and sends it. */
  const send = async () => {
    ticket.sending.review()
    await pass()
    void ticket.sending.confirm()
    await pass()
  }
  return { ...fake, ticket, entry: ticket.entry, sending: ticket.sending, leave, send }
}

describe('the ticket', () => {
  it('starts with one lot at the last price and requests its cost from the broker', async () => {
    const { entry, asked } = await start()
    expect(entry.draft.value).toMatchObject({ direction: 'long', type: 'limit', price: '1,540', quantity: '100' })
    expect(entry.shown.value.from).toBe('device')
    await pass(300)
    expect(asked).toEqual(['preview long limit 100 1.54 1'])
    expect(entry.shown.value.from).toBe('server')
  })

  it('says what could be bought beside a price that the broker would not take at any quantity', async () => {
    const { entry } = await start({ preview: () => Effect.succeed(preview({ maxQuantity: decimal('0') })) })
    entry.change({ price: '1,545' })
    await pass(300)
    expect(entry.shown.value.from).toBe('server')
    expect(entry.largest.value?.value).toBeGreaterThan(0n)
  })

  it('of what is only quoted does not begin, and asks for no preview', async () => {
    const quoted = detail()
    const { asked, entry } = await start({
      detail: () => Effect.succeed({ ...quoted, rules: { ...quoted.rules, tradable: false } }),
    })
    await pass(300)
    entry.change({ quantity: '200' })
    await pass(300)
    expect(asked).toEqual([])
  })

  it('shows its own estimate immediately and sends a request only when the typing rests', async () => {
    const { entry, asked } = await start()
    await pass(300)
    for (const quantity of ['1', '12', '120', '1200']) {
      entry.change({ quantity })
      await pass(100)
    }
    entry.change({ quantity: '1.200' })
    expect(entry.shown.value.from).toBe('device')
    expect(plain(entry.shown.value.figures.amount!)).toBe('1848')
    await pass(300)
    expect(asked.slice(1)).toEqual(['preview long limit 1200 1.54 1'])
  })

  it('never shows the answer to an order that was changed meanwhile', async () => {
    const answers: Array<Deferred.Deferred<OrderPreview, Failure>> = []
    const { entry } = await start({
      preview: () =>
        Effect.suspend(() => {
          const answer = Deferred.makeUnsafe<OrderPreview, Failure>()
          answers.push(answer)
          return Deferred.await(answer)
        }),
    })
    await pass(300)
    entry.change({ quantity: '200' })
    await pass(300)
    Effect.runFork(Deferred.succeed(answers[1]!, preview({ amount: decimal('308') })))
    await pass()
    Effect.runFork(Deferred.succeed(answers[0]!, preview({ amount: decimal('154') })))
    await pass()
    expect(plain(entry.shown.value.figures.amount!)).toBe('308')
  })

  it('uses shares of the affordable quantity, in whole lots', async () => {
    const { ticket, entry } = await start({ preview: () => Effect.fail(new Offline()) })
    ticket.entry.take('max')
    expect(entry.draft.value.quantity).toBe('6.400')
    entry.take('1/4')
    expect(entry.draft.value.quantity).toBe('1.600')
  })

  it('keeps the input when the customer goes back, and uses the direction of a new link', async () => {
    const { ticket, entry, leave } = await start()
    entry.change({ quantity: '700', price: '1,50' })
    leave()
    ticket.open('MY0101', 'long')
    await pass()
    expect(entry.draft.value).toMatchObject({ quantity: '700', price: '1,50', direction: 'long' })
    ticket.open('MY0101', 'short')
    await pass()
    expect(entry.draft.value).toMatchObject({ quantity: '700' })
  })

  it('opens a day trade where the link requests one, and never because of a form that was left', async () => {
    const SQUARE_OFF = 1_768_466_700_000
    const previews: Array<boolean | undefined> = []
    const placings: Array<boolean | undefined> = []
    const { ticket, entry, leave, send } = await start({
      place: (order) => {
        placings.push(order.isDayTrade)
        return Effect.succeed(placed('pending'))
      },
      preview: (order) => {
        previews.push(order.isDayTrade)
        return Effect.succeed(preview({ squareOffAt: order.isDayTrade ? SQUARE_OFF : null }))
      },
    })
    await pass(300)
    expect([previews, ticket.squareOffAt.value]).toEqual([[undefined], null])
    entry.change({ quantity: '700' })
    leave()
    const leaveDayTrade = ticket.open('MY0101', 'long', true)
    await pass(300)
    expect(entry.draft.value.quantity).toBe('100')
    expect(ticket.squareOffAt.value).toBe(SQUARE_OFF)
    // An incomplete figure does not remove the time of the square-off.
    entry.change({ quantity: '' })
    expect(ticket.squareOffAt.value).toBe(SQUARE_OFF)
    entry.change({ quantity: '100' })
    await pass(300)
    await send()
    expect(placings).toEqual([true])
    leaveDayTrade()
    ticket.open('MY0101', 'long')
    await pass(300)
    expect([previews.at(-1), entry.draft.value.quantity]).toEqual([undefined, '700'])
  })

  it('shows the errors once the customer tries to continue, and opens no review', async () => {
    const { entry, sending } = await start()
    entry.change({ quantity: '150' })
    expect(entry.said.value.quantity).toBeNull()
    expect(sending.review()).toBe(false)
    expect([entry.said.value.quantity?.code, sending.sheet.value]).toEqual(['not-whole-lots', false])
  })

  it('shows before anything is sent that the market is closed', async () => {
    const { entry, sending, placings } = await start({ detail: () => Effect.succeed(detail('closed')) })
    expect(entry.said.value.instrument?.code).toBe('non-trading-time')
    expect(sending.review()).toBe(false)
    await sending.confirm()
    await pass()
    expect(placings()).toEqual([])
  })

  it('offers short and leverage only where the server has margin enabled', async () => {
    const { ticket } = await start()
    expect(ticket.marginEnabled.value).toBe(true)
    const without = desk({}, { serverConfig: { settings: () => Effect.fail(new Offline()) } })
    await without.app.model(makeServerModel).load()
    expect(without.app.model(makeTicketModel).marginEnabled.value).toBe(false)
  })
})

describe('sending from the ticket', () => {
  it('sends no order without the broker’s figures, and none that the broker would refuse', async () => {
    const unasked = await start({ preview: () => Effect.fail(new Offline()) })
    await unasked.send()
    const refusing = await start({
      preview: () =>
        Effect.succeed(preview({ problems: [{ field: 'code', code: 'account-frozen', severity: 'error' }] })),
    })
    await refusing.send()
    expect([unasked.placings(), refusing.placings()]).toEqual([[], []])
    expect(refusing.entry.said.value.instrument?.code).toBe('account-frozen')
  })

  it('creates one order for two taps', async () => {
    const { sending, placings } = await start()
    expect(sending.review()).toBe(true)
    await pass()
    void sending.confirm()
    void sending.confirm()
    await pass()
    void sending.confirm()
    await pass()
    expect(placings()).toEqual(['place long limit 100 1.54 1 id-1'])
    expect(sending.stage.value).toBe('accepted')
  })

  it('follows the order until it is filled', async () => {
    let answer: PlacedOrder = placed('partlyfilled', { filled: decimal('40') })
    const { sending, send } = await start({ byId: () => Effect.suspend(() => Effect.succeed(answer)) })
    await send()
    await pass(1_000)
    expect(sending.stage.value).toBe('partlyfilled')
    answer = placed('filled')
    await pass(1_000)
    expect([sending.stage.value, sending.order.value?.positionId]).toEqual(['filled', '7003'])
  })

  it('looks up the outcome of an order whose answer did not arrive, and sends nothing meanwhile', async () => {
    let known: PlacedOrder | null = null
    const { sending, placings, asked, send } = await start({
      place: () => Effect.fail(new Timeout({ millis: 10_000 })),
      byClientId: () => Effect.suspend(() => Effect.succeed(known)),
    })
    await send()
    expect(sending.stage.value).toBe('unknown')
    void sending.confirm()
    await sending.sendAgain()
    await pass(1_000)
    expect([placings().length, asked.at(-1)]).toEqual([1, 'find id-1'])
    known = placed('filled')
    await pass(3_000)
    expect(sending.stage.value).toBe('filled')
  })

  it('looks it up also after the app was closed', async () => {
    const kept = new Map<string, string>()
    const first = await start({ place: () => Effect.never }, 'long', kept)
    await first.send()
    first.leave()
    const again = await start({ byClientId: () => Effect.succeed(placed('filled')) }, 'long', kept)
    await pass()
    expect([again.sending.stage.value, again.sending.sheet.value, again.placings()]).toEqual(['filled', true, []])
  })

  it('forgets only a lost order when it is discarded; the same form is still the same order', async () => {
    let [now, ids] = [NOW, 0]
    const on = await start({ place: () => Effect.fail(new Timeout({ millis: 10_000 })) }, 'long', undefined, {
      clock: { now: () => now, newId: () => `id-${(ids += 1)}` },
    })
    on.entry.change({ quantity: '300', price: '1,50' })
    await on.send()
    now += 30_000
    await pass(10_000)
    expect(on.sending.stage.value).toBe('lost')
    on.sending.discard()
    await pass()
    expect([on.sending.stage.value, on.sending.sheet.value, on.kept.size]).toEqual(['idle', false, 0])
    expect(on.entry.draft.value).toMatchObject({ quantity: '300', price: '1,50' })

    on.broker.place = () => Effect.succeed(placed('pending'))
    await on.send()
    expect(on.placings()).toEqual(['place long limit 300 1.5 1 id-1', 'place long limit 300 1.5 1 id-1'])
  })

  it('keeps the form after a refusal and resets it after an order', async () => {
    const refused = await start({ place: () => Effect.fail(new Rejected({ code: 'insufficient-available-balance' })) })
    refused.entry.change({ quantity: '300' })
    await refused.send()
    expect(refused.sending.stage.value).toBe('refused')
    refused.sending.finish()
    await pass()
    expect([refused.sending.stage.value, refused.entry.draft.value.quantity]).toEqual(['idle', '300'])

    const done = await start()
    done.entry.change({ quantity: '300' })
    await done.send()
    done.ticket.resetForm()
    await pass()
    expect([done.sending.stage.value, done.entry.draft.value.quantity]).toEqual(['idle', '100'])
  })
})
