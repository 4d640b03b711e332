import { BigDecimal } from 'effect'
import { normalize, subtract, sum } from 'effect/BigDecimal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decimal, type Decimal, formatDecimal, roundTo, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency, money } from '../../../../domain/money/money.ts'
import { available, house, move } from '../../../ledger/entry.ts'
import { post } from '../../../ledger/post.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { DAY, HOUR } from '../../../platform/clock/instant.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { PRACTICE_MONEY } from '../../account/openAccount.ts'
import { recordWorth } from '../recordWorth.ts'
import { type Causes, causesOf } from './causes.ts'
import { readMovements } from './movements.ts'
import { readCauses } from './readCauses.ts'
import { readValuations } from './valuations.ts'
import { ACTS, drawAct } from '../testing/acts.ts'
import { drawFrom, openWorld, type Person, type World } from '../testing/world.ts'

type Performance = Data<'/trade/performance'>

const LIVES = longRuns(2, 12)
const STEPS = longRuns(60, 1_000)
const MARKETS = ['MY', 'US', 'JP', 'CRYPTO', 'CN'] as const

let world: World
beforeAll(async () => {
  world = await openWorld(new Date('2026-01-13T02:00:00Z'))
})
afterAll(() => world.close())

const figure = (wire: unknown): Decimal => decimal(String(wire))
const text = (amounts: ReadonlyArray<Decimal>): string => formatDecimal(roundTo(sumOf(amounts), 2, 'down'))
const total = <Row>(rows: ReadonlyArray<Row>, of: (row: Row) => unknown): string =>
  text(rows.map((row) => figure(of(row))))

const reported = async ({ call }: Person, fields: Record<string, string> = {}): Promise<Performance> => {
  const answer = await call('/trade/performance', { period: 'all', ...fields })
  if (answer === undefined) throw new Error('refused')
  return answer
}
const record = ({ customer }: Person) => recordWorth(world.broker, customer, world.now())

const fund = async ({ customer }: Person, amount: string): Promise<void> => {
  const entries = move(house('payments'), available(customer.id), money(decimal(amount), 'EUR'))
  const { clock, db } = world.broker
  await transaction(db, (tx) => post(tx, clock, { id: uuidv7(world.now()), kind: 'deposit', entries }))
}

/** The customer's postings of the ledger since the opening by what the other side of each transfer is. */
const ledgerOf = async ({ customer }: Person, currency: Currency) => {
  const rows = await world.broker.db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_postings as p', 'p.transfer_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .where('p.currency', '=', currency)
    .where('t.id', 'in', (eb) =>
      eb.selectFrom('wallet_movements').select('transfer_id').where('owner', '=', customer.id),
    )
    .select(['t.kind', 'a.owner', 'a.kind as account', 'p.amount'])
    .execute()
  const of = (is: (row: (typeof rows)[number]) => boolean) => text(rows.filter(is).map(({ amount }) => amount))
  return {
    fees: of(({ account, owner }) => owner === null && account === 'fees'),
    taxes: of(({ account, owner }) => owner === null && account === 'taxes'),
    interest: of(({ kind, owner }) => owner === null && kind === 'credit-interest'),
    rewards: of(({ kind, owner }) => owner !== null && kind === 'reward'),
    lending: of(({ kind, owner }) => owner !== null && kind === 'lending'),
    net: of(({ kind, owner }) => owner !== null && kind === 'dividend'),
  }
}

/** Every figure of a report that is about money, held against the ledger and against itself. */
const compare = async (person: Person): Promise<void> => {
  for (const currency of CURRENCIES) {
    const report = await reported(person, { type: currency })
    const ledger = await ledgerOf(person, currency)
    const months = (line: keyof Performance['months'][number]) => total(report.months, (month) => month[line])
    expect({
      currency,
      fees: months('fees'),
      taxes: months('taxes'),
      interest: months('interest'),
      rewards: months('rewards'),
      lending: months('lending'),
      dividends: months('dividends'),
    }).toEqual({
      currency,
      fees: ledger.fees,
      taxes: ledger.taxes,
      interest: ledger.interest,
      rewards: ledger.rewards,
      lending: ledger.lending,
      dividends: total([ledger.net, ledger.taxes], (one) => one),
    })
    explains(report)
    // In one currency nothing is left but the rounding of each position.
    const cents =
      Math.abs(Number(report.rest)) / (currency === 'JPY' || currency === 'KRW' || currency === 'VND' ? 1 : 0.01)
    expect(cents).toBeLessThanOrEqual(report.positions.length / 2 + 1)
    const funds = (await person.call('/trade/funds', {}))?.find((wallet) => wallet.currency === currency)
    if (funds) expect(report.days.at(-1)?.total).toBe(funds.totalassets)
  }
  for (const market of MARKETS) explains(await reported(person, { market }))
  const all = await reported(person)
  explains(all)
  expect(all.days.at(-1)?.total).toBe((await person.call('/trade/worth', {}))?.total)
}

