import { effect, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import type { ComponentType } from 'react'
import { type Login, loginProblems, type PhoneCode } from '../../../../domain/account/login.ts'
import { BrokerSession } from '../../../../ports/Account.ts'
import { type Failure, Offline } from '../../../../ports/failure.ts'
import type { App } from '../../../data/app/app.ts'
import { showSuccess } from '../../../app/failures/failures.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { makeForm } from '../../../data/form/form.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { requestedPage } from './requestedPage.ts'
import type { LastSession } from './later/fillPlaces.ts'
import type { SecondStep } from './later/SecondStep.tsx'

export type LoginCode = PhoneCode | 'password-required' | keyof typeof FIELD_OF
const FIELD_OF = {
  'account-not-found': 'account',
  'account-frozen': 'account',
  'wrong-credentials': 'password',
} as const satisfies Record<string, keyof Login>

/** Downloads what few log-ins need: the second step, passkeys, and the last account after the end of a session. */
const loadParts = () => import('./later/laterParts.ts')

const isCodeRequired = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.code === 'code-required'

/**
 * Signing in. The number stays in memory, so that an accidental back does not lose it; the password is cleared with its
 * field.
 */
export const makeLoginModel = (app: App) => {
  let filled: Promise<void> | undefined
  const form = makeForm<Login, LoginCode>({ account: '', password: '' }, loginProblems, ({ account }) =>
    // The number of an ended session is filled in a moment later than its field is shown.
    ended.peek() && !account ? filled : undefined,
  )
  const { ended, signedIn } = app.model(makeSessionModel)
  /** Where the server has asked for a one-time code of this account. */
  const second = signal<SecondStep | null>(null)
  /** In the place of the phone number after the end of a session, once it is downloaded. */
  const last = signal<LastSession | null>(null)
  /** Another way in, once it is downloaded: where the server and the browser have passkeys. */
  const passkey = signal<{ readonly Entry: ComponentType<{ readonly to: string | undefined }> } | null>(null)

  const { settings } = app.model(makeServerModel)
  effect(() => {
    if (ended.peek() || settings.value?.entries.has('passkeydomain'))
      filled = loadParts().then(
        (parts) => parts.fillPlaces(app, { form, last, passkey }),
        // Without them the number and the password are typed as ever.
        () => {},
      )
  })

  const askCode = Effect.tryPromise({
    try: async () => {
      const makeSecondStep = await (await loadParts()).loadSecondStep()
      second.value = await makeSecondStep(form)
    },
    catch: () => new Offline(),
  })

  const typeAccount = (account: string): void => {
    second.value = null
    form.change('account', account)
  }

  /** Signs in, with the second step where it is given, and opens the start-up steps, which lead to `to`. */
  const send = (to?: string, step?: SecondStep) =>
    form.submit(async ({ account, password }) => {
      const login = Effect.flatMap(BrokerSession, (broker) => broker.login(account, password, step?.code()))
      const session = await app.attempt(
        (step?.watch(login) ?? login).pipe(
          Effect.catchIf(isCodeRequired, () => (step ? Effect.void : askCode)),
          refuseAt(form, FIELD_OF),
        ),
      )
      if (!Exit.isSuccess(session) || !session.value) return
      await signedIn(session.value)
      void showSuccess(app, 'logged-in')
      form.clear()
      second.value = null
      app.replace('/login/loading', requestedPage(to))
    })

  /** Signs in. Returns the first invalid field. */
  const submit = (to?: string): Promise<string | null> => {
    const step = second.peek()
    return step ? step.submit(() => send(to, step)) : send(to)
  }

  return { form, second, last, passkey, typeAccount, submit }
}
