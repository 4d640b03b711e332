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

/** A limited resource, granted in the order of the requests. */
export interface Queue {
  /**
   * Waits until an amount is free, takes it, and returns the function that releases it.
   * @throws Overloaded when it did not become free in time.
   */
  readonly take: (amount: number) => Promise<Release>
  /** Whether a request is waiting. */
  readonly isAwaited: () => boolean
}

/** A queue for `capacity`; a request waits for `patience` milliseconds at most. */
export const makeQueue = ({ capacity, patience }: QueueLimits): Queue => {
  const waiting: Array<Waiting> = []
  let free = capacity
  // Strictly in order: small requests must not overtake a large one for ever.
  const startNext = (): void => {
    for (let next = waiting[0]; next !== undefined && next.amount <= free; next = waiting[0]) {
      waiting.shift()
      next.start()
    }
  }
  return {
    isAwaited: () => waiting.length > 0,
    take: (wanted) => {
      // A request for more than the total runs alone.
      const amount = Math.min(wanted, capacity)
      return new Promise<Release>((resolve, reject) => {
        const tooLong = setTimeout(() => {
          waiting.splice(waiting.indexOf(own), 1)
          reject(new Overloaded())
          startNext()
        }, patience)
        const start = (): void => {
          clearTimeout(tooLong)
          free -= amount
          let isHeld = true
          resolve(() => {
            if (isHeld) free += amount
            isHeld = false
            startNext()
          })
        }
        const own = { amount, start }
        waiting.push(own)
        startNext()
      })
    },
  }
}
