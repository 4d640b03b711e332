import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Broker } from '../platform/broker/call.ts'
import type { Overrides } from '../market/override.ts'

/** Instruments calculated before other work may run: a few milliseconds. */
const AT_ONCE = 4

/**
 * Calculates the trading day of every instrument once, a few at a time between requests, so that the first list of
 * quotes does not wait for all of them. Run it after the server listens; `signal` aborts it.
 */
export const warmUpMarket = async (
  { clock, market }: Pick<Broker, 'clock' | 'market'>,
  readOverrides: () => Promise<Overrides>,
  signal?: AbortSignal,
): Promise<void> => {
  const [at, overrides] = await Promise.all([clock.now(), readOverrides()])
  for (const [index, { instrument }] of market.listings.entries()) {
    if (signal?.aborted) return
    if (index % AT_ONCE === 0) await nextTurn()
    market.quote(instrument.code, at.getTime(), overrides)
  }
}

/** Warms up in the background. Returns the function that stops it after the current instruments. */
export const startWarmUp = (
  broker: Pick<Broker, 'clock' | 'market' | 'log'>,
  readOverrides: () => Promise<Overrides>,
): (() => Promise<void>) => {
  const stopping = new AbortController()
  const ended = warmUpMarket(broker, readOverrides, stopping.signal).catch((cause: unknown) => {
    broker.log.warn({ err: cause }, 'the market is not warmed up: the first quotes will take longer')
  })
  return () => {
    stopping.abort()
    return ended
  }
}
