import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useKitWords } from '../words.ts'
import { useOpenDialog } from './useOpenDialog.ts'

export interface BlockingLoadingProps {
  readonly open: boolean
  /** The current action; "loading" where omitted. */
  readonly label?: string
}

const Blocking = ({ label }: { readonly label: string }) => {
  const dialog = useOpenDialog()
  return (
    <dialog
      {...dialog}
      data-blocking
      aria-label={label}
      aria-busy="true"
      tabIndex={-1}
      onKeyDown={(event) => event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
      className="fixed inset-0 grid h-dvh max-h-none w-full max-w-none place-items-center bg-transparent outline-none backdrop:bg-transparent"
    >
      <div
        role="status"
        className="grid min-w-28 justify-items-center gap-2 rounded-3 bg-ink px-5 py-4 text-page shadow-raised"
      >
        <LoaderCircle className="size-7 animate-spin" />
        <span className="text-small">{label}</span>
      </div>
    </dialog>
  )
}

/**
 * Covers the whole screen, intercepts every click and key, and never times out. The browser itself keeps the focus
 * inside.
 */
export const BlockingLoading = ({ open, label }: BlockingLoadingProps) => {
  const words = useKitWords()
  return open ? <Blocking label={label ?? words.loading} /> : null
}
