import { Effect, Result } from 'effect'
import type { Schema } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import { type Failure, Rejected, SessionExpired } from '../../../ports/failure.ts'
import { backoff } from '../query/backoff.ts'
import { isMine, type StoredIntent } from './intentStore.ts'

/** How one kind of intent is sent, and how its outcome is found out. */
export interface IntentRules<Form, Encoded, Outcome> {
  /** How the form is kept on the device. */
  readonly form: Schema.Codec<Form, Encoded>
  /** The same id gets the first answer again. */
  readonly send: (form: Form, id: string) => Effect.Effect<Outcome, Failure, AppPorts>
  /**
   * What became of an id; null where nothing was ever accepted under it. Left out where the contract has no such call:
   * then the same id is sent again, which the server answers with what it did the first time.
   */
  readonly find?: (form: Form, id: string) => Effect.Effect<Outcome | null, Failure, AppPorts>
  /** Whether all is at hand that the same id is sent again with. A password may be forgotten meanwhile. */
  readonly canRepeat?: (form: Form) => boolean
}

/** What is known of an intent once it was sent. */
export type Verdict<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  /** The server said no: nothing happened. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** It never arrived (`certain`), or nobody could tell for too long. It may be sent again under the same id. */
  | { readonly kind: 'lost'; readonly certain: boolean }
  /** Asking stopped without an answer: somebody else is signed in, or nobody. */
  | { readonly kind: 'left'; readonly failure: SessionExpired | null }

/** A request that got no answer for this long has none to come, in milliseconds. */
const ANSWERED_WITHIN = 20_000
/** An intent without a way to ask for it is not sent by itself any longer than this: the customer decides. */
const SEND_WITHIN = 120_000
const PATIENCE = { first: 1_000, most: 10_000 }

/** Refusals that say nothing about the first sending where they answer a repetition. */
const ABOUT_REPEATING = new Set(['submitted-too-frequently', 'fund-operation-in-progress'])

/** Whether a failure says that nothing happened. Without an answer, or with an unreadable one, it may have. */
const isDefinite = (failure: Failure, repeated: boolean): boolean => {
  if (failure instanceof SessionExpired) return !repeated
  if (!(failure instanceof Rejected)) return false
  return failure.code !== 'system-busy' && !(repeated && ABOUT_REPEATING.has(failure.code))
}

/** The verdict that an answer allows; null where it leaves open what happened. */
export const classifyOutcome = <Outcome>(
  answer: Result.Result<Outcome, Failure>,
  repeated: boolean,
): Verdict<Outcome> | null => {
  if (Result.isSuccess(answer)) return { kind: 'done', outcome: answer.success }
  if (isDefinite(answer.failure, repeated)) return { kind: 'refused', failure: answer.failure }
  return answer.failure instanceof SessionExpired ? { kind: 'left', failure: answer.failure } : null
}

/** Asks by id once; null where the answer is not known yet. */
const look = <Outcome>(found: Result.Result<Outcome | null, Failure>, waited: number): Verdict<Outcome> | null => {
  if (Result.isFailure(found)) {
    return found.failure instanceof SessionExpired ? { kind: 'left', failure: found.failure } : null
  }
  if (found.success !== null) return { kind: 'done', outcome: found.success }
  return waited >= ANSWERED_WITHIN ? { kind: 'lost', certain: true } : null
}

/**
 * Finds out what became of an intent whose answer did not come, until it is known. Nothing new is ever sent: either it
 * is asked for by its id, or the same id is sent again. The first try waits where there were `triesBefore`. Source: RULES.md, failures.
 */
export const findOut = <Form, Encoded, Outcome>(
  rules: IntentRules<Form, Encoded, Outcome>,
  kept: StoredIntent<Form>,
  triesBefore: number,
): Effect.Effect<Verdict<Outcome>, never, AppPorts> =>
  Effect.gen(function* () {
    for (let tries = triesBefore; ; tries += 1) {
      if (tries > 0) yield* Effect.sleep(yield* backoff(tries, PATIENCE))
      if (!(yield* isMine(kept))) return { kind: 'left', failure: null } as const
      const waited = (yield* AppClock).now() - kept.sentAt
      const canRepeat = waited <= SEND_WITHIN && rules.canRepeat?.(kept.form) !== false
      if (!rules.find && !canRepeat) return { kind: 'lost', certain: false } as const
      const verdict = rules.find
        ? look(yield* Effect.result(rules.find(kept.form, kept.id)), waited)
        : classifyOutcome(yield* Effect.result(rules.send(kept.form, kept.id)), true)
      if (verdict) return verdict
    }
  })
