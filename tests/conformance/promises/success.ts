import type { Form } from '../contract/caller.ts'
import type { Memory } from '../memory.ts'
import type { Claim, Row } from './promise.ts'

/** A success that an operation answered: what was asked, what came, and what earlier answers said. */
export interface Success {
  readonly path: string
  readonly form: Form
  readonly data: unknown
  readonly memory: Memory
}

/** What the contract promises of one thing of an answer beyond its shape; `at` is where in the answer the thing stands. */
export type PromiseOf = (row: Row, at: string, success: Success) => Iterable<Claim>
