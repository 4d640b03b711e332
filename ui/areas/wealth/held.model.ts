import { Effect } from 'effect'
import { isHeld } from '../../../domain/positions/position.ts'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import { type PositionRecord, Positions } from '../../../ports/Positions.ts'
import type { App } from '../../data/app/app.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../data/query/query.ts'

const PAGE = 100
/** Of more positions, those opened last are known. */
const MOST_PAGES = 5
/** How often they are asked for again, in milliseconds; their prices are updated independently. */
const AGAIN = 15_000

export interface Held {
  readonly list: ReadonlyArray<PositionRecord>
  /** False where there are more than are asked for: what they are together is not known. */
  readonly isWhole: boolean
}

const askHeld = (cursor?: string, pages = 1): Effect.Effect<Held, Failure, AppPorts> =>
  Effect.flatMap(Positions, (positions) => positions.list({ which: 'held', limit: PAGE, cursor })).pipe(
    Effect.flatMap(({ list, next }) =>
      next === null || pages === MOST_PAGES
        ? Effect.succeed({ list: list.filter(isHeld), isWhole: next === null })
        : Effect.map(askHeld(next, pages + 1), (rest) => ({ ...rest, list: [...list.filter(isHeld), ...rest.list] })),
    ),
  )

/** What the customer holds, all at once: for screens that add them up or sort them. */
export const makeHeldModel = (app: App) => {
  const query = makeQuery(app, () => askHeld())
  return {
    /** Null until they are known. */
    held: query.value,
    status: query.status,
    failure: query.failure,
    load: query.load,
    /** Keeps them up to date until the returned function is called. */
    follow: (): (() => void) => pollWhileVisible(app, AGAIN, query.load, ['positions', 'orders']),
    stop: query.stop,
  }
}
