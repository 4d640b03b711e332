import { Effect } from 'effect'
import { Platform } from '../../../ports/device/Platform.ts'
import { useApp } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'

/** Copies a text to the clipboard and says whether it did. Needs the words `transfers`. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const app = useApp()
  const words = useWords().transfers
  return async (text) => {
    const copied = await app.run(Effect.flatMap(Platform, (platform) => platform.copy(text)))
    app.toaster.show(copied ? words.copied() : words.copyFailed(), copied ? 'success' : 'error')
  }
}
