import { computed } from '@preact/signals-react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { App } from '../../../data/app/app.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../../data/query/query.ts'
import { allHeld } from '../allHeld.ts'

/** How often they are asked for, in milliseconds: a trailing stop moves. */
const AGAIN = 5_000

const NONE: ReadonlyArray<PositionRecord> = []

/** Whether a protection of the position waits for its price or closes it now. */
const isProtected = ({ protection }: PositionRecord): boolean =>
  protection !== undefined && protection.state !== 'ended'

/** The stops and take-profits that wait, by their positions. */
export const makeProtectedModel = (app: App) => {
  const all = makeQuery(app, () => allHeld)
  return {
    positions: computed(() => (all.value.value ?? NONE).filter(isProtected)),
    open: (): (() => void) => {
      void all.load()
      const stop = pollWhileVisible(app, AGAIN, all.load, ['positions', 'orders'])
      return () => {
        stop()
        all.stop()
      }
    },
  }
}
