import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { RunningBroker } from '../../broker.ts'
import { tell } from '../measure.ts'
import { arrivals, ASSUMED } from './arrivals.ts'
import { pictureOf } from './picture.ts'
import { KINDS, type Kind, type Services } from './queue.ts'
import { measureServices } from './services.ts'
import { leastCores, type Setup, simulate } from './simulate.ts'

const PICTURE = join(import.meta.dirname, '../../../docs/performance/opening.svg')
const WORDS: Readonly<Record<Kind, string>> = { logIn: 'a log-in', open: 'an opened app', order: 'an order' }

/** The names do not say how many cores are enough: it differs from round to round, and rounds are compared by name. */
const setupsOf = (enough: { readonly brokers: number; readonly databases: number }): ReadonlyArray<Setup> => [
  { name: '16 cores of brokers, 16 of one PostgreSQL', brokerCores: 16, databaseCores: 16 },
  { name: 'enough brokers, 16 cores of one PostgreSQL', brokerCores: enough.brokers, databaseCores: 16 },
  { name: 'enough brokers, 64 cores of one PostgreSQL', brokerCores: enough.brokers, databaseCores: 64 },
  {
    name: 'enough brokers, enough of PostgreSQL cut by customer',
    brokerCores: enough.brokers,
    databaseCores: enough.databases,
  },
]

const tellServices = (services: Services): void => {
  for (const kind of KINDS) {
    tell(`processor time of ${WORDS[kind]}, broker`, services[kind].broker * 1_000_000, 'µs')
    tell(`processor time of ${WORDS[kind]}, database server`, services[kind].database * 1_000_000, 'µs')
  }
}

/**
 * Simulates ten million customers who come to an opening bell, with the service times that were measured just before, on
 * setups of several sizes; says with how many cores 99 of 100 orders take a second at most. `isPublished`: the picture is
 * written into the documents.
 */
export const benchOpening = async (broker: RunningBroker, browser: Browser, isPublished: boolean): Promise<void> => {
  const { home, homeCalls, services } = await measureServices(broker, browser)
  tell('calls of an app that is opened at home', homeCalls, '')
  tell('processor time of home, broker', home.broker * 1_000_000, 'µs')
  tell('processor time of home, database server', home.database * 1_000_000, 'µs')
  tellServices(services)
  const came = arrivals(ASSUMED)
  tell('orders in the first second after the bell', Math.max(...came.map(({ order }) => order)), '/s')
  const brokers = leastCores('brokerCores', services, came)
  const databases = leastCores('databaseCores', services, came)
  tell('cores of brokers for 10 million customers', brokers, '')
  tell('cores of databases for 10 million customers', databases, '')
  const runs = setupsOf({ brokers, databases }).map((setup) => ({ setup, result: simulate(setup, services, came) }))
  for (const { result, setup } of runs) {
    tell(`${setup.name}: median of an order`, result.median, 's')
    tell(`${setup.name}: 99th percentile`, result.late, 's')
    tell(`${setup.name}: orders over 10 s`, result.lost * 100, '%')
  }
  if (!isPublished) return
  mkdirSync(dirname(PICTURE), { recursive: true })
  writeFileSync(PICTURE, pictureOf(runs))
}
