import { afterAll, beforeAll, expect, it } from 'vitest'
import { reject } from '../rejection/rejection.ts'
import { type Db, type Isolation, transaction } from '../database/transaction.ts'
import { uuidv7 } from '../wireText/uuid.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { once } from './once.ts'

const at = new Date('2025-06-02T09:00:00Z')

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  ;({ db, drop } = database)
})
afterAll(() => drop())

const intent = (id: string, change: object = {}) => ({
  scope: 'someone',
  id,
  operation: '/offer/subscribe' as const,
  fields: { quantity: '1' },
  at,
  ...change,
})

/** Does the work of a request, with the number of the try as its answer. */
const attempt = (request: ReturnType<typeof intent>, answer: unknown, isolation: Isolation = 'serializable') =>
  transaction(db, (tx) => once(tx, request, () => Promise.resolve(answer)), isolation)

it('answers a repetition with the first answer', async () => {
  const id = uuidv7(at)
  expect(await attempt(intent(id), { order: 1, list: ['a'], none: null })).toEqual({
    order: 1,
    list: ['a'],
    none: null,
  })
  expect(await attempt(intent(id), { order: 2 })).toEqual({ order: 1, list: ['a'], none: null })
})

it('answers a repetition byte for byte: keys in their order, numbers and texts as they were written', async () => {
  const id = uuidv7(at)
  const answer = { zeta: 1, a: '1.50', long: 1e21, small: 1e-7, 9: [], name: 'م\u2028😀', alpha: { b: null, a: 0.1 } }
  const first = JSON.stringify(await attempt(intent(id), answer))
  expect(JSON.stringify(await attempt(intent(id), 'another'))).toBe(first)
})

it('refuses an id that belongs to another request', async () => {
  const id = uuidv7(at)
  await attempt(intent(id), 1)
  const reused = { code: 'request-id-reused' }
  expect(await attempt(intent(id, { fields: { quantity: '2' } }), 2)).toMatchObject(reused)
  expect(await attempt(intent(id, { operation: '/offer/cancel' }), 2)).toMatchObject(reused)
})

it('treats the same fields in another order as the same request', async () => {
  const id = uuidv7(at)
  await attempt(intent(id, { fields: { a: '1', b: '2' } }), 'first')
  expect(await attempt(intent(id, { fields: { b: '2', a: '1' } }), 'second')).toBe('first')
})

it('lets two customers use the same id', async () => {
  const id = uuidv7(at)
  await attempt(intent(id), 'mine')
  expect(await attempt(intent(id, { scope: 'other' }), 'theirs')).toBe('theirs')
})

it.each(['serializable', 'repeatable read'] as const)(
  'does the work once for fifty simultaneous requests (%s)',
  async (isolation) => {
    const id = uuidv7(at)
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => attempt(intent(id), n, isolation)))
    expect(new Set(answers).size).toBe(1)
  },
)

it('stores nothing of work that was refused or failed', async () => {
  const id = uuidv7(at)
  expect(await attempt(intent(id), reject('insufficient-balance'))).toMatchObject({ code: 'insufficient-balance' })
  const failing = transaction(db, (tx) => once(tx, intent(id), () => Promise.reject(new Error('crash'))))
  await expect(failing).rejects.toThrow('crash')
  expect(await attempt(intent(id), 'done')).toBe('done')
})