/** What moved the money, as texts in one order; sums of the same cause together. */
const told = ({ instruments, movements }: Causes): ReadonlyArray<string> => {
  const sums = new Map<string, Decimal>()
  const add = (key: string, amount: Decimal) => sums.set(key, sum(sums.get(key) ?? zero, amount))
  for (const { comes_in, currency, day, kind, place, valuation, ...amounts } of movements)
    for (const [name, amount] of Object.entries(amounts))
      if (BigDecimal.isBigDecimal(amount)) add([valuation, currency, kind, day, place, comes_in, name].join(), amount)
  for (const { cash, code, currency } of instruments) add([currency, code].join(), cash)
  return [...sums].map(([key, amount]) => `${key} ${formatDecimal(normalize(amount))}`).toSorted()
}

const momentOf = ({ customer }: Person) => ({ broker: world.broker, customer, now: world.now() })

/** What is kept for the recorded days is what every movement says, for the whole life and for its end. */
const keepsTruth = async (person: Person): Promise<void> => {
  const { db } = world.broker
  for (const period of ['all', '1m'] as const) {
    const valuations = await readValuations(momentOf(person), period)
    const kept = told(await readCauses(db, person.customer.id, valuations))
    expect(kept).toEqual(told(causesOf(await readMovements(db, person.customer.id, valuations))))
    if (period === 'all') expect(kept.length).toBeGreaterThan(20)
  }
}

/** The gain is what the assets have at the end less at the beginning less flows, and what its parts come to. */
const explains = ({ days, gain, other, paidin, paidout, positions, rest }: Performance): void => {
  const parts = [...positions.map((position) => position.gain), other, rest]
  expect(total(parts, (part) => part)).toBe(total([gain], (one) => one))
  const [begins, ends] = [figure(days[0]?.total), figure(days.at(-1)?.total)]
  const net = subtract(figure(paidin), figure(paidout))
  expect(text([subtract(subtract(ends, begins), net)])).toBe(total([gain], (one) => one))
  expect([total(days, (day) => day.paidin), total(days, (day) => day.paidout)]).toEqual([
    total([paidin], (one) => one),
    total([paidout], (one) => one),
  ])
}

describe('over random lives', () => {
  it.each(Array.from({ length: LIVES }, (_, nth) => nth + 1))(
    'life %i: sums are those of the ledger to the cent, and explain every gain',
    async (number) => {
      const draw = drawFrom(`performance ${number}`)
      const person = await world.person(number, PRACTICE_MONEY)
      for (let step = 1; step <= STEPS; step += 1) {
        await ACTS[drawAct(draw)][0](world, person, draw, MARKETS)
        world.pass(draw() < 0.5 ? HOUR : 20_000)
        if (step % 10 === 0) {
          world.pass(DAY)
          await world.settle()
          await record(person)
        }
      }
      await compare(person)
      await keepsTruth(person)
      expect(world.trouble).toEqual([])
    },
  )
})

