import { type ReadonlySignal, signal } from '@preact/signals-react'

/** How long a toast stays. Source: RULES.md, business constants. */
export const TOAST_MS = 2000

export interface ToastMessage {
  readonly text: string
  readonly tone: 'plain' | 'success' | 'error'
  /** Whether the screen itself announces the same, so that the toast is only seen. */
  readonly silent?: boolean | undefined
}

export interface Toaster {
  /** The message on screen; one at a time. */
  readonly message: ReadonlySignal<ToastMessage | null>
  /** Shows a message for 2000 ms in place of the previous one. */
  readonly show: (text: string, tone?: ToastMessage['tone'], silent?: boolean) => void
  /** Removes the message without an announcement. */
  readonly clear: () => void
}

/** The only toast of an app. Created once by the shell. */
export const makeToaster = (): Toaster => {
  const message = signal<ToastMessage | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    clearTimeout(timer)
    message.value = null
  }
  const show: Toaster['show'] = (text, tone = 'plain', silent) => {
    clearTimeout(timer)
    message.value = { text, tone, silent }
    timer = setTimeout(clear, TOAST_MS)
  }
  return { message, show, clear }
}
