/** How many things may be in flight at the same time, and how many of them may belong to one party. */
export interface ShareLimits {
  readonly total: number
  readonly each: number
}

/** Releases a place. A second call does nothing. */
export type Release = () => void

/**
 * Counts what is in flight, per party, so that one party alone can never take all places. `take` returns the function
 * that releases the place, or undefined where the total or the party's share is used up. A party without a name counts
 * only in the total.
 */
export const makeShares = ({ each, total }: ShareLimits): { take: (party?: string) => Release | undefined } => {
  const held = new Map<string, number>()
  let all = 0
  const count = (party: string | undefined, change: 1 | -1): void => {
    all += change
    if (party === undefined) return
    const after = (held.get(party) ?? 0) + change
    if (after === 0) held.delete(party)
    else held.set(party, after)
  }
  return {
    take: (party) => {
      if (all >= total || (party !== undefined && (held.get(party) ?? 0) >= each)) return undefined
      count(party, 1)
      let isHeld = true
      return () => {
        if (isHeld) count(party, -1)
        isHeld = false
      }
    },
  }
}
