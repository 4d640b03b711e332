import { Effect } from 'effect'
import {
  type Registration,
  type RegistrationProblem,
  registrationProblems,
  tidyInvitation,
} from '../../../../domain/account/credentials.ts'
import { BrokerSession } from '../../../../ports/Account.ts'
import { currentWords } from '../../../i18n/words.ts'
import { makeDraftId } from '../../../data/intent/draftId.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeForm } from '../../../data/form/form.ts'
import { makeLoginModel } from './login.model.ts'
import { refuseAt } from '../../../data/form/refusals.ts'
import { wanting } from './wanting.ts'

type Refusal = 'account-exists' | 'inviter-not-found'
export type RegisterCode = RegistrationProblem['code'] | Refusal

const FIELD_OF: { readonly [C in Refusal]: keyof Registration } = {
  'account-exists': 'account',
  'inviter-not-found': 'invitation',
}

const EMPTY: Registration = { account: '', password: '', confirmation: '', invitation: '', agreed: false }

/** Creating an account. The draft stays in memory, so that an accidental back does not lose it; passwords go with their fields. */
export const makeRegisterModel = (app: App) => {
  const form = makeForm<Registration, RegisterCode>(EMPTY, registrationProblems)

  /** The code of an invitation link; what the person typed stays. */
  const invite = (code: string | undefined): void => {
    if (code && form.draft.peek().invitation === '') form.change('invitation', tidyInvitation(code))
  }

  const logIn = async ({ account, password }: Registration, to: string | undefined): Promise<void> => {
    const session = await app.run(Effect.flatMap(BrokerSession, (broker) => broker.login(account, password)))
    if (session) {
      await app.model(makeSessionModel).signedIn(session)
      return app.replace('/login/loading', wanting(to))
    }
    // The account is there; only the sign-in failed, so the person goes on from there.
    app.model(makeLoginModel).form.change('account', account)
    app.replace('/login/login', wanting(to))
  }

  const idFor = makeDraftId<Registration>()

  const create = (draft: Registration) =>
    Effect.gen(function* () {
      const broker = yield* BrokerSession
      const id = yield* idFor(draft)
      yield* broker.register({ ...draft, invitation: tidyInvitation(draft.invitation) }, id)
      return true
    })

  /** Creates the account, signs in and goes on to the start-up steps, which lead to `to`. Gives the first wrong field. */
  const submit = (to?: string) =>
    form.submit(async (draft) => {
      if (!(await app.run(create(draft).pipe(refuseAt(form, FIELD_OF))))) return
      app.toaster.show(currentWords().login.created(), 'success')
      await logIn(draft, to)
      form.clear()
    })

  return { form, invite, submit }
}
