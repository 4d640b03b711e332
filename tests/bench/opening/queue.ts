import type { Arrivals } from './arrivals.ts'

export type Kind = keyof Arrivals
export const KINDS: readonly Kind[] = ['logIn', 'open', 'order']

/** Processor time of one piece of work, in seconds, of the broker and of the database. */
export type Services = Readonly<Record<Kind, { readonly broker: number; readonly database: number }>>

/** Work that began in one second. */
interface Chunk {
  readonly at: number
  readonly count: Readonly<Record<Kind, number>>
}

const timesOf = (count: Chunk['count'], of: (kind: Kind) => number): number =>
  KINDS.reduce((sum, kind) => sum + count[kind] * of(kind), 0)

const part = ({ at, count }: Chunk, share: number): Chunk => ({
  at,
  count: { logIn: count.logIn * share, open: count.open * share, order: count.order * share },
})

/**
 * A queue before some cores that serve what came first first. `serve` takes what arrives in a second and returns what is done in
 * that second; what the cores cannot do waits.
 */
export const makeQueue = (cores: number, serviceOf: (kind: Kind) => number) => {
  let waiting: Chunk[] = []
  return {
    serve: (arrived: ReadonlyArray<Chunk>): ReadonlyArray<Chunk> => {
      waiting.push(...arrived)
      const done: Chunk[] = []
      let left = cores
      while (waiting[0] !== undefined && left > 0) {
        const [first] = waiting
        const work = timesOf(first.count, serviceOf)
        if (work <= left) {
          waiting = waiting.slice(1)
          done.push(first)
          left -= work
        } else {
          done.push(part(first, left / work))
          waiting[0] = part(first, 1 - left / work)
          left = 0
        }
      }
      return done
    },
    /** Seconds of work that wait. */
    backlog: (): number => waiting.reduce((sum, { count }) => sum + timesOf(count, serviceOf), 0),
  }
}

/**
 * Mean seconds that a piece of work waits for one of `cores` cores of which the share `busy` works, when pieces come at random
 * (Sakasegawa's approximation of the M/M/c queue). It matters while there is no backlog.
 */
export const randomWait = (service: number, cores: number, busy: number): number =>
  busy >= 1 ? 0 : (service * busy ** (Math.sqrt(2 * (cores + 1)) - 1)) / (cores * (1 - busy))
