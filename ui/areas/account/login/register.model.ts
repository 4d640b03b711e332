import { Effect, Exit } from 'effect'
import {
  type Registration,
  type RegistrationProblem,
  registrationProblems,
  tidyInvitation,
} from '../../../../domain/account/credentials.ts'
import { BrokerSession } from '../../../../ports/Account.ts'
import { showSuccess } from '../../../app/failures/failures.ts'
import { makeDraftId } from '../../../data/intent/draftId.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeForm } from '../../../data/form/form.ts'
import { makeLoginModel } from './login.model.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { requestedPage } from './requestedPage.ts'

export type RegisterCode = RegistrationProblem['code'] | keyof typeof FIELD_OF

const FIELD_OF = {
  'account-exists': 'account',
  'inviter-not-found': 'invitation',
} as const satisfies Record<string, keyof Registration>

const EMPTY: Registration = { account: '', password: '', confirmation: '', invitation: '', agreed: false }

/**
 * Creating an account. The draft stays in memory, so that an accidental back does not lose it; passwords are cleared
 * with their fields.
 */
export const makeRegisterModel = (app: App) => {
  const form = makeForm<Registration, RegisterCode>(EMPTY, registrationProblems)

  /** Sets the code of an invitation link; a typed code stays. */
  const invite = (code: string | undefined): void => {
    if (code && form.draft.peek().invitation === '') form.change('invitation', tidyInvitation(code))
  }

  const logIn = async ({ account, password }: Registration, to: string | undefined): Promise<void> => {
    const session = await app.attempt(Effect.flatMap(BrokerSession, (broker) => broker.login(account, password)))
    if (Exit.isSuccess(session)) {
      await app.model(makeSessionModel).signedIn(session.value)
      return app.replace('/login/loading', requestedPage(to))
    }
    // The account exists; only the sign-in failed, so the customer continues at the login.
    app.model(makeLoginModel).form.change('account', account)
    app.replace('/login/login', requestedPage(to))
  }

  const idFor = makeDraftId<Registration>()

  const create = (draft: Registration) =>
    Effect.gen(function* () {
      const broker = yield* BrokerSession
      const id = yield* idFor(draft)
      yield* broker.register({ ...draft, invitation: tidyInvitation(draft.invitation) }, id)
    })

  /**
   * Creates the account, signs in and opens the start-up steps, which lead to `to`. Returns the first invalid field.
   */
  const submit = (to?: string) =>
    form.submit(async (draft) => {
      const created = await app.attempt(create(draft).pipe(refuseAt(form, FIELD_OF)))
      if (!Exit.isSuccess(created)) return
      await showSuccess(app, 'registered')
      await logIn(draft, to)
      form.clear()
    })

  return { form, invite, submit }
}
