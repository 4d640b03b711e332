import type {
  Body,
  Data,
  FailureCodeOf as FailureCode,
  Operation as Path,
} from '../../paper/platform/contract/operations.ts'
import type { Moves } from './books/books.ts'
import type { Decimal } from './contract/amounts.ts'
import type { Memory } from './memory.ts'
import type { Control, Session } from './server.ts'

/** The expected effect of a change. */
export interface Change<Q extends Path> {
  /** Its effect on the customer's money; none where it is omitted. */
  readonly moves?: (data: Data<Q>) => Moves
  /** A field with another value, for the same id again: that has to be refused. */
  readonly altered?: Partial<Body<Q>>
  /** Ids under which its movements are booked, beside those of its request and its answer. */
  readonly own?: (data: Data<Q>) => ReadonlyArray<string>
  /** Refusals with which the account's state may forbid it: they end the workflow quietly. */
  readonly unless?: ReadonlyArray<FailureCode<Q>>
  /** The same id gets the thing in its present state, not the first answer: of an order. */
  readonly isLive?: true
}

/** What a workflow may do. A step with an unexpected result ends the workflow. */
export interface Steps<P extends Path = Path> {
  /** Calls an operation that must succeed, and returns its answer. */
  readonly ask: <Q extends P>(path: Q, form?: Body<Q>, as?: Session) => Promise<Data<Q>>
  /**
   * Calls an operation that changes something, and checks it whole: the books before and after, the same id again (the
   * first answer, byte for byte, and nothing moved), the same id with another field (refused).
   */
  readonly change: <Q extends P>(path: Q, form: Body<Q>, change?: Change<Q>) => Promise<Data<Q>>
  /** Calls an operation that must refuse with one of these codes, and must leave the money where it is. */
  readonly refuse: <Q extends P>(path: Q, form: Body<Q>, ...codes: ReadonlyArray<FailureCode<Q>>) => Promise<void>
  /** The same with fields that the contract's types do not allow: a server has to check them all the same. */
  readonly refuseForm: (
    path: P,
    form: Readonly<Record<string, string>>,
    ...codes: ReadonlyArray<string>
  ) => Promise<void>
  /** Calls an operation with another session, such as that of a customer who has no business with what the form names. */
  readonly refuseTo: <Q extends P>(
    other: Session,
    path: Q,
    form: Body<Q>,
    ...codes: ReadonlyArray<FailureCode<Q>>
  ) => Promise<void>
  /** Calls an operation with a session that has ended. */
  readonly turnAway: (path: P, as: Session) => Promise<void>
  /** States what must be true of an operation's answer beyond its schema; `at` is where in the answer it stands. */
  readonly holds: (path: P, at: string, expected: string, got: unknown, isTrue: boolean) => void
  /** States what a figure of an operation's answer comes to, and why; `got` is that figure, or one that was counted from several. */
  readonly comesTo: (path: P, at: string, due: Decimal, got: unknown, why: string) => void
  /** The value, or the end of the workflow with the reason why it cannot go on. */
  readonly need: <T>(value: T | undefined, reason: string) => T
  /** Reports that a client cannot continue, and why. */
  readonly stop: (path: P, name: string, reason: string) => void
  /** Undoes something when the workflow ends, however it ends; what cannot be undone is listed as left over. */
  readonly takeBack: <Q extends P>(what: string, path: Q, form: () => Body<Q> | undefined) => void
  /** Reports that something stays on the account. */
  readonly leaves: (what: string) => void
  /** Whether this run asks for a call: it may be above the level that the run goes to. */
  readonly isAsked: (path: string) => boolean
  /** A new id of a request. */
  readonly id: () => string
  /** An origin from which the server lets an app call. */
  readonly origin: string | undefined
  /** The session of the run. */
  readonly session: Session
  readonly login: { readonly account: string; readonly password: string }
  /** Another customer of the server, where one was named. */
  readonly otherLogin: { readonly account: string; readonly password: string } | undefined
  /** The account's fund password, where it was given. */
  readonly fundPassword: string | undefined
  /**
   * Calls the paper broker's control API, where the run may: undefined where it has none, and the end of the workflow
   * where it refuses.
   */
  readonly control: Control | undefined
  /** Lets so many milliseconds pass. */
  readonly pause: (milliseconds: number) => Promise<unknown>
  /** The values of earlier answers. */
  readonly memory: Memory
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
