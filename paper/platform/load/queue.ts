import { Overloaded } from './overloaded.ts'
import type { Release } from './shares.ts'

export interface QueueLimits {
  /** How much may be in use at the same time, in any unit: bytes, or tasks. */
  readonly capacity: number
  /** The longest wait, in milliseconds. */
  readonly patience: number
}

interface Waiting {
  readonly amount: number
  readonly start: () => void
}

/** A limited resource, granted to parties in turn, and to each in the order of its requests. */
export interface Queue {
  /**
   * Waits until an amount is free, takes it, and returns the function that releases it. Requests without a party are one party's.
   * @throws Overloaded when it did not become free in time.
   */
  readonly take: (amount: number, party?: string) => Promise<Release>
  /** Whether a request is waiting. */
  readonly isAwaited: () => boolean
}

/** A queue for `capacity`; a request waits for `patience` milliseconds at most. */
export const makeQueue = ({ capacity, patience }: QueueLimits): Queue => {
  /** The waiting requests, by party; the parties in the order of their turns. */
  const lines = new Map<string, Set<Waiting>>()
  let free = capacity
  /** Puts the requests of a party that go on waiting behind every other party's. */
  const keep = (party: string): void => {
    const line = lines.get(party)
    lines.delete(party)
    if (line && line.size > 0) lines.set(party, line)
  }
  // Strictly in turn: small requests must not overtake a large one for ever.
  const startNext = (): void => {
    for (const [party, line] of lines) {
      const [next] = line
      if (next === undefined || next.amount > free) return
      line.delete(next)
      keep(party)
      next.start()
    }
  }
  return {
    isAwaited: () => lines.size > 0,
    take: (wanted, party = '') => {
      // A request for more than the total runs alone.
      const amount = Math.min(wanted, capacity)
      return new Promise<Release>((resolve, reject) => {
        const tooLong = setTimeout(() => {
          const line = lines.get(party)
          line?.delete(own)
          if (line?.size === 0) lines.delete(party)
          reject(new Overloaded())
          startNext()
        }, patience)
        const start = (): void => {
          clearTimeout(tooLong)
          free -= amount
          let isHeld = true
          resolve(() => {
            if (isHeld) {
              free += amount
              keep(party)
            }
            isHeld = false
            startNext()
          })
        }
        const own = { amount, start }
        lines.set(party, (lines.get(party) ?? new Set()).add(own))
        startNext()
      })
    },
  }
}
