import { randomUUID } from 'node:crypto'
import type { Body, Data, Operation as Path } from '../../paper/platform/contract/operations.ts'
import type { Session } from './server.ts'

/** What a workflow may do. A step that does not come out as it must ends the workflow there. */
export interface Steps<P extends Path = Path> {
  /** Calls an operation that must succeed, and gives what it answered. */
  readonly ask: <Q extends P>(path: Q, form?: Body<Q>, as?: Session) => Promise<Data<Q>>
  /** Calls an operation that the account's state may forbid; a refusal that the contract lists ends the workflow quietly. */
  readonly attempt: <Q extends P>(path: Q, form?: Body<Q>) => Promise<Data<Q>>
  /** Calls an operation that must refuse, in the words of the contract. */
  readonly refuse: <Q extends P>(path: Q, form: Body<Q>) => Promise<void>
  /** Calls an operation with a session that has ended. */
  readonly turnAway: (path: P, as: Session) => Promise<void>
  /** States what must be true of an operation's answer beyond its schema; `at` is where in the answer it stands. */
  readonly holds: (path: P, at: string, expected: string, got: unknown, isTrue: boolean) => void
  /** The value, or the end of the workflow with the reason why it cannot go on. */
  readonly need: <T>(value: T | undefined, reason: string) => T
  /** Says that a client can go no further, and why. */
  readonly stop: (path: P, name: string, reason: string) => void
  /** A new id of a request. */
  readonly id: () => string
  readonly login: { readonly account: string; readonly password: string }
  /** The account's fund password, where it was given. */
  readonly fundPassword: string | undefined
}

/** Calls that belong together, as a client makes them one after the other with what the server answered before. */
export interface Workflow {
  readonly name: string
  /** Every operation that it calls. */
  readonly covers: ReadonlyArray<Path>
  /** Whether it changes something on the server. */
  readonly writes: boolean
  readonly run: (steps: Steps) => Promise<void>
}

const make =
  (writes: boolean) =>
  /** A step with an operation that is not in `covers` does not compile. */
  <const P extends Path>(
    name: string,
    covers: ReadonlyArray<P>,
    run: (steps: Steps<P>) => Promise<void>,
  ): Workflow => ({
    name,
    covers,
    writes,
    run,
  })

/** A workflow that only reads, or only sends what must be refused. */
export const reading = make(false)

/** A workflow that changes something. */
export const writing = make(true)

export const newId = (): string => randomUUID()
