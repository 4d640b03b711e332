import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { money } from '../../domain/money/money.ts'
import { BigDecimal } from 'effect'
import { clockAt } from '../platform/clock/clock.ts'
import { type Db, transaction } from '../platform/database/transaction.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { insertCustomer } from '../testing/customers.ts'
import { createTestDatabase } from '../testing/database.ts'
import { audit } from './audit.ts'
import { balance } from './balances.ts'
import { available, entry, house, LedgerMistake, move, assertFunded, Shortfall } from './entry.ts'
import { capture, hold, release } from './holds.ts'
import { post } from './post.ts'
import { longRuns } from '../testing/longRuns.ts'

const at = new Date('2025-06-02T09:00:00Z')
const clock = clockAt(at)
const CUSTOMERS = 3
const cents = (amount: bigint) => money(BigDecimal.make(amount, 2), 'USD')

type Act =
  | { readonly do: 'pay'; readonly from: number; readonly to: number; readonly cents: bigint }
  | { readonly do: 'hold'; readonly by: number; readonly cents: bigint }
  | { readonly do: 'capture'; readonly nth: number; readonly cents: bigint }
  | { readonly do: 'release'; readonly nth: number }

const who = fc.nat(CUSTOMERS - 1)
const amount = fc.bigInt({ min: 1n, max: 15_000n })
const acts: fc.Arbitrary<Array<Act>> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('pay' as const), from: who, to: who, cents: amount }),
    fc.record({ do: fc.constant('hold' as const), by: who, cents: amount }),
    fc.record({ do: fc.constant('capture' as const), nth: fc.nat(5), cents: amount }),
    fc.record({ do: fc.constant('release' as const), nth: fc.nat(5) }),
  ),
  { maxLength: 25 },
)

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createTestDatabase()
  ;({ db, drop } = database)
})
afterAll(() => drop())

const newCustomers = async (): Promise<ReadonlyArray<string>> => {
  const ids = await Promise.all(Array.from({ length: CUSTOMERS }, () => insertCustomer(db)))
  await transaction(db, async (tx) => {
    for (const id of ids) {
      assertFunded(
        await post(tx, clock, {
          id: uuidv7(at),
          kind: 'x',
          entries: move(house('practice'), available(id), cents(10_000n)),
        }),
      )
    }
  })
  return ids
}

const perform = async (ids: ReadonlyArray<string>, holds: Array<string>, act: Act): Promise<unknown> => {
  const id = uuidv7(at)
  const target = (nth: number) => holds[nth % holds.length]
  switch (act.do) {
    case 'pay': {
      const entries = move(available(ids[act.from]!), available(ids[act.to]!), cents(act.cents))
      return transaction(db, (tx) => post(tx, clock, { id, kind: 'pay', entries }))
    }
    case 'hold':
      return transaction(db, (tx) =>
        hold(tx, clock, { id, owner: ids[act.by]!, money: cents(act.cents), reason: 'order' }),
      ).then((result) => {
        if (!(result instanceof Shortfall)) holds.push(id)
        return result
      })
    case 'capture': {
      const of = target(act.nth)
      const to = [entry(house('clearing'), cents(act.cents))]
      return of && transaction(db, (tx) => capture(tx, clock, { id, hold: of, kind: 'fill', to }))
    }
    default: {
      const of = target(act.nth)
      return of && transaction(db, (tx) => release(tx, clock, { id, hold: of }))
    }
  }
}

/** The same operations on plain bigints, with which the ledger must agree. */
const makeModel = () => {
  const free = Array.from({ length: CUSTOMERS }, () => 10_000n)
  const holds: Array<{ by: number; left: bigint }> = []
  const act = (next: Act): void => {
    if (next.do === 'pay' && free[next.from]! >= next.cents) {
      free[next.from]! -= next.cents
      free[next.to]! += next.cents
    }
    if (next.do === 'hold' && free[next.by]! >= next.cents) {
      free[next.by]! -= next.cents
      holds.push({ by: next.by, left: next.cents })
    }
    const target = 'nth' in next ? holds[next.nth % holds.length] : undefined
    if (target && next.do === 'capture' && target.left >= next.cents) target.left -= next.cents
    if (target && next.do === 'release') {
      free[target.by]! += target.left
      target.left = 0n
    }
  }
  const figures = () =>
    free.map((amount, n) => [amount, holds.filter(({ by }) => by === n).reduce((sum, { left }) => sum + left, 0n)])
  return { act, figures }
}

const figuresOf = (ids: ReadonlyArray<string>) =>
  Promise.all(
    ids.map(async (id) => {
      const wallet = await balance(db, id, 'USD')
      return [wallet.available, wallet.held].map((n) =>
        BigInt(formatDecimal(BigDecimal.multiply(n, BigDecimal.make(100n, 0))).split('.')[0]!),
      )
    }),
  )

const refused = (cause: unknown) => {
  if (!(cause instanceof LedgerMistake)) throw cause
}

it(
  'agrees with plain arithmetic after any sequence of payments, holds, captures and releases',
  { retry: 0, timeout: longRuns(60_000, 3_600_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const [ids, model, holds] = [await newCustomers(), makeModel(), new Array<string>()]
        for (const act of sequence) {
          await perform(ids, holds, act).catch(refused)
          model.act(act)
        }
        expect(await figuresOf(ids)).toEqual(model.figures())
      }),
      { numRuns: longRuns(20, 400) },
    )
    expect(await audit(db)).toEqual([])
  },
)

it(
  'conserves money when the same actions happen at the same time',
  { retry: 0, timeout: longRuns(60_000, 3_600_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const [ids, holds] = [await newCustomers(), new Array<string>()]
        const half = Math.floor(sequence.length / 2)
        for (const act of sequence.slice(0, half)) await perform(ids, holds, act).catch(refused)
        await Promise.all(sequence.slice(half).map((act) => perform(ids, holds, act).catch(refused)))
        for (const [free, reserved] of await figuresOf(ids)) expect(free! >= 0n && reserved! >= 0n).toBe(true)
      }),
      { numRuns: longRuns(10, 200) },
    )
    expect(await audit(db)).toEqual([])
  },
)
