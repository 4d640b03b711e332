import { effect, type Signal } from '@preact/signals-react'
import type { ComponentType } from 'react'
import type { Login } from '../../../../../domain/account/login.ts'
import { makeSecurityFeatures } from '../../../../app/session/securityFeatures.model.ts'
import { makeSessionModel } from '../../../../app/session/session.model.ts'
import type { App } from '../../../../data/app/app.ts'
import type { Form } from '../../../../data/form/form.ts'
import { currentWords, loadNamespace } from '../../../../i18n/words.ts'
import type { PhoneFieldProps } from '../PhoneField.tsx'
import { LastAccount } from './LastAccount.tsx'
import { PasskeyLogin, type PasskeyLoginProps } from './PasskeyLogin.tsx'

/** The session that the server has ended. */
export interface LastSession {
  readonly LastAccount: ComponentType<PhoneFieldProps>
  /** What is shown in place of the end of the session, where the server never accepted it or another tab has ended it. */
  readonly notice?: string
}

/** What is empty on the screen until these parts are downloaded. */
interface Places {
  readonly form: Pick<Form<Login, never>, 'change' | 'draft'>
  readonly last: Signal<LastSession | null>
  readonly passkey: Signal<{ readonly Entry: ComponentType<PasskeyLoginProps> } | null>
}

/** Shows the last account after the end of a session, and the log-in with a passkey where server and page have them. */
export const fillPlaces = (app: App, { form, last, passkey }: Places): void => {
  // A number that is being typed meanwhile keeps its field.
  const { ended, isAccepted, why } = app.model(makeSessionModel)
  if (ended.peek() && !form.draft.peek().account) {
    form.change('account', ended.peek())
    const notice = why.peek()
    last.value = { LastAccount, ...(notice && { notice }) }
    if (!isAccepted.peek())
      loadNamespace('access').then(
        () => (last.value = { LastAccount, notice: currentWords().access.notAccepted() }),
        () => {},
      )
  }
  const { canUsePasskeys } = app.model(makeSecurityFeatures)
  effect(() => {
    if (!canUsePasskeys.value) return
    loadNamespace('passkeys').then(
      () => (passkey.value = { Entry: PasskeyLogin }),
      // Without its words the password is typed as ever.
      () => {},
    )
  })
}
