import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type PositionRecord, Positions } from '../../../../../ports/Positions.ts'
import type { App } from '../../../../data/app/app.ts'
import { makePoll } from '../../../../data/query/poll.ts'

/** The polling interval, in milliseconds. */
const PACE = 20_000
/** Rows per request; further ones of the instrument are under Position. */
const MOST = 100

/** The customer's positions in the instrument of the ticket. */
export const makeHeldModel = (app: App) => {
  const positions = signal<ReadonlyArray<PositionRecord>>([])
  let code = ''
  const poll = makePoll(app, {
    ask: () => Effect.flatMap(Positions, (service) => service.list({ which: 'held', code, limit: MOST })),
    take: ({ list }) => {
      // A backend that does not filter must not put the position of another instrument into this ticket.
      positions.value = list.filter((one) => one.code === code && one.quantity.value > 0n)
      return PACE
    },
    hear: ({ is }) => (is === 'positions' || is === 'fills' ? 'again' : null),
  })
  return {
    positions,
    open: (next: string): void => {
      if (next !== code) positions.value = []
      code = next
      poll.start()
    },
    stop: poll.stop,
  }
}
