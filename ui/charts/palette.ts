import { type ColourToken, resolveColour } from '../theme/colour.ts'

const TOKENS = [
  'surface',
  'line',
  'fill',
  'text',
  'text-2',
  'text-3',
  'accent',
  'amber',
  'up',
  'down',
] as const satisfies ReadonlyArray<ColourToken>

/** The colours and the typeface of a place on the page, as a canvas or a chart library takes them. */
export type Palette = Readonly<Record<(typeof TOKENS)[number], string>> & { readonly family: string }

/** What the tokens mean at `element` right now. */
export const readPalette = (element: HTMLElement): Palette => ({
  ...(Object.fromEntries(TOKENS.map((token) => [token, resolveColour(token, element)])) as Record<
    (typeof TOKENS)[number],
    string
  >),
  family: getComputedStyle(element).fontFamily,
})

/** "rgb(1, 2, 3)" see-through: `alpha` from 0 to 1. A colour in another form is returned as it is. */
export const withAlpha = (colour: string, alpha: number): string => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)
  return parts === null ? colour : `rgba(${parts[1]}, ${parts[2]}, ${parts[3]}, ${alpha})`
}

const ancestors = (element: HTMLElement): ReadonlyArray<HTMLElement> =>
  element.parentElement === null ? [element] : [element, ...ancestors(element.parentElement)]

/**
 * Calls `changed` when the appearance or the direction colours around the element may have changed: by a choice of
 * the person, on the page or on a part of it, or by the device. Gives the way to stop.
 */
export const watchPalette = (element: HTMLElement, changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  for (const node of ancestors(element)) {
    observer.observe(node, { attributes: true, attributeFilter: ['data-theme', 'data-direction'] })
  }
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    device.removeEventListener('change', changed)
  }
}
