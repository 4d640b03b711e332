import type { DataLoader } from 'klinecharts'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type Bar, barsBefore } from './bars.ts'

/** Older bars, or null where they could not be loaded. */
export type AskOlder = (
  before: Instant,
) => Promise<{ readonly bars: ReadonlyArray<Bar>; readonly more: boolean } | null>

/** The data source of a chart. */
export interface Feed {
  readonly bars: Array<Bar>
  readonly older?: AskOlder
  /** Reports every newer bar from now on; returns the function that stops it. */
  readonly follow?: (next: (bar: Bar) => void) => () => void
}

/** The delay after a failed request before the chart may repeat it, in milliseconds: a drag requests at every frame. */
const REST = 1500

const resting = () => new Promise<void>((done) => void setTimeout(done, REST))

/**
 * Supplies a chart with data. klinecharts forgets that a request is in flight when its data are reset, and would add
 * the answer to another instrument's bars: this discards an answer that arrives after `stop`.
 */
export const makeFeeder = (
  feed: Feed,
  rest: () => Promise<void> = resting,
): DataLoader & { readonly stop: () => void } => {
  let stopped = false
  let unfollow = () => {}

  const loader: DataLoader = {
    getBars: async ({ type, timestamp, callback }) => {
      if (stopped) return
      if (type === 'init') {
        callback(feed.bars, { forward: feed.older !== undefined && feed.bars.length > 0, backward: false })
        return
      }
      // klinecharts calls the older end "forward".
      if (type !== 'forward' || feed.older === undefined || timestamp === null) {
        callback([], false)
        return
      }
      const page = await feed.older(timestamp).catch(() => null)
      if (page === null) await rest()
      if (stopped) return
      const bars = page === null ? [] : barsBefore(page.bars, timestamp)
      // A page without new bars would be requested for ever.
      callback(bars, { forward: page === null || (page.more && bars.length > 0), backward: false })
    },
    subscribeBar: ({ callback }) => {
      unfollow()
      if (feed.follow !== undefined && !stopped) unfollow = feed.follow(callback)
    },
    unsubscribeBar: () => unfollow(),
  }
  const stop = () => {
    stopped = true
    unfollow()
  }
  return { ...loader, stop }
}
