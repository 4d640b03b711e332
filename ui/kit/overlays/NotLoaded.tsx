import { Button } from '../buttons/Button.tsx'
import { useKitWords } from '../words.ts'
import type { CloseOverlay } from './stack.ts'
import { useOverlay } from './useOverlay.ts'

const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  // The focus goes back to what opened it.
  return () => dialog.close()
}

interface NotLoadedProps {
  readonly onClose: CloseOverlay
  readonly onRetry: () => void
}

/**
 * In the place of an overlay that could not be downloaded. It is the browser's own dialog, because the parts of every other one may
 * be missing as well; this file comes with those that every screen has.
 */
export const NotLoaded = ({ onClose, onRetry }: NotLoadedProps) => {
  const words = useKitWords()
  useOverlay(true, onClose)
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
        <Button wide onClick={onRetry}>
          {words.retry}
        </Button>
        <Button wide kind="secondary" onClick={() => onClose()}>
          {words.close}
        </Button>
      </div>
    </dialog>
  )
}
