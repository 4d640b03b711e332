import { createHash, randomUUID } from 'node:crypto'

/** Gives out ids of requests. One seed gives the same ones in the same order, so that a run can be repeated. */
export const idsOf = (seed: string): (() => string) => {
  let given = 0
  return () => {
    const hex = createHash('sha256').update(`${seed} ${given++}`).digest('hex')
    const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
}

/** A seed that nobody used before. */
export const newSeed = (): string => randomUUID().slice(0, 8)
