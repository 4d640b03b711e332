import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { screenHeading } from '../focusHeading.ts'

const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex="0"]'

interface Focused {
  readonly element: Element
  /** Which row it is in. */
  readonly place: number
  /** The sheet that the list is in; null on the screen itself. */
  readonly sheet: Element | null
}

/**
 * Handlers for an element with a list whose rows may leave it. Where the row that has the focus does, the one that takes its place has it
 * then, else the one before; where no row is left, the heading of the sheet or of the screen. Apart from the list itself: most lists
 * lose no row.
 */
export const useRowFocus = <E extends HTMLElement>() => {
  const around = useRef<E>(null)
  const focused = useRef<Focused | null>(null)
  const rows = (): ReadonlyArray<Element> => [...(around.current?.querySelector('ul')?.children ?? [])]
  useLayoutEffect(() => {
    const was = focused.current
    if (!was || was.element.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const next = rows()[was.place] ?? rows()[was.place - 1]
    const heading = was.sheet ? was.sheet.querySelector<HTMLElement>('h2[tabindex]') : screenHeading()
    const target = next?.querySelector<HTMLElement>(FOCUSABLE) ?? heading
    target?.focus({ preventScroll: true })
  })
  return {
    ref: around,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const place = rows().findIndex((row) => row.contains(target))
      focused.current = { element: target, place, sheet: target.closest('[role=dialog]') }
    },
    // React is silent while it removes a row: this is a focus that moved on.
    onBlur: () => {
      focused.current = null
    },
  }
}
