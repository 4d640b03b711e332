import { Equal } from 'effect'
import { makeSecretsModel } from '../form/secrets.model.ts'
import type { App } from '../app/app.ts'

/** A password that goes with what is sent, kept in memory alone: from the tap until the end is known or the screen is left. */
export const makeSentSecret = <Form>(app: App) => {
  let sent: { readonly form: Form; readonly secret: string } | null = null
  const forget = (): void => void (sent = null)
  app.model(makeSecretsModel).hold(forget)
  return {
    keep: (form: Form, secret: string): void => void (sent = { form, secret }),
    /** The one that goes with a form; null where it is forgotten. */
    of: (form: Form): string | null => {
      // What is sent once more may be the form as it was kept: equal, not the same.
      const isIts = sent !== null && (sent.form === form || Equal.equals(sent.form, form))
      return isIts && sent ? sent.secret : null
    },
    forget,
  }
}
