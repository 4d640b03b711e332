import { Effect } from 'effect'
import { Platform } from '../../ports/Platform.ts'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { useApp } from './app.ts'

/** A part of the app did not load, or a screen broke while drawing: says so and offers to load the app anew. */
export const PartFailed = ({ error }: { readonly error: unknown }) => {
  const words = useWords()
  const app = useApp()
  const missing = error instanceof Error && error.name === 'LoadFailed'
  const reload = () => void app.run(Effect.flatMap(Platform, (platform) => platform.reload))
  return (
    <div role="alert">
      <Empty
        title={missing ? words.loadFailed() : words.error()}
        hint={missing ? words.loadFailedHint() : words.screenBrokeHint()}
        action={<Button onClick={reload}>{words.reload()}</Button>}
      />
    </div>
  )
}
