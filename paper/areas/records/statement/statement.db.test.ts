import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthBounds, nextMonth } from '../../../../domain/calendar/month.ts'
import { decimal, type Decimal, formatDecimal, roundTo, sumOf } from '../../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../../domain/money/money.ts'
import { available, house, move } from '../../../ledger/entry.ts'
import { post } from '../../../ledger/post.ts'
import { DAY, HOUR } from '../../../platform/clock/instant.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { PRACTICE_MONEY } from '../../account/openAccount.ts'
import { recordWorth } from '../../wealth/recordWorth.ts'
import { ACTS, drawAct } from '../../wealth/testing/acts.ts'
import { drawFrom, openWorld, type Person, type World } from '../../wealth/testing/world.ts'

type Statement = Data<'/trade/statement'>

const LIVES = longRuns(2, 12)
const STEPS = longRuns(70, 1_000)

let world: World
beforeAll(async () => {
  world = await openWorld(new Date('2026-01-13T02:00:00Z'))
})
afterAll(() => world.close())

const text = (amounts: ReadonlyArray<Decimal>): string => formatDecimal(roundTo(sumOf(amounts), 2, 'down'))
const total = <Row>(rows: ReadonlyArray<Row>, of: (row: Row) => unknown): string =>
  text(rows.map((row) => decimal(String(of(row)))))

const stated = async ({ call }: Person, month?: string): Promise<Statement> => {
  const answer = await call('/trade/statement', month === undefined ? {} : { month })
  if (answer === undefined) throw new Error('refused')
  return answer
}

/** Every month of a customer, oldest first. */
const allOf = async (person: Person): Promise<ReadonlyArray<Statement>> => {
  const { first, latest } = await stated(person)
  const months: Array<Statement> = []
  for (let month = first; month <= latest; month = nextMonth(month)) months.push(await stated(person, month))
  return months
}

/** Postings of the customer's own accounts in the ledger before an instant, and of the broker's in between. */
const ledgerOf = async ({ customer }: Person, currency: Currency, from: number, to: number) => {
  const rows = await world.broker.db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_postings as p', 'p.transfer_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .where('p.currency', '=', currency)
    .where('t.at', '<', new Date(to))
    .where('t.id', 'in', (eb) =>
      eb.selectFrom('wallet_movements').select('transfer_id').where('owner', '=', customer.id),
    )
    .select(['t.at', 't.kind', 'a.owner', 'a.kind as account', 'p.amount'])
    .execute()
  const of = (is: (row: (typeof rows)[number]) => boolean) => text(rows.filter(is).map(({ amount }) => amount))
  const paid = (account: string) =>
    of((row) => row.owner === null && row.account === account && row.at.getTime() >= from)
  return {
    closing: of(({ account, owner }) => owner === customer.id && account === 'available'),
    closingfrozen: of(({ account, owner }) => owner === customer.id && account === 'held'),
    fees: paid('fees'),
    taxes: paid('taxes'),
    interest: of(
      (row) =>
        row.owner === null && row.account === 'credit' && row.kind === 'credit-interest' && row.at.getTime() >= from,
    ),
  }
}

