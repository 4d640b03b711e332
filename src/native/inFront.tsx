import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { type App, AppProvider } from '../../ui/data/app/app.ts'
import { IN_FRONT } from './curtain.ts'

/**
 * Shows a screen in front of the app, in a root of its own: the app below is rendered later, or stays as it is. Returns what takes it away.
 */
export const showInFront = (app: App, screen: ReactNode): (() => void) => {
  const place = document.createElement('div')
  place.setAttribute(IN_FRONT, '')
  document.body.append(place)
  const root = createRoot(place)
  // At once: nothing of the app may be seen before.
  flushSync(() => root.render(<AppProvider value={app}>{screen}</AppProvider>))
  return () =>
    // After the effect that may have called this: a root is not removed while it renders.
    queueMicrotask(() => {
      root.unmount()
      place.remove()
    })
}
