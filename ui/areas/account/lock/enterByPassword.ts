import { makeSessionModel } from '../../../app/session/session.model.ts'
import { revokeToken } from '../../../app/session/signOut.ts'
import type { App } from '../../../data/app/app.ts'

/**
 * The way into a locked app for whom the device does not recognise: the session ends, and the log-in, with the account filled in,
 * leads back to the screen. The lock stays on. Source: RULES.md, security.
 */
export const enterByPassword = async (app: App): Promise<void> => {
  const { ended, forget, session } = app.model(makeSessionModel)
  const to = app.here()
  await revokeToken(app)
  ended.value = session.peek()?.account ?? ''
  await forget()
  app.replace('/login/login', { to })
}
