import { Effect, Exit } from 'effect'
import { type Login, loginProblems, type PhoneCode } from '../../../../domain/account/login.ts'
import { BrokerSession } from '../../../../ports/Account.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { requestedPage } from './requestedPage.ts'

type Refusal = 'account-not-found' | 'account-frozen' | 'wrong-credentials'
export type LoginCode = PhoneCode | 'password-required' | Refusal

const FIELD_OF: { readonly [C in Refusal]: keyof Login } = {
  'account-not-found': 'account',
  'account-frozen': 'account',
  'wrong-credentials': 'password',
}

/**
 * Signing in. The number stays in memory, so that an accidental back does not lose it; the password is cleared with its
 * field.
 */
export const makeLoginModel = (app: App) => {
  const form = makeForm<Login, LoginCode>({ account: '', password: '' }, loginProblems)

  /** Signs in and opens the start-up steps, which lead to `to`. Returns the first invalid field. */
  const submit = (to?: string) =>
    form.submit(async ({ account, password }) => {
      const session = await app.attempt(
        Effect.flatMap(BrokerSession, (broker) => broker.login(account, password)).pipe(refuseAt(form, FIELD_OF)),
      )
      if (!Exit.isSuccess(session)) return
      await app.model(makeSessionModel).signedIn(session.value)
      form.clear()
      app.replace('/login/loading', requestedPage(to))
    })

  return { form, submit }
}
