import { Effect } from 'effect'
import { useEffect } from 'react'
import { Platform } from '../../../ports/device/Platform.ts'
import { useApp } from '../../data/app/app.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { TopBar } from '../../kit/layout/TopBar.tsx'

/**
 * In place of a screen of which a chunk did not load, or that failed to render. It offers to reload the app and leads
 * back; a chunk is loaded again by itself once there is a connection. Source: RULES.md, failures.
 */
export const PartFailed = ({ error }: { readonly error: unknown }) => {
  const words = useWords()
  const app = useApp()
  const missing = error instanceof Error && error.name === 'LoadFailed'
  const reload = () => void app.run(Effect.flatMap(Platform, (platform) => platform.reload))
  useEffect(() => {
    if (!missing) return undefined
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  })
  return (
    <>
      <TopBar title={missing ? words.loadFailed() : words.error()} onBack={app.back} />
      <div role="alert" className="grid content-start justify-items-center gap-1 px-6 py-10 text-center">
        <p className="text-head">{missing ? words.loadFailedHint() : words.screenBrokeHint()}</p>
        <div className="mt-4">
          <Button onClick={reload}>{words.reload()}</Button>
        </div>
      </div>
    </>
  )
}
