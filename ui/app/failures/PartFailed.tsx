import { Effect } from 'effect'
import { Platform } from '../../../ports/device/Platform.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { useApp } from '../../data/app/app.ts'

/** A chunk of the app did not load, or a screen failed to render: this message offers to reload the app. */
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
