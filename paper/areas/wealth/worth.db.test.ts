import { expect, it } from 'vitest'
import { crossRate } from '../../../domain/exchange/rates.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { worthIn } from '../../../domain/wealth/worth.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { MONDAY, ready, standAt } from '../transfers/testing/testing.ts'
import { withBooks } from '../../testing/books.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { DAY, HOUR, later } from '../../platform/clock/instant.ts'
import { prune } from '../../main/retention/prune.ts'
import { recordWorths } from './recordWorth.ts'

let paper: TestBroker
withBooks(reusedTestBroker, (opened) => {
  paper = opened
})

const again = async ({ account }: Session): Promise<Session> =>
  (await paper.call('/user/login', { account, password: 'test1234' })).data
const worthOf = async (who: Session) => (await paper.call('/trade/worth', {}, await again(who))).data

/** Moves the clock to an instant and does what the broker does once a day. */
const recordAt = async (at: Date): Promise<number> => {
  await standAt(paper, at)
  return recordWorths(paper.broker, at)
}

it('is the total of every currency in EUR, as the wallets state them', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { EUR: '5000.00', USD: '250.10', JPY: '90001', MYR: '77.77' })
  const wallets = (await paper.call('/trade/funds', {}, mine)).data
  const { total, currency, days } = await worthOf(mine)
  const counted = worthIn(
    CURRENCIES.flatMap((one) =>
      wallets.flatMap((row) =>
        row.currency === one ? [{ currency: one, total: decimal(String(row.totalassets)) }] : [],
      ),
    ),
    'EUR',
    (from) => crossRate(ratesAt(MONDAY), from, 'EUR'),
  )
  expect([total, currency, days]).toEqual([formatDecimal(counted), 'EUR', []])
  expect(Number(total)).toBeGreaterThan(5_000)
})

it('states what each other currency is worth, now and a day before', async () => {
  await standAt(paper, MONDAY)
  const { rates = [] } = await worthOf(await ready(paper, { EUR: '1.00' }))
  const rateAt = (at: Date) => formatDecimal(crossRate(ratesAt(at), 'MYR', 'EUR'))
  expect(rates.map(({ currency }) => currency)).toEqual(CURRENCIES.filter((one) => one !== 'EUR'))
  expect(rates.find(({ currency }) => currency === 'MYR')).toEqual({
    currency: 'MYR',
    rate: rateAt(MONDAY),
    ratebefore: rateAt(later(MONDAY, -DAY)),
  })
})

it('is recorded once a day for each customer, from the day after the account was opened', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { EUR: '1000.00' })
  await recordAt(later(MONDAY, HOUR))
  expect((await worthOf(mine)).days).toEqual([])

  const tuesday = later(MONDAY, DAY)
  expect(await recordAt(tuesday)).toBeGreaterThan(0)
  expect(await recordAt(later(tuesday, HOUR))).toBe(0)
  // A day on which the broker did not run has no point.
  const friday = later(MONDAY, 4 * DAY)
  await recordAt(friday)
  const { days, total, time } = await worthOf(mine)
  expect(days).toEqual([
    { time: tuesday.getTime(), total: '1000.00' },
    { time: friday.getTime(), total: '1000.00' },
  ])
  expect([total, time]).toEqual(['1000.00', friday.getTime()])
})

it('is kept for each day of a year and a month, of earlier months only the last, so that the table grows slowly', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { EUR: '1000.00' })
  for (const day of [1, 2, 398]) await recordAt(later(MONDAY, day * DAY))
  const now = later(MONDAY, 399 * DAY)
  await standAt(paper, now)
  await prune(paper.broker.db, now)
  const { days } = await worthOf(mine)
  expect(days.map(({ time }) => (Number(time) - MONDAY.getTime()) / DAY)).toEqual([2, 398])
})
