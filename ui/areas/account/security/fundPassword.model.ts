import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import {
  type FundPasswordForm,
  type FundPasswordProblem,
  fundPasswordProblems,
} from '../../../../domain/identity/fundPassword.ts'
import type { IdentityState } from '../../../../domain/contract/enumerations.ts'
import type { Failure } from '../../../../ports/failure.ts'
import { Identity } from '../../../../ports/Identity.ts'
import { Security } from '../../../../ports/Account.ts'
import { makeSwitchQuery } from '../../../data/query/switchQuery.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { makeDraftId } from '../../../data/intent/draftId.ts'
import type { App } from '../../../data/app/app.ts'
import { makeAttempts, openIfOutdated } from './attempts.ts'

export type FundPasswordCode = FundPasswordProblem['code'] | keyof typeof FIELD_OF

const FIELD_OF = {
  'wrong-fund-password': 'old',
  'password-unchanged': 'next',
  'fund-password-too-easy': 'next',
} as const satisfies Record<string, keyof FundPasswordForm>
/** Refusals which mean that the screen shows an outdated state. */
const OUTDATED = new Set([
  'fund-password-already-set',
  'fund-password-not-set',
  'identity-not-verified',
  'identity-failed',
])

/** The mode of the screen. `identity`: a first fund password needs a verified identity. */
export type FundPasswordStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | null }
  | { readonly kind: 'identity'; readonly state: Exclude<IdentityState, 'verified'> }
  | { readonly kind: 'first' }
  | { readonly kind: 'change' }
  | { readonly kind: 'done'; readonly first: boolean }

const askStage: Effect.Effect<FundPasswordStage, Failure, Security | Identity> = Effect.gen(function* () {
  if (yield* (yield* Security).hasFundPassword()) return { kind: 'change' }
  const { state } = yield* (yield* Identity).record()
  return state === 'verified' ? { kind: 'first' } : { kind: 'identity', state }
})

/** Setting the first fund password, or changing it. Passwords stay in memory. Source: RULES.md, identity. */
export const makeFundPasswordModel = (app: App) => {
  const form = makeForm<FundPasswordForm, FundPasswordCode>(
    { old: null, next: '', confirmation: '' },
    fundPasswordProblems,
  )
  const stage = signal<FundPasswordStage>({ kind: 'loading' })
  const latest = makeSwitchQuery(app)
  const attempts = makeAttempts()
  const idFor = makeDraftId<FundPasswordForm>()

  /** The screen is left: the next visit starts empty. */
  const leave = (): void => {
    attempts.forget()
    form.clear()
    stage.value = { kind: 'loading' }
  }

  /** The screen was opened: earlier input is cleared. */
  const open = async (): Promise<void> => {
    leave()
    const answer = await latest.ask(askStage)
    if (answer.is === 'dropped') return
    const found: FundPasswordStage = answer.is === 'found' ? answer.value : { kind: 'failed', failure: answer.failure }
    if (found.kind === 'change') form.change('old', '')
    stage.value = found
  }

  const keep = (draft: FundPasswordForm) =>
    Effect.gen(function* () {
      const security = yield* Security
      const id = yield* idFor(draft)
      const { old, ...first } = draft
      yield* old === null ? security.setFundPassword(first, id) : security.changeFundPassword({ ...first, old }, id)
    }).pipe(openIfOutdated(OUTDATED, open))

  /** Sets or changes it. Returns the first invalid field. */
  const submit = () =>
    form.submit(async (draft) => {
      const kept = await app.attempt(keep(draft).pipe(refuseAt(form, FIELD_OF), attempts.watch))
      if (!Exit.isSuccess(kept)) return
      form.clear()
      stage.value = { kind: 'done', first: draft.old === null }
    })

  /** Without a fund password there is no old one to type; with one, an empty field is just empty. */
  const forget: typeof form.forget = (field) => {
    form.forget(field)
    if (field === 'old' && stage.peek().kind === 'change') form.change('old', '')
  }

  return { form: { ...form, forget }, stage, tooMany: attempts.tooMany, open, leave, submit }
}
