import { effect } from '@preact/signals-react'
import type { RegisteredRouter } from '@tanstack/react-router'
import { Effect } from 'effect'
import { nativeBiometrics } from '../../adapters/native-bridge/biometrics.ts'
import { nativePrivacyScreen } from '../../adapters/native-bridge/privacyScreen.ts'
import { isLockDue } from '../../domain/account/lock.ts'
import { AppClock } from '../../ports/device/AppClock.ts'
import { Platform } from '../../ports/device/Platform.ts'
import { makeSessionModel } from '../../ui/app/session/session.model.ts'
import { bringLock } from '../../ui/areas/account/lock/broughtLock.ts'
import { LockOffer } from '../../ui/areas/account/lock/LockOffer.tsx'
import { LockScreen } from '../../ui/areas/account/lock/LockScreen.tsx'
import { makeLockModel } from '../../ui/areas/account/lock/lock.model.ts'
import type { App } from '../../ui/data/app/app.ts'
import { loadNamespace } from '../../ui/i18n/words.ts'
import type { BackOverApp } from './backButton.ts'
import { makeCurtain } from './curtain.ts'
import { showInFront } from './inFront.tsx'

interface AppLock {
  /** Covers the app where the customer has turned the lock on; resolves once it is open. Later it offers the lock, once. */
  readonly start: () => Promise<void>
  /** A press of Back; null where nothing covers the app. */
  readonly pressBack: () => BackOverApp | null
}

/** Locks the app of a native shell at its start and after it was out of sight. Source: RULES.md, security. */
export const makeAppLock = (app: App, router: RegisteredRouter): AppLock => {
  const lock = makeLockModel(app, nativeBiometrics())
  bringLock(app, lock)
  const privacy = nativePrivacyScreen()
  const curtain = makeCurtain(document)
  const { session } = app.model(makeSessionModel)
  let hasStarted = false
  let shown: Promise<void> | null = null
  let open = (): void => undefined
  let decline: (() => void) | null = null

  /** The last screen of a session that has ended stays covered until the log-in is there. */
  const openAtLogin = (): void => {
    if (session.peek() !== null || (hasStarted && !app.here().startsWith('/login/'))) return
    open()
    curtain.raise()
  }

  const cover = (): Promise<void> =>
    new Promise((resolve) => {
      open = () => {
        open = () => undefined
        shown = null
        leave()
        curtain.raise()
        resolve()
      }
      const leave = showInFront(app, <LockScreen lock={lock} onOpen={() => open()} />)
    })

  const close = async (): Promise<void> => {
    if (!lock.isOn.peek()) return
    curtain.lower()
    await loadNamespace('settings')
    // The session may have ended meanwhile.
    if (lock.isOn.peek()) await (shown ??= cover())
  }

  const offer = async (): Promise<void> => {
    if (!(await lock.isOfferDue())) return
    await loadNamespace('settings')
    const end = () => {
      decline = null
      leave()
    }
    decline = end
    const leave = showInFront(app, <LockOffer lock={lock} onEnd={end} />)
  }

  const watch = Effect.gen(function* () {
    const { now } = yield* AppClock
    const { watchVisible } = yield* Platform
    let hiddenAt: number | null = null
    watchVisible((isVisible) => {
      if (!isVisible) {
        hiddenAt = now()
        if (lock.isOn.peek()) curtain.lower()
      } else if (hiddenAt !== null) {
        if (session.peek() === null) openAtLogin()
        else if (isLockDue(hiddenAt, now())) void close()
        else if (!shown) curtain.raise()
        hiddenAt = null
      }
    })
  })

  const start = async (): Promise<void> => {
    await Promise.all([app.run(watch), lock.restored])
    effect(() => void Effect.runFork(privacy.hide(lock.isOn.value)))
    session.subscribe(openAtLogin)
    router.subscribe('onResolved', openAtLogin)
    await close()
    hasStarted = true
    void offer()
  }

  const pressBack = (): BackOverApp | null => {
    if (shown) return 'leave'
    if (!decline) return null
    decline()
    return 'done'
  }
  return { start, pressBack }
}
