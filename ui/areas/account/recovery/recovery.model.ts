import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { RecoveryProof } from '../../../../domain/account/recovery.ts'
import { identityProblems } from '../../../../domain/identity/validation.ts'
import { type LoginProof, type LoginRecovery, Security } from '../../../../ports/Account.ts'
import type { Failure } from '../../../../ports/failure.ts'
import type { App } from '../../../data/app/app.ts'
import { makeForm } from '../../../data/form/form.ts'
import { makeDraftId } from '../../../data/intent/draftId.ts'

export type RecoveryProblem =
  | 'name-required'
  | 'name-malformed'
  | 'name-too-long'
  | 'id-number-required'
  | 'id-number-malformed'

/** Refusals that the sheet explains in the place of its form: there is no field for them. */
const EXPLAINED = ['identity-not-verified', 'submitted-too-frequently'] as const
type Explained = (typeof EXPLAINED)[number]
const explained = (failure: Failure): Explained | null =>
  failure._tag === 'Rejected' ? (EXPLAINED.find((code) => code === failure.code) ?? null) : null

const problems = ({ idNumber, name }: RecoveryProof) =>
  // The pictures of a proof of identity are not asked for again.
  identityProblems({ name, idNumber, front: 'front', back: 'back' }).flatMap(({ code, field }) =>
    (field === 'name' || field === 'idNumber') && code !== 'image-required' && code !== 'images-same'
      ? [{ field, code }]
      : [],
  )

/**
 * The way out for a customer who has neither the authenticator app nor a recovery code: a request that compares name and number with the
 * verified identity. Account and password are read from the form that asks for them. Source: RULES.md, security.
 */
export const makeRecoveryModel = (app: App) => {
  const form = makeForm<RecoveryProof, RecoveryProblem>({ name: '', idNumber: '' }, problems)
  const idFor = makeDraftId<RecoveryProof>()
  /** The request that was made last; null while the sheet is closed or nothing is known. */
  const request = signal<LoginRecovery | null>(null)
  const isOpen = signal(false)
  const busy = signal(false)
  const refused = signal<Explained | null>(null)
  let login: LoginProof | null = null

  /** The password is forgotten with the sheet. */
  const close = (): void => {
    login = null
    isOpen.value = false
    request.value = null
    refused.value = null
    form.clear()
  }

  const take = <R>(asked: Effect.Effect<LoginRecovery, Failure, R>) =>
    asked.pipe(
      Effect.tap((found) => Effect.sync(() => void (request.value = found))),
      Effect.asVoid,
      Effect.catchIf(
        (failure) => explained(failure) !== null,
        (failure) => Effect.sync(() => void (refused.value = explained(failure))),
      ),
    )

  /** Asks how far a request is, and opens the sheet: with the form where there is none. */
  const open = async (proof: LoginProof): Promise<void> => {
    if (busy.peek()) return
    busy.value = true
    close()
    const asked = await app.attempt(take(Effect.flatMap(Security, (security) => security.recoveryState(proof))))
    busy.value = false
    if (!Exit.isSuccess(asked)) return
    login = proof
    isOpen.value = true
  }

  /** Sends the request. Returns the first invalid field. */
  const submit = (): Promise<string | null> =>
    form.submit(async (proof) => {
      if (login === null) return
      const who = login
      refused.value = null
      let isRefused = false
      const sent = await app.attempt(
        take(
          Effect.gen(function* () {
            const security = yield* Security
            return yield* security.recover(who, proof, yield* idFor(proof))
          }),
        ).pipe(Effect.tapError((failure) => Effect.sync(() => void (isRefused = failure._tag === 'Rejected')))),
      )
      // Codes may be off already, or the password may be another one by now: the log-in tells. A lost answer keeps the form.
      if (Exit.isFailure(sent) && isRefused) close()
    })

  return { form, request, isOpen, busy, refused, open, close, submit }
}
