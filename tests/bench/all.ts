import type { Browser } from '@playwright/test'
import { type RunningBroker, startBroker } from '../broker.ts'
import { benchChart } from './chart.ts'
import { benchFirstLoad } from './firstLoad.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchList } from './list.ts'
import { benchLive } from './live.ts'
import { benchMarket } from './market.ts'
import { openBrowser } from './measure.ts'
import { benchOrders } from './orders.ts'
import { benchRequests } from './requests.ts'
import { benchSiege } from './siege.ts'
import { benchTicket } from './ticket.ts'

/** Measures one part of the broker or the app at an address. */
type Bench = (url: string, browser: Browser, broker: RunningBroker) => Promise<void>

const PARTS: Readonly<Record<string, Bench>> = {
  load: benchFirstLoad,
  requests: benchRequests,
  market: benchMarket,
  orders: (_url, _browser, broker) => benchOrders(broker),
  live: (_url, _browser, broker) => benchLive(broker),
  list: benchList,
  chart: benchChart,
  ticket: benchTicket,
  siege: (url, _browser, { process: { pid = 0 } }) => benchSiege(url, pid),
}

/** Parts that take long or much of the disk and have a broker of their own: only when asked for by name. */
const LONG: Readonly<Record<string, (isWhole: boolean) => Promise<void>>> = {
  growth: benchGrowth,
}

const asked = process.argv.slice(2).filter((name) => name !== '--whole')
const isWhole = process.argv.includes('--whole')
const known = [...Object.keys(PARTS), ...Object.keys(LONG)]
const unknown = asked.find((name) => !known.includes(name))
if (unknown !== undefined) {
  process.stderr.write(`no part ${unknown}: ${known.join(', ')}\n`)
  process.exit(2)
}
for (const [name, bench] of Object.entries(LONG)) if (asked.includes(name)) await bench(isWhole)
if (asked.length > 0 && asked.every((name) => name in LONG)) process.exit(0)

const broker = await startBroker()
const browser = await openBrowser()
try {
  for (const [name, bench] of Object.entries(PARTS))
    if (asked.length === 0 || asked.includes(name)) await bench(broker.url, browser, broker)
} finally {
  await browser.close()
  await broker.stop()
}
