import { Effect, Layer } from 'effect'
import type { Session } from '../../domain/account/session.ts'
import { Credentials } from '../../ports/device/Credentials.ts'
import { StoredCredentials } from '../storage/credentials.ts'
import { LocalStorage } from '../storage/keyValueStore.ts'

/** The tab of the app at a screen, loaded again where it is open already: it keeps its session while it runs. */
const load = (tab: Window, path: string): void => {
  if (tab.location.href === 'about:blank') {
    tab.location.href = `/#${path}`
    return
  }
  tab.location.hash = path
  tab.location.reload()
  tab.focus()
}

/**
 * Opens a screen of the app in the tab `app` as a customer. The app of this browser has one session, so the customer of
 * its other tabs changes with their next load.
 */
export const openAppAs = async (session: Session, path: string): Promise<void> => {
  const keep = Effect.flatMap(Credentials, (credentials) => credentials.keep(session))
  await Effect.runPromise(keep.pipe(Effect.provide(StoredCredentials.pipe(Layer.provide(LocalStorage())))))
  const tab = open('', 'app')
  if (tab !== null) load(tab, path)
}
