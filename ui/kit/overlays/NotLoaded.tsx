import { type ComponentType, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { useKitWords } from '../words.ts'
import type { CloseOverlay } from './stack.ts'
import { useOverlay } from './useOverlay.ts'

interface Opening {
  readonly open: boolean
  readonly onClose: CloseOverlay
}

const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  // The focus goes back to what opened it.
  return () => dialog.close()
}

/**
 * In the place of an overlay that could not be downloaded: a dialog that says so, so that the screen below it stays. It is the
 * browser's own, because the parts of every other one may be missing as well; this file comes with those that every screen has.
 * `load` downloads the overlay, which then takes the place of this; it rejects where that fails again. Chromium remembers a module
 * that failed until the page is loaded again, so with a connection the page is; what was typed is kept as drafts.
 */
export const notLoaded = <P extends Opening>(
  load: () => Promise<ComponentType<P>>,
  reload = (): void => location.reload(),
): ComponentType<P> =>
  function NotLoaded(props: P) {
    const { onClose, open } = props
    const words = useKitWords()
    const [Part, setPart] = useState<ComponentType<P> | null>(null)
    const [busy, setBusy] = useState(false)
    useOverlay(open && Part === null, onClose)
    if (Part) return <Part {...props} />
    if (!open) return null
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
      <dialog
        ref={showModal}
        aria-label={words.loadFailed}
        className="m-auto w-[min(22rem,calc(100vw-2rem))] rounded-3 bg-raised p-5 text-ink backdrop:bg-scrim"
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <div className="grid gap-4">
          <h2 className="text-head">{words.loadFailed}</h2>
          <p role="alert">{words.loadFailedHint}</p>
          <Button wide busy={busy} onClick={retry}>
            {words.retry}
          </Button>
          <Button wide kind="secondary" onClick={() => onClose()}>
            {words.close}
          </Button>
        </div>
      </dialog>
    )
  }
