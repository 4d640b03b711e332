import { type Arrivals, FROM } from './arrivals.ts'
import { type Kind, KINDS, makeQueue, randomWait, type Services } from './queue.ts'

/** Cores that may be busy without a pause; a machine of which all cores work has no room for anything else. */
const USED = 0.8

/** What serves the customers: cores of brokers, and cores of one or several PostgreSQL among which customers are divided. */
export interface Setup {
  readonly name: string
  readonly brokerCores: number
  readonly databaseCores: number
}

export interface Simulated {
  /** Seconds that the orders of each second from the bell on took, on average; of the orders that were done. */
  readonly waits: ReadonlyArray<number>
  /** Seconds. Infinity if so many orders were not done half an hour after the bell. */
  readonly median: number
  readonly late: number
  /** Share of the orders that took longer than ten seconds: an app has then asked its customer what to do. */
  readonly lost: number
}

const PATIENCE = 10

/** The seconds that the given share of the orders took at most. */
const percentile = (took: ReadonlyArray<{ seconds: number; orders: number }>, sent: number, share: number): number => {
  let seen = 0
  for (const { orders, seconds } of took.toSorted((a, b) => a.seconds - b.seconds)) {
    seen += orders
    if (seen >= share * sent) return seconds
  }
  return Infinity
}

/** Lets the customers come, second by second, through the brokers and then the databases, in the order of their arrival. */
export const simulate = (setup: Setup, services: Services, came: ReadonlyArray<Arrivals>): Simulated => {
  const [brokerCores, databaseCores] = [setup.brokerCores * USED, setup.databaseCores * USED]
  const broker = makeQueue(brokerCores, (kind) => services[kind].broker)
  const database = makeQueue(databaseCores, (kind) => services[kind].database)
  const took: { at: number; seconds: number; orders: number }[] = []
  for (const [index, count] of came.entries()) {
    const at = FROM + index
    for (const chunk of database.serve(broker.serve([{ at, count }])))
      if (chunk.at >= 0 && chunk.count.order > 0) {
        const busyOf = (cores: number, of: (kind: Kind) => number) =>
          KINDS.reduce((sum, kind) => sum + count[kind] * of(kind), 0) / cores
        const own = services.order.broker + services.order.database
        const inTurn =
          randomWait(
            services.order.broker,
            brokerCores,
            busyOf(brokerCores, (kind) => services[kind].broker),
          ) +
          randomWait(
            services.order.database,
            databaseCores,
            busyOf(databaseCores, (kind) => services[kind].database),
          )
        took.push({ at: chunk.at, seconds: at - chunk.at + own + inTurn, orders: chunk.count.order })
      }
  }
  const sent = came.reduce((sum, { order }) => sum + order, 0)
  const waits = Array.from({ length: -FROM }, (_, second) => {
    const parts = took.filter(({ at }) => at === second)
    const orders = parts.reduce((sum, each) => sum + each.orders, 0)
    return parts.reduce((sum, each) => sum + each.seconds * each.orders, 0) / orders
  }).filter((seconds) => !Number.isNaN(seconds))
  const inTime = took.filter(({ seconds }) => seconds <= PATIENCE).reduce((sum, { orders }) => sum + orders, 0)
  return {
    waits,
    median: percentile(took, sent, 0.5),
    late: percentile(took, sent, 0.99),
    lost: 1 - inTime / sent,
  }
}

/** The least cores of one kind, the other being plentiful, with which 99 of 100 orders take a second at most. */
export const leastCores = (
  which: 'brokerCores' | 'databaseCores',
  services: Services,
  came: ReadonlyArray<Arrivals>,
): number => {
  let [low, high] = [0, 65_536]
  while (high - low > 1) {
    const cores = Math.floor((low + high) / 2)
    const setup = { name: '', brokerCores: 65_536, databaseCores: 65_536, [which]: cores }
    if (simulate(setup, services, came).late <= 1) high = cores
    else low = cores
  }
  return high
}
