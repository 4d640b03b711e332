import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import type { Toaster } from './toaster.ts'
import { useValue } from '../useValue.ts'

/**
 * Shows and announces toasts. The announced text and the visible one are two elements: a live region must not move,
 * while the visible one is placed on top of the sheet or blocking dialog that opened last. It covers the header of the
 * screen, which no toast is about, and never the field, the row or the button that it is about.
 */
export const ToastRegion = ({ toaster }: { readonly toaster: Toaster }) => {
  const message = useValue(toaster.message)
  const visible = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = visible.current
    if (message === null || element === null) return undefined
    element.showPopover()
    return () => element.hidePopover()
  }, [message])
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {!message?.silent && message?.text}
      </p>
      <div
        ref={visible}
        popover="manual"
        aria-hidden
        className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top,0px)+0.375rem)] bottom-auto mx-auto w-fit max-w-[min(24rem,calc(100vw-1.5rem))] overflow-visible rounded-2 border-0 bg-ink px-4 py-2.5 text-page shadow-raised"
      >
        {message && (
          <span className="flex items-center gap-2.5">
            {message.tone === 'error' && <CircleAlert className="size-5 shrink-0" />}
            {message.tone === 'success' && <CircleCheck className="size-5 shrink-0" />}
            <span className="min-w-0">{message.text}</span>
          </span>
        )}
      </div>
    </>
  )
}
