import { Effect } from 'effect'
import { BiometricRefused } from '../../ports/device/biometricRefused.ts'
import type { Biometrics } from '../../ports/device/Biometrics.ts'

/** The part of the plug-in that is used. */
export interface BiometricPlugin {
  readonly checkBiometry: () => Promise<{ readonly isAvailable: boolean }>
  readonly authenticate: (options: {
    readonly reason: string
    readonly cancelTitle: string
    readonly androidTitle: string
    readonly allowDeviceCredential: boolean
  }) => Promise<void>
}

/** Codes of the plug-in's errors, which are Apple's names for both systems. Another one is `failed`. */
const WHY: Readonly<Record<string, BiometricRefused['why']>> = {
  userCancel: 'cancelled',
  userFallback: 'cancelled',
  appCancel: 'cancelled',
  systemCancel: 'cancelled',
  biometryLockout: 'locked-out',
  biometryNotAvailable: 'unavailable',
  biometryNotEnrolled: 'unavailable',
  passcodeNotSet: 'unavailable',
  noDeviceCredential: 'unavailable',
}

const refusalOf = (cause: unknown): BiometricRefused => {
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return new BiometricRefused({ why: WHY[String(code)] ?? 'failed' })
}

/**
 * Loads the plug-in, its two calls only (`backButton.ts`); no browser downloads it. Fails in a shell that was built without it: there the
 * package's own side would call itself without end.
 */
const capacitorBiometrics = async (): Promise<BiometricPlugin> => {
  const { Capacitor } = await import('@capacitor/core')
  // Before the package is loaded, which registers itself as available.
  if (!Capacitor.isPluginAvailable('BiometricAuthNative')) throw new Error('the shell has no plug-in for biometrics')
  const { BiometricAuth } = await import('@aparajita/capacitor-biometric-auth')
  return {
    checkBiometry: () => BiometricAuth.checkBiometry(),
    authenticate: (options) => BiometricAuth.authenticate(options),
  }
}

/** The check of a native shell; a shell without the plug-in has none. */
export const nativeBiometrics = (plugin: () => Promise<BiometricPlugin> = capacitorBiometrics): Biometrics => ({
  canCheck: Effect.tryPromise(async () => (await (await plugin()).checkBiometry()).isAvailable).pipe(
    Effect.orElseSucceed(() => false),
  ),
  check: ({ cancel, reason, title }) =>
    Effect.tryPromise({
      try: async () =>
        (await plugin()).authenticate({
          reason,
          cancelTitle: cancel,
          androidTitle: title,
          // A wet finger or a mask must not shut the owner out.
          allowDeviceCredential: true,
        }),
      catch: refusalOf,
    }),
})