describe('over random lives', () => {
  it.each(Array.from({ length: LIVES }, (_, nth) => nth + 1))(
    'life %i: each month goes from its opening to its closing balances, and equals the ledger to the cent',
    async (number) => {
      const draw = drawFrom(`statement ${number}`)
      const person = await world.person(number, PRACTICE_MONEY)
      for (let step = 1; step <= STEPS; step += 1) {
        await ACTS[drawAct(draw)][0](world, person, draw, ['MY', 'US', 'JP', 'CRYPTO', 'CN'])
        world.pass(draw() < 0.5 ? HOUR : 20_000)
        if (step % 7 !== 0) continue
        world.pass(5 * DAY)
        await world.settle()
        await recordWorth(world.broker, person.customer, world.now())
      }
      const months = await allOf(person)
      expect(months.length).toBeGreaterThan(1)
      for (const [nth, { from, isover, movements, to, wallets }] of months.entries()) {
        expect(isover).toBe(nth < months.length - 1)
        for (const wallet of wallets) {
          const { currency } = wallet
          const before = months[nth - 1]?.wallets.find((earlier) => earlier.currency === currency)
          const own = movements.filter((row) => row.currency === currency)
          const end = isover ? Number(to) : Number(to) + 1
          const wire = (of: keyof typeof wallet) => total([wallet], (one) => one[of])
          expect([currency, wire('opening'), wire('openingfrozen')]).toEqual([
            currency,
            before ? total([before], ({ closing }) => closing) : text([]),
            before ? total([before], ({ closingfrozen }) => closingfrozen) : text([]),
          ])
          expect(total([wallet.opening, ...own.map((row) => row.money)], (one) => one)).toBe(wire('closing'))
          expect(total([wallet.openingfrozen, ...own.map((row) => row.frozenmoney)], (one) => one)).toBe(
            wire('closingfrozen'),
          )
          if (own.length > 0) {
            expect(total([own.at(-1)], (row) => row?.balance)).toBe(wire('closing'))
            expect(total([own.at(-1)], (row) => row?.frozen)).toBe(wire('closingfrozen'))
          }
          expect({
            currency,
            closing: wire('closing'),
            closingfrozen: wire('closingfrozen'),
            fees: wire('fees'),
            taxes: wire('taxes'),
            interest: wire('interest'),
          }).toEqual({ currency, ...(await ledgerOf(person, currency, Number(from), end)) })
        }
      }
      // The running month ends with what the account shows now.
      const wallets = await person.call('/funds/wallets', {})
      const shown = months.at(-1)?.wallets.map(({ closing, currency }) => [currency, closing])
      for (const { balance, currency } of wallets ?? [])
        if (balance !== '0.00' && balance !== '0') expect(shown).toContainEqual([currency, balance])
      const realised = await world.broker.db
        .selectFrom('realised_profits')
        .select('profit')
        .where('customer_id', '=', person.customer.id)
        .execute()
      const profits = months.flatMap((month) => month.wallets.map((wallet) => decimal(String(wallet.realised))))
      expect(text(profits)).toBe(text(realised.flatMap(({ profit }) => (profit === null ? [] : [profit]))))
      expect(world.trouble).toEqual([])
    },
  )
})

describe('a statement', () => {
  const deposit = async ({ customer }: Person, amount: string) => {
    const entries = move(house('payments'), available(customer.id), money(decimal(amount), 'EUR'))
    await transaction(world.broker.db, (tx) =>
      post(tx, world.broker.clock, { id: uuidv7(world.now()), kind: 'deposit', entries }),
    )
  }
  const goTo = (at: number) => world.pass(at - world.now().getTime())

  it('puts what is booked at midnight of UTC into the month that begins', async () => {
    const person = await world.person(201, { EUR: '1000.00' })
    const { latest } = await stated(person)
    const [, end] = monthBounds(latest)
    goTo(end - 1)
    await deposit(person, '1.00')
    goTo(end)
    await deposit(person, '20.00')
    goTo(end + DAY)
    const closed = await stated(person, latest)
    expect(closed.wallets).toMatchObject([{ currency: 'EUR', opening: '0.00', closing: '1001.00' }])
    expect(closed.movements.map((row) => row.money)).toEqual(['1000.00', '1.00'])
    expect(await stated(person)).toMatchObject({
      isover: false,
      wallets: [{ opening: '1001.00', closing: '1021.00' }],
    })
  })

  it('shows what was held when the month ended, whatever is recorded later', async () => {
    const person = await world.person(202, { EUR: '1000.00' })
    const { latest } = await stated(person)
    const [, end] = monthBounds(latest)
    goTo(end - HOUR)
    await recordWorth(world.broker, person.customer, world.now())
    const before = world.now().getTime()
    goTo(end + HOUR)
    await deposit(person, '5.00')
    await recordWorth(world.broker, person.customer, world.now())
    expect(await stated(person, latest)).toMatchObject({ heldat: before, holdings: [] })
    // Without a movement after the end, the valuation just after it is the nearest.
    const [, next] = monthBounds(nextMonth(latest))
    goTo(next + HOUR)
    await recordWorth(world.broker, person.customer, world.now())
    expect((await stated(person, nextMonth(latest))).heldat).toBe(next + HOUR)
  })

  it('is of no month before the account or after now', async () => {
    const person = await world.person(203, { EUR: '1000.00' })
    const { first, latest } = await stated(person)
    expect(await person.call('/trade/statement', { month: '2025-12' })).toBeUndefined()
    expect(await person.call('/trade/statement', { month: nextMonth(latest) })).toBeUndefined()
    expect((await person.call('/trade/performance', { period: '1m' }))?.statements).toBe(first)
  })
})
