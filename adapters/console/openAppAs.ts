import { Effect } from 'effect'
import type { Session } from '../../domain/account/session.ts'
import { storedCredentials } from '../storage/credentials.ts'
import { localStore } from '../storage/keyValueStore.ts'

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
  await Effect.runPromise(storedCredentials(localStore()).keep(session))
  const tab = open('', 'app')
  if (tab !== null) load(tab, path)
}
