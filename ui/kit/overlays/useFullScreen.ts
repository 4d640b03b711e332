import { type RefObject, useEffect, useRef } from 'react'
import { useOverlay } from './useOverlay.ts'

/** Makes what is beside an element unusable, up to the screen that it belongs to; returns the function that ends it. */
const isolate = (element: HTMLElement): (() => void) => {
  const beside: Array<HTMLElement> = []
  for (let at = element; at.parentElement && at.id !== 'main'; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert) {
        other.inert = true
        beside.push(other)
      }
  return () => {
    for (const other of beside) other.inert = false
  }
}

/** Asks the browser for the whole screen, sideways on a phone; nothing happens where it does not offer either. */
const askForScreen = async (): Promise<void> => {
  if (!document.fullscreenEnabled) return
  try {
    // Of the whole page: sheets and notices are outside of the element, and would be invisible.
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
    if (matchMedia('(pointer: coarse)').matches) await screen.orientation.lock('landscape')
  } catch {
    // Refused, or a device that cannot be turned: the layer over the page is enough.
  }
}

/**
 * Makes an element that covers the page the only thing in use: a dialog named `label` that has the focus, in the
 * browser's full screen where there is one. Escape, Back and the end of the browser's full screen call `onLeave`;
 * afterwards `opener` has the focus again.
 */
export const useFullScreen = (
  frame: RefObject<HTMLElement | null>,
  opener: HTMLElement,
  label: string,
  onLeave: () => void,
): void => {
  const latest = useRef(onLeave)
  useEffect(() => {
    latest.current = onLeave
  })
  useOverlay(true, onLeave)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const leave = () => latest.current()
    const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label, tabindex: '-1' }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    const release = isolate(element)
    element.focus()
    void askForScreen()

    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('fullscreenchange', () => document.fullscreenElement === null && leave(), { signal })
    document.addEventListener(
      'keydown',
      ({ key, target }) => key === 'Escape' && target instanceof Node && element.contains(target) && leave(),
      { signal },
    )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        // A sheet is a dialog of its own.
        if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') === null) element.focus()
      },
      { signal },
    )
    // A finger that moves down would pull the page below to refresh it.
    element.addEventListener('touchstart', (event) => event.stopPropagation(), { signal, passive: true })
    return () => {
      listening.abort()
      release()
      for (const name of Object.keys(attributes)) element.removeAttribute(name)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
      opener.focus()
    }
  }, [frame, opener, label])
}
