import type { Handlers } from '../../platform/contract/operations.ts'
import { marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { quotedInstrument } from '../quotes/snapshot.ts'
import { added, changeWatchlist, removed, reordered } from './changeWatchlist.ts'
import { watchedBy } from '../quotes/watched.ts'
import { recommended } from './recommend.ts'

export const watchlistHandlers = {
  '/quotes/watchlist': async (_body, call) => {
    const [sight, watched] = await Promise.all([marketSnapshotOf(call), watchedBy(call.broker.db, call.customer.id)])
    return watched.flatMap((code) => quotedInstrument(sight, code) ?? [])
  },
  '/quotes/watchadd': (fields, call) => changeWatchlist('/quotes/watchadd', fields, call, added),
  '/quotes/watchremove': (fields, call) => changeWatchlist<never>('/quotes/watchremove', fields, call, removed),
  '/quotes/watchorder': (fields, call) => changeWatchlist<never>('/quotes/watchorder', fields, call, reordered),
  '/quotes/recommend': async ({ batch }, call) => {
    const [sight, watched] = await Promise.all([marketSnapshotOf(call), watchedBy(call.broker.db, call.customer.id)])
    const { codes, next } = recommended(watched, batch)
    return { list: codes.flatMap((code) => quotedInstrument(sight, code) ?? []), next }
  },
} satisfies Partial<Handlers>
