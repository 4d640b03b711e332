import { expect, it } from 'vitest'
import { TEST_CLOCK } from './clock.ts'
import { sharedTestBroker } from './sharedBroker.ts'

const HOUR = 60 * 60_000

it('provides the next file with the same broker, with the clock and the market of a new one', async () => {
  const first = await sharedTestBroker()
  const asNew = await first.control('/market')
  await first.control('/market/price', { code: '96010', price: '1.00' })
  await first.control('/clock', { advanceMilliseconds: 30 * 24 * HOUR, rate: 0 })
  expect(await first.control('/market')).not.toEqual(asNew)
  await first.stop()

  const second = await sharedTestBroker()
  expect(second.url).toBe(first.url)
  expect(await second.control('/market')).toEqual(asNew)
  const { now } = await second.control<{ now: string }>('/clock')
  expect(Date.parse(now) - Date.parse(TEST_CLOCK.PAPER_CLOCK_START)).toBeLessThan(HOUR)
  const mine = await second.customer()
  expect((await second.call('/funds/wallets', {}, mine)).status).toBe(1)
})
