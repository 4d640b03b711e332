import { setTimeout as sleep } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of one broker process for its operators, in the text format of Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /** Counts an answered call. The outcome is `ok`, the code of the refusal, or `http-` and a status without envelope. */
  readonly countCall: (operation: string, outcome: string, seconds: number) => void
  /** Counts a batch of orders that were accepted together. */
  readonly countBatch: (orders: number) => void
  /** Counts a read that a replica may answer, by who answered and why. */
  readonly countRead: (outcome: string) => void
  /** Notes that work which repeats has begun here or has gone well; `pause` is the rest between two runs, in milliseconds. */
  readonly noteWork: (work: string, pause: number) => void
  /**
   * A figure that is read whenever it is asked for; one that cannot be read in time is left out. `ofAll` is how those of several
   * processes become one: figures of the shared database are the same in each.
   */
  readonly gauge: (
    name: string,
    help: string,
    read: () => Promise<number> | number,
    ofAll?: 'sum' | 'max' | 'min',
  ) => void
  /** The same for several values of one label. */
  readonly gauges: (
    names: { readonly name: string; readonly label: string },
    help: string,
    read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>,
    ofAll: 'max' | 'min',
  ) => void
}

/** From an answer out of memory to the longest that the app waits; in seconds. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20]

/** How long one figure may take, in milliseconds: a database that is silent must not keep all others from Prometheus, which waits for 10 s. */
const PATIENCE = 3_000

/** A registry of its own for each broker: tests run several in one process. */
export const makeMetrics = (patience: number = PATIENCE): Metrics => {
  const registry = new Registry()
  const inTime = async <T>(read: () => Promise<T> | T): Promise<T> => {
    const isRead = new AbortController()
    const late = sleep(patience, undefined, { signal: isRead.signal, ref: false }).then(() => {
      throw new Error('the figure takes too long')
    })
    try {
      return await Promise.race([read(), late])
    } finally {
      isRead.abort()
      late.catch(() => {})
    }
  }
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'paper_calls_total',
    help: 'Calls of the contract that were answered, by operation and outcome: ok or the code of the refusal.',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'paper_call_duration_seconds',
    help: 'Seconds from the arrival of a call to the end of its answer, by operation.',
    labelNames: ['operation'],
    buckets: DURATIONS,
    registers: [registry],
  })
  const reads = new Counter({
    name: 'paper_replica_reads_total',
    help: 'Reads that the replica may answer: replica where it did, otherwise why the primary did.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const batches = new Histogram({
    name: 'paper_order_batch_size',
    help: 'Orders that were accepted together in one transaction.',
    buckets: [1, 2, 4, 8, 16, 32, 64],
    registers: [registry],
  })
  const gauges: Metrics['gauges'] = ({ label, name }, help, read, ofAll) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      aggregator: ofAll,
      collect: async () => {
        gauge.reset()
        try {
          for (const [value, figure] of await inTime(read)) gauge.set({ [label]: value }, figure)
        } catch {
          gauge.reset()
        }
      },
    })
  }
  const jobs = new Map<string, { readonly at: number; readonly pause: number }>()
  const ofWorks = (figure: (work: { readonly at: number; readonly pause: number }) => number) => () =>
    new Map([...jobs].map(([name, work]) => [name, figure(work) / 1_000]))
  gauges(
    { name: 'paper_work_since_success_seconds', label: 'work' },
    'Seconds since work that repeats went well, or since this process began with it.',
    ofWorks(({ at }) => performance.now() - at),
    'min',
  )
  gauges(
    { name: 'paper_work_pause_seconds', label: 'work' },
    'The rest between two runs of work that repeats.',
    ofWorks(({ pause }) => pause),
    'max',
  )
  return {
    registry,
    gauges,
    noteWork: (work, pause) => jobs.set(work, { at: performance.now(), pause }),
    countRead: (outcome) => reads.inc({ outcome }),
    countBatch: (orders) => batches.observe(orders),
    countCall: (operation, outcome, seconds) => {
      calls.inc({ operation, outcome })
      durations.observe({ operation }, seconds)
    },
    gauge: (name, help, read, ofAll = 'sum') => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        aggregator: ofAll,
        collect: async () => {
          try {
            gauge.set(await inTime(read))
          } catch {
            gauge.remove()
          }
        },
      })
    },
  }
}
