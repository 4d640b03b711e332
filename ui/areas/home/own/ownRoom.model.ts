import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Credentials } from '../../../../ports/device/Credentials.ts'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../data/app/app.ts'

/** How many rows each part of one's own has on home. */
export interface OwnRows {
  readonly shares: number
  readonly watched: number
  readonly waiting: number
}

/** The most rows of a part. */
export const MOST_ROWS = 5
/** How long what stands below waits where a part had no rows the last time, in milliseconds. */
export const OWN_PATIENCE = 5_000

const NONE: OwnRows = { shares: 0, watched: 0, waiting: 0 }

const place = Effect.map(Credentials, (credentials) => `ownRows.${credentials.current()?.account ?? ''}` as const)

const rowsFrom = (text: string | null): OwnRows => {
  const [shares = 0, watched = 0, waiting = 0] = (text ?? '').split(' ').map((count) => {
    const rows = Number(count)
    return Number.isInteger(rows) && rows > 0 ? Math.min(rows, MOST_ROWS) : 0
  })
  return { shares, watched, waiting }
}

/**
 * The room that home keeps for the customer's shares, watchlist and what waits: as many rows as there were the last time, so
 * that nothing moves when they arrive. Where shares or watchlist had none, what stands below waits for a short time.
 */
export const makeOwnRoom = (app: App) => {
  /** Null until the device has answered. */
  const rows = signal<OwnRows | null>(null)
  /** Whether what stands below may be shown. */
  const isSettled = signal(false)
  let kept = NONE
  let patience: ReturnType<typeof setTimeout> | undefined

  const keep = (found: Partial<OwnRows>): void => {
    const next = { ...kept, ...found }
    if (next.shares === kept.shares && next.watched === kept.watched && next.waiting === kept.waiting) return
    kept = next
    const text = `${next.shares} ${next.watched} ${next.waiting}`
    void app.run(Effect.flatMap(place, (key) => Effect.flatMap(KeyValueStore, (store) => store.set(key, text))))
  }

  return {
    rows,
    isSettled,
    /** Looks on the device, before the first frame where it answers at once. */
    look: async (): Promise<void> => {
      clearTimeout(patience)
      const text = await app.run(
        Effect.flatMap(place, (key) => Effect.flatMap(KeyValueStore, (store) => store.get(key))),
      )
      kept = rowsFrom(text)
      rows.value = kept
      isSettled.value = kept.shares > 0 && kept.watched > 0
      if (isSettled.peek()) return
      patience = setTimeout(() => {
        isSettled.value = true
      }, OWN_PATIENCE)
    },
    /**
     * What there is now. Before what stands below is shown there is room for it; later only for a part that had none, since one's
     * own shares are not hidden for the sake of their place, and for one that has none any more. More rows than there were wait for
     * the next visit.
     */
    found: (now: Pick<OwnRows, 'shares' | 'watched'>): void => {
      clearTimeout(patience)
      keep(now)
      const room = rows.peek() ?? NONE
      const isFirst = !isSettled.peek()
      const rowsOf = (part: 'shares' | 'watched') =>
        isFirst || room[part] === 0 || now[part] === 0 ? now[part] : room[part]
      const [shares, watched] = [rowsOf('shares'), rowsOf('watched')]
      if (shares !== room.shares || watched !== room.watched) rows.value = { ...room, shares, watched }
      isSettled.value = true
    },
    /** What waits comes last: what it finds is shown where nothing in view moves for it. */
    foundWaiting: (waiting: number, isBelowView: boolean): void => {
      keep({ waiting })
      const now = rows.peek()
      if (now && isBelowView) rows.value = { ...now, waiting }
    },
    leave: (): void => clearTimeout(patience),
  }
}
