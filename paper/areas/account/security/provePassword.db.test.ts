import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reject } from '../../../platform/rejection/rejection.ts'
import type { TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { hashPassword, TEST_COST } from '../passwords.ts'
import { provePassword } from './provePassword.ts'

let broker: TestBroker
let stored: string

beforeAll(async () => {
  broker = await reusedTestBroker()
  stored = await hashPassword('right1234', TEST_COST)
})
afterAll(() => broker.stop())

/** Claims about one password, of a customer of its own. */
const makeClaims = () => {
  const [customerId, subject] = [randomUUID(), `old-password:${randomUUID()}`]
  return async (password: string, isAnswered?: boolean) =>
    provePassword(
      broker.broker.db,
      {
        customerId,
        password,
        readHash: async () => stored,
        subject,
        ...(isAnswered !== undefined && { isAnswered: async () => isAnswered }),
      },
      await broker.broker.clock.now(),
    )
}

it('counts no wrong password of a request that has been answered meanwhile', async () => {
  const prove = makeClaims()
  for (let i = 0; i < 7; i++) expect(await prove('changed99', true)).toBe('wrong')
  expect(await prove('right1234')).toEqual({ hash: stored })
})

it.each([undefined, false])('counts five wrong ones and checks no sixth (answered: %s)', async (isAnswered) => {
  const prove = makeClaims()
  for (let i = 0; i < 5; i++) expect(await prove('wrong1234', isAnswered)).toBe('wrong')
  expect(await prove('right1234')).toEqual(reject('submitted-too-frequently', undefined, 900))
})
