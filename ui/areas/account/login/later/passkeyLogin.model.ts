import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { Passkeys } from '../../../../../ports/Account.passkeys.ts'
import { PasskeyDevice } from '../../../../../ports/device/PasskeyDevice.ts'
import type { PasskeyRefused } from '../../../../../ports/device/passkeyRefused.ts'
import { showSuccess } from '../../../../app/failures/failures.ts'
import { makeSessionModel } from '../../../../app/session/session.model.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'
import { requestedPage } from '../requestedPage.ts'

/** Signing in with a passkey: the device offers those that it has for the domain. Source: RULES.md, security. */
export const makePasskeyLoginModel = (app: App) => {
  const busy = signal(false)
  /** Why the device gave none. */
  const refused = signal<PasskeyRefused['why'] | null>(null)
  const latest = makeSwitchQuery(app)

  const ask = Effect.gen(function* () {
    const passkeys = yield* Passkeys
    const device = yield* PasskeyDevice
    return yield* passkeys.logIn(yield* device.sign(yield* passkeys.loginChallenge()))
  }).pipe(
    Effect.catchTag('PasskeyRefused', ({ why }) =>
      Effect.sync(() => {
        refused.value = why
        return null
      }),
    ),
  )

  /** Signs in and opens the start-up steps, which lead to `to`. */
  const logIn = async (to?: string): Promise<void> => {
    if (busy.peek()) return
    busy.value = true
    refused.value = null
    const session = await latest.ask(ask)
    if (session.is === 'dropped') return
    busy.value = false
    if (session.is === 'failed' && session.failure) app.fail(session.failure)
    if (session.is === 'failed' || session.value === null) return
    await app.model(makeSessionModel).signedIn(session.value)
    void showSuccess(app, 'logged-in')
    app.replace('/login/loading', requestedPage(to))
  }

  /** The log-in is left: the device stops asking. */
  const forget = (): void => {
    latest.drop()
    busy.value = false
    refused.value = null
  }

  return { busy, refused, logIn, forget }
}
