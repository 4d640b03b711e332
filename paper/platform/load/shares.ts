/** How many things may be in flight at the same time, and how many of them may belong to one party. */
export interface ShareLimits {
  readonly total: number
  readonly each: number
}

/** Releases a place. A second call does nothing. */
export type Release = () => void

interface Place {
  readonly release: Release
  readonly end: (() => void) | undefined
}

/**
 * Counts what is in flight, per party, so that one party alone can never take all places. `take` returns the function
 * that releases the place, or undefined where the total or the party's share is used up. A party without a name counts
 * only in the total.
 *
 * Several parties can take all places together. A party that has fewer then gets the oldest place of the one that has the
 * most, if `end` was given for it: it stops what has that place.
 */
export const makeShares = ({ each, total }: ShareLimits) => {
  /** The places of each party, the oldest first. */
  const held = new Map<string, Set<Place>>()
  let all = 0

  const makeRoom = (own: number): void => {
    const most = [...held.values()].reduce((many, one) => (one.size > many.size ? one : many), new Set<Place>())
    const [oldest] = most
    if (most.size <= own + 1 || oldest?.end === undefined) return
    oldest.release()
    oldest.end()
  }

  const take = (party?: string, end?: () => void): Release | undefined => {
    const own = held.get(party ?? '') ?? new Set<Place>()
    if (own.size >= each) return undefined
    if (all >= total) makeRoom(own.size)
    if (all >= total) return undefined
    const release = (): void => {
      if (!isHeld) return
      isHeld = false
      all -= 1
      if (own.delete(place) && own.size === 0 && party !== undefined) held.delete(party)
    }
    let isHeld = true
    const place: Place = { release, end }
    all += 1
    if (party !== undefined) held.set(party, own.add(place))
    return release
  }
  return { take }
}
