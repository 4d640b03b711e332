import { expect, it } from 'vitest'
import { problemsOf } from './books.ts'
import { TEST_CLOCK } from './clock.ts'
import { reusedTestBroker } from './reusedBroker.ts'

const HOUR = 60 * 60_000

/** How many rows each table has. */
const rowsOf = async ({ broker: { db } }: Awaited<ReturnType<typeof reusedTestBroker>>) =>
  Promise.all([
    db.selectFrom('customers').selectAll().execute(),
    db.selectFrom('ledger_postings').selectAll().execute(),
    db.selectFrom('market_overrides').selectAll().execute(),
    db.selectFrom('ledger_accounts').selectAll().execute(),
  ])

it('is a new broker for the next file: no customer, no money, no change of the market, its first time', async () => {
  const first = await reusedTestBroker()
  const asNew = await rowsOf(first)
  const mine = await first.customer({ MYR: '1000.00' })
  await first.control('/market/price', { code: '96010', price: '1.00' })
  await first.control('/clock', { advanceMilliseconds: 30 * 24 * HOUR, rate: 0 })
  await first.control('/faults', { kind: 'latency', milliseconds: 5_000, path: '/user/login' })
  expect(await rowsOf(first)).not.toEqual(asNew)
  await first.stop()

  const second = await reusedTestBroker()
  expect(second.url).toBe(first.url)
  expect(await rowsOf(second)).toEqual(asNew)
  const { now } = await second.control<{ now: string }>('/clock')
  expect(Date.parse(now) - Date.parse(TEST_CLOCK.PAPER_CLOCK_START)).toBeLessThan(HOUR)
  expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(TEST_CLOCK.PAPER_CLOCK_START))
  expect(await second.broker.db.selectFrom('test_clock').select('rate').execute()).toEqual([{ rate: 1 }])
  expect((await second.call('/user/getUserinfo', {}, mine)).status).toBe(0)
  expect(await second.control('/faults')).toEqual({ faults: [] })
  const other = await second.customer({ MYR: '5.00' })
  expect((await second.call('/funds/wallets', {}, other)).status).toBe(1)
  expect(await problemsOf(second)).toEqual([])
  await second.stop()
})

it('is not given to two at the same time', async () => {
  const both = [await reusedTestBroker(), await reusedTestBroker()]
  expect(new Set(both.map(({ url }) => url)).size).toBe(2)
  for (const one of both) await one.stop()
})
