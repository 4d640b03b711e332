import type { BiometricTexts } from '../../../../ports/device/Biometrics.ts'
import type { useWords } from '../../../i18n/words.ts'

/** What the device's dialogue says where the lock is turned on. */
export const lockTexts = ({ cancel, settings }: ReturnType<typeof useWords>): BiometricTexts => ({
  title: settings.lock.row(),
  reason: settings.lock.reason(),
  cancel: cancel(),
})
