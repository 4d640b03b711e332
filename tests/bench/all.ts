import type { Browser } from '@playwright/test'
import { startBroker } from '../broker.ts'
import { benchChart } from './chart.ts'
import { benchFirstLoad } from './firstLoad.ts'
import { benchList } from './list.ts'
import { benchMarket } from './market.ts'
import { openBrowser } from './measure.ts'
import { benchOrders } from './orders.ts'
import { benchRequests } from './requests.ts'
import { benchTicket } from './ticket.ts'

/** Measures one part of the broker or the app at an address. */
type Bench = (url: string, browser: Browser) => Promise<void>

const PARTS: Readonly<Record<string, Bench>> = {
  load: benchFirstLoad,
  requests: benchRequests,
  market: benchMarket,
  orders: benchOrders,
  list: benchList,
  chart: benchChart,
  ticket: benchTicket,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in PARTS))
if (unknown !== undefined) {
  process.stderr.write(`no part ${unknown}: ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(2)
}

const broker = await startBroker()
const browser = await openBrowser()
try {
  for (const [name, bench] of Object.entries(PARTS))
    if (asked.length === 0 || asked.includes(name)) await bench(broker.url, browser)
} finally {
  await browser.close()
  await broker.stop()
}
