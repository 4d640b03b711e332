import { Effect, Result, type Schema } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import { type Failure, isMissing, Rejected, SessionExpired } from '../../../ports/failure.ts'
import { backoff } from '../query/backoff.ts'
import { isMine, type StoredIntent } from './intentStore.ts'

/** How one kind of intent is sent, and how its outcome is looked up. */
export interface IntentRules<Form, Encoded, Outcome> {
  /** How the form is stored on the device. */
  readonly form: Schema.Codec<Form, Encoded>
  /** The same id gets the first answer again. */
  readonly send: (form: Form, id: string) => Effect.Effect<Outcome, Failure, AppPorts>
  /**
   * Looks up the outcome of an id; null where the server never accepted anything under it. Omitted where the contract
   * has no such call: then the same id is sent again, and the server repeats its first answer.
   */
  readonly find?: (form: Form, id: string) => Effect.Effect<Outcome | null, Failure, AppPorts>
  /** Whether everything needed to send the same id again is available. A password may have been cleared meanwhile. */
  readonly canRepeat?: (form: Form) => boolean
  /** Fills the form with one that cannot be repeated, so that the customer enters only the password again. */
  readonly enterAgain?: (form: Form) => void
  /**
   * What it does depends on when it arrives: cancelling all, closing all. Where the app was closed before its answer, it
   * is not sent again by itself, only by the customer.
   */
  readonly isOfItsMoment?: boolean
}

/** The outcome of an intent, as far as it is known. */
export type Verdict<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  /** The server refused: nothing happened. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /**
   * It never arrived (`certain`), or its outcome could not be determined in time. It may be sent again under the same
   * id.
   */
  | { readonly kind: 'lost'; readonly certain: boolean }
  /** The lookup stopped without an answer: another customer is signed in, or none. */
  | { readonly kind: 'left'; readonly failure: SessionExpired | null }

/** A request without an answer for this long will not get one, in milliseconds. */
const ANSWERED_WITHIN = 20_000
/**
 * An intent that cannot be looked up is resent automatically for this long at most, in milliseconds; then the customer
 * decides.
 */
const SEND_WITHIN = 120_000
const PATIENCE = { first: 1_000, most: 10_000 }

/** Refusals that, as answers to a repetition, do not tell the outcome of the first request. */
const ABOUT_REPEATING = new Set(['submitted-too-frequently', 'fund-operation-in-progress'])

/**
 * Whether a failure proves that nothing happened. Without an answer, or with an unreadable one, something may have
 * happened.
 */
const isDefinite = (failure: Failure, repeated: boolean): boolean => {
  if (failure instanceof SessionExpired) return !repeated
  // The server lacks the call: of the first request that proves that nothing happened.
  if (isMissing(failure)) return !repeated
  if (!(failure instanceof Rejected)) return false
  return failure.code !== 'system-busy' && !(repeated && ABOUT_REPEATING.has(failure.code))
}

/** The outcome that an answer proves; null where it does not tell what happened. */
export const classifyOutcome = <Outcome>(
  answer: Result.Result<Outcome, Failure>,
  repeated: boolean,
): Verdict<Outcome> | null => {
  if (Result.isSuccess(answer)) return { kind: 'done', outcome: answer.success }
  if (isDefinite(answer.failure, repeated)) return { kind: 'refused', failure: answer.failure }
  return answer.failure instanceof SessionExpired ? { kind: 'left', failure: answer.failure } : null
}

/** Looks the id up once; null where the outcome is not known yet. */
const look = <Outcome>(found: Result.Result<Outcome | null, Failure>, waited: number): Verdict<Outcome> | null => {
  if (Result.isFailure(found)) {
    return found.failure instanceof SessionExpired ? { kind: 'left', failure: found.failure } : null
  }
  if (found.success !== null) return { kind: 'done', outcome: found.success }
  return waited >= ANSWERED_WITHIN ? { kind: 'lost', certain: true } : null
}

/**
 * Looks up the outcome of an intent whose answer did not arrive, until it is known. Nothing new is ever sent: the
 * intent is looked up by its id, or the same id is sent again. The first try waits where there were `triesBefore`.
 * Source: RULES.md, failures.
 */
export const findOut = <Form, Encoded, Outcome>(
  rules: IntentRules<Form, Encoded, Outcome>,
  kept: StoredIntent<Form>,
  triesBefore: number,
): Effect.Effect<Verdict<Outcome>, never, AppPorts> =>
  Effect.gen(function* () {
    let last: Failure | null = null
    for (let tries = triesBefore; ; tries += 1) {
      if (tries > 0) yield* Effect.sleep(yield* backoff(tries, PATIENCE, last))
      if (!(yield* isMine(kept))) return { kind: 'left', failure: null } as const
      const waited = (yield* AppClock).now() - kept.sentAt
      const canRepeat = waited <= SEND_WITHIN && rules.canRepeat?.(kept.form) !== false
      if (!rules.find && !canRepeat) return { kind: 'lost', certain: false } as const
      const found = rules.find && (yield* Effect.result(rules.find(kept.form, kept.id)))
      last = found && Result.isFailure(found) ? found.failure : null
      const verdict = found
        ? look(found, waited)
        : classifyOutcome(yield* Effect.result(rules.send(kept.form, kept.id)), true)
      if (verdict) return verdict
    }
  })
