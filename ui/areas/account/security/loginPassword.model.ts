import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import {
  type PasswordChange,
  type PasswordChangeProblem,
  passwordChangeProblems,
} from '../../../../domain/account/credentials.ts'
import { Security } from '../../../../ports/Account.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { makeDraftId } from '../../../data/intent/draftId.ts'
import type { App } from '../../../data/app/app.ts'
import { makeAttempts } from './attempts.ts'

export type LoginPasswordCode = PasswordChangeProblem['code'] | keyof typeof FIELD_OF

const FIELD_OF = {
  'wrong-original-password': 'old',
  'password-unchanged': 'next',
} as const satisfies Record<string, keyof PasswordChange>

/** Changing the login password, which ends every other session. Passwords stay in memory. Source: RULES.md, account. */
export const makeLoginPasswordModel = (app: App) => {
  const form = makeForm<PasswordChange, LoginPasswordCode>(
    { old: '', next: '', confirmation: '' },
    passwordChangeProblems,
  )
  const done = signal(false)
  const attempts = makeAttempts()
  const idFor = makeDraftId<PasswordChange>()

  const change = (draft: PasswordChange) =>
    Effect.gen(function* () {
      yield* (yield* Security).changeLoginPassword(draft, yield* idFor(draft))
    })

  /** Changes it. Returns the first invalid field. */
  const submit = () =>
    form.submit(async (draft) => {
      const kept = await app.attempt(change(draft).pipe(refuseAt(form, FIELD_OF), attempts.watch))
      if (!Exit.isSuccess(kept)) return
      form.clear()
      done.value = true
    })

  /** The screen was opened; returns the function that ends the visit: the next one starts empty. */
  const open = (): (() => void) => {
    const forget = (): void => {
      form.clear()
      attempts.forget()
      done.value = false
    }
    forget()
    return forget
  }

  return { form, done, tooMany: attempts.tooMany, open, submit }
}
