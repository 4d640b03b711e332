import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { type Login, loginProblems, type PhoneCode } from '../../../../domain/account/login.ts'
import { BrokerSession } from '../../../../ports/Account.ts'
import { type Failure, Offline } from '../../../../ports/failure.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { requestedPage } from './requestedPage.ts'
import type { SecondStep } from './SecondStep.tsx'

type Refusal = 'account-not-found' | 'account-frozen' | 'wrong-credentials'
export type LoginCode = PhoneCode | 'password-required' | Refusal
const FIELD_OF: { readonly [C in Refusal]: keyof Login } = {
  'account-not-found': 'account',
  'account-frozen': 'account',
  'wrong-credentials': 'password',
}

const isCodeRequired = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.code === 'code-required'

/**
 * Signing in. The number stays in memory, so that an accidental back does not lose it; the password is cleared with its
 * field.
 */
export const makeLoginModel = (app: App) => {
  const form = makeForm<Login, LoginCode>({ account: '', password: '' }, loginProblems)
  /** Where the server has asked for a one-time code of this account. */
  const second = signal<SecondStep | null>(null)

  const askCode = Effect.tryPromise({
    try: async () => {
      second.value = await (await import('./SecondStep.tsx')).makeSecondStep()
      return null
    },
    catch: () => new Offline(),
  })

  const typeAccount = (account: string): void => {
    second.value = null
    form.change('account', account)
  }

  /** Signs in and opens the start-up steps, which lead to `to`. Returns the first invalid field. */
  const submit = async (to?: string) => {
    const step = second.peek()
    if (step?.check()) return 'code'
    const wrong = await form.submit(async ({ account, password }) => {
      const login = Effect.flatMap(BrokerSession, (broker) => broker.login(account, password, step?.code()))
      const session = await app.attempt(
        (step ? step.watch(login) : login).pipe(
          Effect.catchIf(isCodeRequired, () => askCode),
          refuseAt(form, FIELD_OF),
        ),
      )
      if (!Exit.isSuccess(session) || !session.value) return
      await app.model(makeSessionModel).signedIn(session.value)
      form.clear()
      second.value = null
      app.replace('/login/loading', requestedPage(to))
    })
    return wrong ?? (step?.problem.peek() ? 'code' : null)
  }

  return { form, second, typeAccount, submit }
}