describe('sums of recorded days', () => {
  const kept = async ({ customer }: Person): Promise<ReadonlyArray<readonly [string, number]>> => {
    const sums = world.broker.db.selectFrom('cause_sums').where('customer_id', '=', customer.id)
    const rows = await sums
      .select(({ fn }) => ['day', fn.countAll<bigint>().as('count')])
      .groupBy('day')
      .orderBy('day')
      .execute()
    return rows.map(({ count, day }) => [day.toISOString().slice(0, 10), Number(count)])
  }

  it('are made once by two first reports at the same time, and go on from there', async () => {
    const person = await world.person(105, { EUR: '1000.00' })
    for (let day = 0; day < 3; day += 1) {
      await fund(person, '10.00')
      world.pass(DAY)
      await record(person)
    }
    world.pass(HOUR)
    const [one, other] = await Promise.all([reported(person), reported(person, { period: '3m' })])
    expect(one).toMatchObject({ paidin: '1030.00' })
    expect(other).toMatchObject({ paidin: '1030.00' })
    const first = await kept(person)
    expect(first).toHaveLength(3)
    await fund(person, '10.00')
    world.pass(DAY)
    await record(person)
    world.pass(HOUR)
    expect(await reported(person)).toMatchObject({ paidin: '1040.00' })
    expect((await kept(person)).slice(0, 3)).toEqual(first)
    expect(await kept(person)).toHaveLength(4)
  })

  it('count in the next valuation where their day is no longer kept', async () => {
    const person = await world.person(106, { EUR: '1000.00' })
    for (let day = 0; day < 4; day += 1) {
      await fund(person, '10.00')
      world.pass(DAY)
      await record(person)
    }
    world.pass(HOUR)
    const before = await reported(person)
    const rows = world.broker.db.deleteFrom('worths').where('customer_id', '=', person.customer.id)
    await rows
      .where(
        'at',
        'in',
        before.days.slice(2, 4).map(({ time }) => new Date(Number(time))),
      )
      .execute()
    const after = await reported(person)
    expect(after).toMatchObject({ paidin: before.paidin, gain: before.gain, timeweighted: before.timeweighted })
    expect(after.days.map(({ paidin }) => paidin)).toEqual(['0.00', '1010.00', '30.00', '0.00'])
  })
})

describe('a report', () => {
  it('has no return for a deposit, and marks it on its day', async () => {
    const person = await world.person(101, { EUR: '1000.00' })
    world.pass(DAY)
    await record(person)
    // At the same instant as the valuation, which does not contain it.
    await fund(person, '500.00')
    world.pass(DAY)
    await record(person)
    world.pass(DAY)
    const report = await reported(person)
    expect(report).toMatchObject({ gain: '0.00', paidin: '1500.00', timeweighted: '0.00', moneyweighted: '0.00' })
    expect(report.days.map((day) => [day.total, day.paidin, day.growth])).toEqual([
      ['0.00', '0.00', '0.00'],
      ['1000.00', '1000.00', '0.00'],
      ['1500.00', '500.00', '0.00'],
      ['1500.00', '0.00', '0.00'],
    ])
    expect(report.fall).toEqual({ share: '0.00', from: '-', to: '-' })
  })

  it('begins with the last day that was recorded before its period', async () => {
    const person = await world.person(102, { EUR: '1000.00' })
    for (const days of [1, 30, 40]) {
      world.pass(days * DAY)
      await record(person)
    }
    const day = (report: Performance) => report.days.map(({ time }) => (world.now().getTime() - Number(time)) / DAY)
    expect(day(await reported(person, { period: '3m' }))).toHaveLength(4)
    world.pass(DAY)
    expect(day(await reported(person, { period: '1m' }))).toEqual([41, 1, 0])
    expect(await reported(person, { period: '1m' })).toMatchObject({ paidin: '0.00', gain: '0.00' })
  })

  it('reaches back to the opening of the account, long after it', async () => {
    const person = await world.person(104, { EUR: '1000.00' })
    for (let day = 0; day < 60; day += 10) {
      world.pass(10 * DAY)
      await record(person)
    }
    const opened = await reported(person)
    world.pass(420 * DAY)
    const after = await reported(person)
    expect(after).toMatchObject({ from: opened.from, gain: '0.00', paidin: '1000.00', timeweighted: '0.00' })
    expect(after.days).toHaveLength(opened.days.length + 1)
    expect((await reported(person, { period: '1y' })).days).toHaveLength(2)
  })

  it('compares with an index, and with nothing that is none', async () => {
    const person = await world.person(103, { EUR: '1000.00' })
    world.pass(40 * DAY)
    const { from, index } = await reported(person, { index: 'KLCI' })
    expect(index?.days[0]).toMatchObject({ growth: '0.00' })
    expect(Number(index?.days[0]?.time)).toBeLessThan(Number(from))
    expect(Number(index?.days[1]?.time)).toBeGreaterThanOrEqual(Number(from))
    expect(index?.days.length).toBeGreaterThan(20)
    expect(await person.call('/trade/performance', { period: 'all', index: 'MY0101' })).toBeUndefined()
  })
})
