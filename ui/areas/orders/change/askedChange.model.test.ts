import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Rejected } from '../../../../ports/failure.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { desk } from '../ticket/testing/desk.ts'
import { placed } from '../ticket/testing/sample.ts'
import { makeAskedChangeModel } from './askedChange.model.ts'

const start = (answer: () => Effect.Effect<PlacedOrder, Failure>) => {
  let asked = 0
  const fake = desk({ byId: () => Effect.suspend(() => ((asked += 1), answer())) })
  return { ...fake, model: fake.app.model(makeAskedChangeModel), asked: () => asked }
}
const price = decimal('1.45')

it('asks for the change of an order once for a visit, also where its price is the same again', async () => {
  const { asked, model } = start(() => Effect.succeed(placed('pending')))
  await Promise.all([model.show('a', '5012', price), model.show('a', '5012', price)])
  expect([model.asked.value?.order.id, model.asked.value?.price, asked()]).toEqual(['5012', price, 1])
  model.close()
  await model.show('a', '5012', price)
  expect(model.asked.value).toBeNull()
  await model.show('b', '5012', price)
  expect(model.asked.value?.order.id).toBe('5012')
})

it.each([
  ['has been filled', placed('filled')],
  ['is the broker’s', placed('pending', { clientOrderId: null })],
])('refuses the change of an order that %s', async (_, order) => {
  const { failures, model } = start(() => Effect.succeed(order))
  await model.show('a', '5012', price)
  expect([model.asked.value, failures]).toEqual([null, [new Rejected({ code: 'order-not-pending' })]])
})

it('shows why an order cannot be loaded', async () => {
  const { failures, model } = start(() => Effect.fail(new Rejected({ code: 'order-not-found' })))
  await model.show('a', '5012', price)
  expect([model.asked.value, failures]).toEqual([null, [new Rejected({ code: 'order-not-found' })]])
})
