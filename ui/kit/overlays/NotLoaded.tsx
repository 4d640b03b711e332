import { type ComponentType, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { useKitWords } from '../words.ts'
import { BottomSheet } from './BottomSheet.tsx'
import type { CloseOverlay } from './stack.ts'

interface Opening {
  readonly open: boolean
  readonly onClose: CloseOverlay
}

/**
 * In the place of an overlay that could not be downloaded: a sheet that says so, so that the screen below it stays. `load`
 * downloads the overlay, which then takes the place of this; it rejects where that fails again. Chromium remembers a module that
 * failed until the page is loaded again, so with a connection the page is; what was typed is kept as drafts.
 */
export const notLoaded = <P extends Opening>(
  load: () => Promise<ComponentType<P>>,
  reload = (): void => location.reload(),
): ComponentType<P> =>
  function NotLoaded(props: P) {
    const words = useKitWords()
    const [Part, setPart] = useState<ComponentType<P> | null>(null)
    const [busy, setBusy] = useState(false)
    if (Part) return <Part {...props} />
    const retry = (): void => {
      setBusy(true)
      load().then(
        (part) => setPart(() => part),
        () => {
          setBusy(false)
          if (navigator.onLine) reload()
        },
      )
    }
    return (
      <BottomSheet
        open={props.open}
        onClose={props.onClose}
        title={words.loadFailed}
        footer={
          <Button wide busy={busy} onClick={retry}>
            {words.retry}
          </Button>
        }
      >
        <p role="alert">{words.loadFailedHint}</p>
      </BottomSheet>
    )
  }
