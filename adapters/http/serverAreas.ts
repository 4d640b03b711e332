import { Effect } from 'effect'
import { type Area, areasLacking, LISTED_AREAS } from '../../domain/config/areas.ts'
import { type Failure, Unavailable } from '../../ports/failure.ts'

// Downloaded where a server lacks something: the start does without it.
const areaOf = (path: string): Promise<Area | undefined> =>
  import('../generated/areas.ts').then(({ AREA_OF_CALL }) => {
    const table: Readonly<Record<string, Area>> = AREA_OF_CALL
    return table[path]
  })

/**
 * The areas that the server lacks: those that its config does not offer, and those of which a call was answered by HTTP 404.
 * Source: RULES.md, areas of a server.
 */
export const makeServerAreas = () => {
  const listeners = new Set<(area: Area) => void>()
  /** By a call that was answered by 404. */
  const found = new Set<Area>()
  /** By the config's list: the app asks for the others only where their own entry offers them. */
  let lacking: ReadonlySet<Area> = new Set()

  const find = async (path: string): Promise<void> => {
    const area = await areaOf(path)
    if (area === undefined || found.has(area)) return
    found.add(area)
    for (const tell of listeners) tell(area)
  }

  return {
    /** Receives the entries of the config by their names. */
    learnConfig: (entries: ReadonlyMap<string, string>): void => {
      const absent = areasLacking(entries)
      lacking = new Set(LISTED_AREAS.filter((area) => absent.has(area)))
    },
    /** Receives the failure of a call; null where it succeeded. */
    learn: (path: string, failure: Failure | null): void => {
      if (failure?._tag === 'Unavailable' && failure.status === 404) find(path).catch(() => undefined)
    },
    /**
     * Fails as the server would, without a request, for a call that its config does not offer. Only for those: a request
     * whose outcome is not known is sent again, whatever answered once.
     */
    refuse: (path: string): Effect.Effect<void, Unavailable> =>
      lacking.size === 0
        ? Effect.void
        : Effect.flatMap(
            Effect.promise(() => areaOf(path).catch(() => undefined)),
            (area) =>
              area !== undefined && lacking.has(area) ? Effect.fail(new Unavailable({ status: 404 })) : Effect.void,
          ),
    /** Calls back with each area that a call has shown to be missing. */
    watch: (tell: (area: Area) => void): (() => void) => {
      listeners.add(tell)
      for (const area of found) tell(area)
      return () => void listeners.delete(tell)
    },
  }
}
