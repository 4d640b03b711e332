import autocannon from 'autocannon'
import { NO_OVERRIDES } from '../../paper/market/override.ts'
import { makePaperMarket, type PaperMarket } from '../../paper/market/paperMarket.ts'
import { login } from '../demoCustomer.ts'
import { tell } from './measure.ts'
import { median } from './report/figures.ts'

/** Ten in the morning in Kuala Lumpur: the exchanges of Asia, forex, futures and coins trade at the same time. */
const BUSY = Date.parse('2026-03-11T02:00:00Z')
const TICKS = 600
const MOST_CODES = 200

/** Milliseconds of processor time that the quotes of all instruments take at an instant. */
const tick = (market: PaperMarket, at: number): number => {
  const start = process.cpuUsage()
  for (const { instrument } of market.listings) market.quote(instrument.code, at, NO_OVERRIDES)
  const { system, user } = process.cpuUsage(start)
  return (system + user) / 1000
}

/** The engine in this process, through two of its five-minute bars. */
const benchEngine = (): void => {
  const market = makePaperMarket('bench')
  tell(`First tick of ${market.listings.length} instruments`, tick(market, BUSY), 'ms')
  const ticks = Array.from({ length: TICKS }, (_, second) => tick(market, BUSY + (second + 1) * 1000))
  tell('Tick of all instruments, middle', median(ticks), 'ms', { max: 20 })
  tell(
    'Tick of all instruments, 99th percentile',
    ticks.toSorted((a, b) => a - b)[Math.floor(TICKS * 0.99)] ?? 0,
    'ms',
    {
      max: 20,
    },
  )
}

/** Polling as the client does it: 32 clients, the maximum number of codes per call, 8 s after 2 s of warming up. */
const benchPolling = async (url: string): Promise<void> => {
  const { token, account } = await login(url)
  const codes = makePaperMarket('bench')
    .listings.slice(0, MOST_CODES)
    .map(({ instrument }) => instrument.code)
    .join(',')
  const load = (duration: number) =>
    autocannon({
      url: `${url}/api/vue/quotes/list`,
      method: 'POST',
      connections: 32,
      duration,
      headers: { token, account, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ codes }).toString(),
    })
  await load(2)
  const result = await load(8)
  tell(`Quotes of ${MOST_CODES} codes, 32 clients`, result.requests.average, '/s')
  tell(`Quotes of ${MOST_CODES} codes, 99th percentile`, result.latency.p99, 'ms')
  tell('Quotes, answers that were no success', result.non2xx + result.errors + result.timeouts, '', { max: 0 })
}

/** What the paper market costs: the engine by itself, then many clients who poll a broker at an address. */
export const benchMarket = async (url: string): Promise<void> => {
  benchEngine()
  await benchPolling(url)
}
