import { Overloaded } from './overloaded.ts'
import type { Release } from './shares.ts'

export interface QueueLimits {
  /** How much may be in use at the same time, in any unit: bytes, or pieces of work. */
  readonly capacity: number
  /** Milliseconds that somebody waits at most. */
  readonly patience: number
}

interface Waiting {
  readonly amount: number
  readonly start: () => void
}

/** A resource of which there is a certain amount, handed out in the order in which it was asked for. */
export interface Queue {
  /**
   * Waits until an amount is free, takes it, and answers how to give it back.
   * @throws Overloaded when it did not become free in time.
   */
  readonly take: (amount: number) => Promise<Release>
  /** Whether somebody waits. */
  readonly isAwaited: () => boolean
}

export const makeQueue = ({ capacity, patience }: QueueLimits): Queue => {
  const waiting: Array<Waiting> = []
  let free = capacity
  // Strictly in order: one that needs much is not overtaken for ever by those that need little.
  const startNext = (): void => {
    for (let next = waiting[0]; next !== undefined && next.amount <= free; next = waiting[0]) {
      waiting.shift()
      next.start()
    }
  }
  return {
    isAwaited: () => waiting.length > 0,
    take: (wanted) => {
      // What needs more than there is runs alone.
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
