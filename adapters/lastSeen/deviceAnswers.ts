import type { Instant } from '../../domain/calendar/zone.ts'
import { deviceNow } from '../clock/deviceClock.ts'
import { type Answers, makeAnswers } from './answers.ts'
import { cacheStore } from './cacheStore.ts'

type Tell = (oldest: Instant | null) => void

const signedInAccount = (): string | null => {
  try {
    return localStorage.getItem('account')
  } catch {
    return null
  }
}

let listener: Tell = () => undefined
let answers: Answers | null = null

const makeOnDevice = (): Answers => {
  const made = makeAnswers({
    store: cacheStore({ caches, account: signedInAccount }),
    account: signedInAccount,
    now: deviceNow,
    // Without its parameters: a tab or a filter is the same screen.
    here: () => location.hash.split('?')[0] ?? '',
    later: (work, millis) => void setTimeout(work, millis),
    tell: (oldest) => listener(oldest),
  })
  // The page may be closed, with answers that are not written or after its customer signed out.
  addEventListener('pagehide', made.write)
  document.addEventListener('visibilitychange', made.write)
  return made
}

/** The answers of this page and this device. */
const onDevice = (): Answers => (answers ??= makeOnDevice())

/** What `makeAnswers` does for the calls of this page; `tell` receives the time of the oldest kept answer on screen. */
export const lastAnswers = (tell: Tell): Answers['answer'] => {
  listener = tell
  return onDevice().answer
}

/** Forgets all answers on this device. */
export const forgetAnswers = (): Promise<void> => onDevice().clear()

/** Tells that another screen is shown. */
export const screenChanged = (): void => onDevice().moved()
