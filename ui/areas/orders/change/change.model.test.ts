import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Rejected, Timeout, Unavailable } from '../../../../ports/failure.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { makeOrderFeatures } from '../../../app/session/orderFeatures.model.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { pass } from '../../../testing/time.ts'
import { desk } from '../ticket/testing/desk.ts'
import { placed } from '../ticket/testing/sample.ts'
import { makeChangeModel } from './change.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const waiting = (more: Partial<PlacedOrder> = {}) =>
  placed('pending', { price: decimal('1.40'), quantity: decimal('1000'), held: decimal('1408'), ...more })

const start = async (answer: () => Effect.Effect<PlacedOrder, Failure>) => {
  const calls: string[] = []
  let ids = 0
  const fake = desk(
    {},
    {
      clock: { now: () => 0, newId: () => `id-${(ids += 1)}` },
      serverConfig: {
        settings: () =>
          Effect.succeed({
            title: null,
            logo: null,
            customerService: null,
            simulation: true,
            entries: new Map([['orderfeatures', 'amend cancelall']]),
          }),
      },
      orders: {
        amend: (orderId, { price, quantity }, id) =>
          Effect.suspend(() => {
            calls.push([orderId, price && formatDecimal(price), quantity && formatDecimal(quantity), id].join(' '))
            return answer()
          }),
      },
    },
  )
  await fake.app.model(makeServerModel).load()
  const model = fake.app.model(makeChangeModel)
  const callbacks: string[] = []
  model.watch(
    (order) => callbacks.push(`changed ${order.id}`),
    () => callbacks.push('closed'),
  )
  model.show(waiting())
  const leave = model.run()
  await pass()
  return { ...fake, model, calls, callbacks, leave, offered: fake.app.model(makeOrderFeatures).offered }
}

describe('changing an order', () => {
  it('shows its figures, reviews the change and sends it once', async () => {
    const { calls, callbacks, model } = await start(() => Effect.succeed(waiting({ quantity: decimal('500') })))
    expect(model.draft.value).toEqual({ price: '1,400', quantity: '1.000' })
    expect([model.isChanged.value, model.check()]).toEqual([false, false])
    model.change({ quantity: '500' })
    expect([model.check(), model.step.value, model.review.value?.keepsPlace]).toEqual([true, 'review', true])
    await Promise.all([model.send(), model.send()])
    expect([calls, callbacks]).toEqual([['5012  500 id-1'], ['changed 5012']])
    model.sheet.close()
    expect(callbacks).toEqual(['changed 5012', 'closed'])
  })

  it('begins with the price to which the line was dragged, put on the grid, and sends nothing before the review', async () => {
    const { calls, model } = await start(() => Effect.succeed(waiting({ price: decimal('1.45') })))
    model.sheet.close()
    model.show(waiting(), decimal('1.4512'))
    model.run()
    await pass()
    expect([model.draft.value, model.isChanged.value]).toEqual([{ price: '1,450', quantity: '1.000' }, true])
    expect([calls, model.check(), model.review.value?.keepsPlace]).toEqual([[], true, false])
    await model.send()
    expect(calls).toEqual(['5012 1.450  id-1'])
  })

  it('stays at the form with an error at the field, and the form stays when a fill changes the order', async () => {
    const { calls, model } = await start(() => Effect.never)
    model.change({ price: '1,405' })
    expect(model.said.price.value).toBeNull()
    expect([model.check(), model.step.value, model.said.price.value?.code]).toEqual([false, 'form', 'off-tick'])
    model.show(waiting({ state: 'partlyfilled', filled: decimal('100') }))
    expect([model.draft.value.price, model.order.value?.state]).toEqual(['1,405', 'partlyfilled'])
    await model.send()
    expect(calls).toEqual([])
  })

  it('repeats a change without an answer under its id', async () => {
    let tries = 0
    const { calls, model } = await start(() =>
      Effect.suspend(() => ((tries += 1) < 2 ? Effect.fail(new Timeout({ millis: 1 })) : Effect.succeed(waiting()))),
    )
    model.change({ price: '1,41' })
    void model.send()
    await pass()
    expect(model.intent.state.value.kind).toBe('unknown')
    await pass(2_000)
    expect([model.intent.state.value.kind, calls]).toEqual(['done', ['5012 1.41  id-1', '5012 1.41  id-1']])
  })

  it('shows the refusal of the server', async () => {
    const { model, offered } = await start(() => Effect.fail(new Rejected({ code: 'order-not-pending' })))
    model.change({ price: '1,41' })
    await model.send()
    expect([model.intent.state.value.kind, model.sheet.reviewing.value, offered.value.has('amend')]).toEqual([
      'refused',
      true,
      true,
    ])
  })

  it('leads back from a refusal to the form, with the reason at its field until the form changes', async () => {
    const { model } = await start(() => Effect.fail(new Rejected({ code: 'price-against-protection' })))
    model.change({ price: '1,41' })
    model.check()
    await model.send()
    model.again()
    await pass()
    expect([model.intent.state.value.kind, model.step.value, model.draft.value.price]).toEqual(['idle', 'form', '1,41'])
    expect([model.said.price.value?.code, model.said.quantity.value]).toEqual(['price-against-protection', null])
    model.show(waiting({ filled: decimal('100') }))
    expect(model.said.price.value?.code).toBe('price-against-protection')
    model.change({ price: '1,42' })
    expect(model.said.price.value).toBeNull()
  })

  it('follows a change made elsewhere in the fields that were not touched', async () => {
    const { model } = await start(() => Effect.never)
    model.change({ price: '1,41' })
    model.show(waiting({ quantity: decimal('500') }))
    expect(model.draft.value).toEqual({ price: '1,41', quantity: '500' })
    expect([model.check(), model.review.value?.quantity && formatDecimal(model.review.value.quantity)]).toEqual([
      true,
      '500',
    ])
  })

  it('says that the order is over where it was filled while the form is open', async () => {
    const { model } = await start(() => Effect.never)
    expect(model.isOver.value).toBe(false)
    model.show(waiting({ state: 'filled', filled: decimal('1000') }))
    expect(model.isOver.value).toBe(true)
  })

  it('keeps what was typed for the next opening, but not what was sent', async () => {
    const { leave, model } = await start(() => Effect.succeed(waiting({ quantity: decimal('500') })))
    model.change({ quantity: '500' })
    model.sheet.close()
    leave()
    model.show(waiting())
    const again = model.run()
    await pass()
    expect([model.draft.value.quantity, model.step.value]).toEqual(['500', 'form'])
    model.check()
    await model.send()
    model.sheet.close()
    again()
    model.show(waiting())
    model.run()
    await pass()
    expect(model.draft.value.quantity).toBe('1.000')
  })

  it('is hidden from then on where the server does not have the call', async () => {
    const { callbacks, leave, model, offered } = await start(() => Effect.fail(new Unavailable({ status: 404 })))
    expect(offered.value.has('amend')).toBe(true)
    model.change({ price: '1,41' })
    await model.send()
    await pass()
    expect([model.intent.state.value.kind, callbacks, [...offered.value]]).toEqual(['idle', ['closed'], ['cancelall']])
    leave()
  })
})
