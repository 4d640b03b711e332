import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthBounds, monthOf } from '../../../../domain/calendar/month.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import { money } from '../../../../domain/money/money.ts'
import { available, house, move } from '../../../ledger/entry.ts'
import { post } from '../../../ledger/post.ts'
import { DAY, HOUR } from '../../../platform/clock/instant.ts'
import type { Data } from '../../../platform/contract/operations.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import { recordWorth } from '../recordWorth.ts'
import { openWorld, type Person, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld(new Date('2026-01-13T02:00:00Z'))
})
afterAll(() => world.close())

const give = async (from: 'payments' | 'rewards', kind: string, { customer }: Person, amount: string) => {
  const [own, payer] = [available(customer.id), house(from)]
  const paid = money(decimal(amount), 'EUR')
  const entries = kind === 'withdrawal' ? move(own, payer, paid) : move(payer, own, paid)
  const { clock, db } = world.broker
  await transaction(db, (tx) => post(tx, clock, { id: uuidv7(world.now()), kind, entries }))
}
const fund = (person: Person, amount: string) => give('payments', 'deposit', person, amount)
const reward = (person: Person, amount: string) => give('rewards', 'reward', person, amount)
const record = ({ customer }: Person) => recordWorth(world.broker, customer, world.now())
const reported = async ({ call }: Person, period: string): Promise<Data<'/trade/performance'>> => {
  const answer = await call('/trade/performance', { period })
  if (answer === undefined) throw new Error('refused')
  return answer
}

it('says on which day money was booked, not when it was valued first', async () => {
  const person = await world.person(107, { EUR: '1000.00' })
  const day = () => world.now().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const opened = day()
  world.pass(DAY)
  await record(person)
  world.pass(HOUR)
  await fund(person, '500.00')
  await fund(person, '20.00')
  const funded = day()
  world.pass(DAY)
  await record(person)
  world.pass(HOUR)
  await fund(person, '7.00')
  const { days, flows } = await reported(person, 'all')
  expect(flows).toEqual([
    { day: opened, paidin: '1000.00', paidout: '0.00' },
    { day: funded, paidin: '520.00', paidout: '0.00' },
    { day: day(), paidin: '7.00', paidout: '0.00' },
  ])
  expect(new Date(Number(days.find(({ paidin }) => paidin === '520.00')?.time)).toISOString()).not.toContain(funded)
})

it('has whole months, also the one in which its period begins', async () => {
  world.pass(monthBounds(monthOf(world.now().getTime()))[1] - world.now().getTime())
  const person = await world.person(108, { EUR: '1000.00' })
  const month = monthOf(world.now().getTime())
  world.pass(3 * DAY)
  await reward(person, '5.00')
  for (let day = 3; day < 20; day += 1) {
    world.pass(DAY)
    await record(person)
  }
  await reward(person, '7.00')
  world.pass(25 * DAY)
  for (let time = 0; time < 2; time += 1) {
    const report = await reported(person, '1m')
    expect(monthOf(Number(report.from))).toBe(month)
    expect(report.months).toMatchObject([{ month, rewards: '12.00' }])
    expect(report).toMatchObject({ gain: '7.00', other: '7.00', paidin: '0.00', flows: [] })
    world.pass(HOUR)
    await record(person)
    world.pass(HOUR)
  }
})

it('keeps its return long after the last money has left', async () => {
  const person = await world.person(109, { EUR: '1000.00' })
  world.pass(DAY)
  await record(person)
  await reward(person, '60.00')
  world.pass(DAY)
  await record(person)
  await give('payments', 'withdrawal', person, '1060.00')
  world.pass(DAY)
  await record(person)
  for (const days of [0, 60, 200]) {
    world.pass(days * DAY)
    expect(await reported(person, 'all')).toMatchObject({ moneyweighted: '6.00', timeweighted: '6.00' })
  }
})
