import { computed, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { isWithinDomain } from '../../../domain/account/passkey.ts'
import { Platform } from '../../../ports/device/Platform.ts'
import type { App } from '../../data/app/app.ts'
import { makeServerModel } from './server.model.ts'

/** What the server offers to protect an account beyond its passwords: the contract's `security`. */
export const makeSecurityFeatures = (app: App) => {
  const { settings } = app.model(makeServerModel)
  const host = signal<string | null>(null)
  const learnHost = async (): Promise<void> => {
    const found = await app.attempt(
      Effect.flatMap(Platform, (platform) => platform.passkeyHost),
      { quiet: true },
    )
    if (Exit.isSuccess(found)) host.value = found.value
  }
  void learnHost()
  const entry = (name: string): string => settings.value?.entries.get(name) ?? ''
  /** Names of its parts. */
  const offered = computed<ReadonlySet<string>>(() => new Set(entry('security').split(' ')))
  /** Whether the server has passkeys, and this browser can make and use them on this page. */
  const canUsePasskeys = computed(
    () => offered.value.has('passkeys') && host.value !== null && isWithinDomain(host.value, entry('passkeydomain')),
  )
  return { offered, canUsePasskeys }
}
