import { Equal } from 'effect'
import { makeSecretsModel } from '../form/secrets.model.ts'
import type { App } from '../app/app.ts'

/**
 * A password, or what takes its place, that is sent with a form; held in memory only: from the tap until the outcome is
 * known or the screen is left.
 */
export const makeSentSecret = <Form, Secret = string>(app: App) => {
  let sent: { readonly form: Form; readonly secret: Secret } | null = null
  const forget = (): void => void (sent = null)
  app.model(makeSecretsModel).hold(forget)
  return {
    keep: (form: Form, secret: Secret): void => void (sent = { form, secret }),
    /** The password of a form; null where it was cleared. */
    of: (form: Form): Secret | null => {
      // A retry may use the form as restored from storage: equal, but another object.
      const isIts = sent !== null && (sent.form === form || Equal.equals(sent.form, form))
      return isIts && sent ? sent.secret : null
    },
    forget,
  }
}
