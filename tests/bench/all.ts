import { loadavg } from 'node:os'
import { build, given, stop } from '../../paper/commands/ready.mjs'
import type { Browser } from '@playwright/test'
import { type RunningBroker, startBroker } from '../broker.ts'
import { benchChart } from './chart.ts'
import { benchFirstLoad } from './firstLoad.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchList } from './list.ts'
import { benchLive } from './live.ts'
import { benchMarket } from './market.ts'
import { figures, openBrowser } from './measure.ts'
import { benchNextScreen } from './nextScreen.ts'
import { benchOpening } from './opening/opening.ts'
import { benchOrders } from './orders.ts'
import { conditions, publish, writeJson } from './report/publish.ts'
import { tableOf } from './report/table.ts'
import { benchRequests } from './requests.ts'
import { benchSecondVisit } from './secondVisit.ts'
import { benchSiege } from './siege.ts'
import { benchTaps } from './taps.ts'
import { benchTicket } from './ticket.ts'

/** Measures one part of the broker or the app at an address. */
type Bench = (url: string, browser: Browser, broker: RunningBroker) => Promise<void>

const PARTS: Readonly<Record<string, Bench>> = {
  load: benchFirstLoad,
  again: benchSecondVisit,
  requests: benchRequests,
  market: benchMarket,
  orders: (_url, _browser, broker) => benchOrders(broker),
  live: (_url, _browser, broker) => benchLive(broker),
  list: benchList,
  chart: benchChart,
  ticket: benchTicket,
  taps: benchTaps,
  next: benchNextScreen,
  opening: (_url, browser, broker) => benchOpening(broker, browser, options.publish),
  siege: (url, _browser, { process: { pid = 0 } }) => benchSiege(url, pid),
}

/** Parts that take long or much of the disk and have a broker of their own: only when asked for by name. */
const LONG: Readonly<Record<string, (isWhole: boolean) => Promise<void>>> = {
  growth: benchGrowth,
}

const known = [...Object.keys(PARTS), ...Object.keys(LONG)]

const wrong = (problem: string): never =>
  stop(`${problem}\nnpm run bench -- [${known.join('|')}]… [--whole] [--rounds 3] [--json FILE] [--publish]`)

const { positionals: asked, values: options } = given({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
    json: { type: 'string' },
    publish: { type: 'boolean', default: false },
  },
})
const rounds = /^[1-9]\d?$/.test(options.rounds) ? Number(options.rounds) : wrong('--rounds is a number from 1 to 99')
const unknown = asked.find((name) => !known.includes(name))
if (unknown !== undefined) wrong(`no part ${unknown}`)

build()
const on = conditions(loadavg()[0] ?? 0)
for (const [name, bench] of Object.entries(LONG))
  if (asked.includes(name)) {
    figures.begin(name)
    await bench(options.whole)
  }

/** Every part in turn, then all of them again: what slows the machine down for a while does not hit one part alone. */
const measure = async (parts: ReadonlyArray<readonly [string, Bench]>): Promise<void> => {
  const broker = await startBroker()
  const browser = await openBrowser()
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const [name, bench] of parts) {
        figures.begin(name)
        // What was measured before is kept.
        await bench(broker.url, browser, broker).catch((cause: unknown) => {
          process.stderr.write(`${name} was not measured: ${cause instanceof Error ? cause.message : String(cause)}\n`)
          process.exitCode = 1
        })
      }
  } finally {
    await browser.close()
    await broker.stop()
  }
}

const parts = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.includes(name))
if (parts.length > 0) await measure(parts)
if (rounds > 1) process.stdout.write(`\n${tableOf(figures.all())}\n`)
if (options.json !== undefined) writeJson(options.json, on, figures.all())
if (options.publish) publish(on, figures.all())
