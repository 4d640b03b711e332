import { type ColourToken, resolveColours } from '../theme/colour.ts'

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

/** The colours and the typeface of an element, in the form for a canvas or a chart library. */
export type Palette = Readonly<Record<(typeof TOKENS)[number], string>> & { readonly family: string }

/** The current values of the tokens at `element`. */
export const readPalette = (element: HTMLElement): Palette => {
  const colour = resolveColours(TOKENS, element)
  return {
    surface: colour('surface'),
    line: colour('line'),
    fill: colour('fill'),
    text: colour('text'),
    'text-2': colour('text-2'),
    'text-3': colour('text-3'),
    accent: colour('accent'),
    amber: colour('amber'),
    up: colour('up'),
    down: colour('down'),
    family: getComputedStyle(element).fontFamily,
  }
}

/** "rgb(1, 2, 3)" with transparency: `alpha` from 0 to 1. A colour in another form is returned as it is. */
export const withAlpha = (colour: string, alpha: number): string => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)
  return parts === null ? colour : `rgba(${parts[1]}, ${parts[2]}, ${parts[3]}, ${alpha})`
}

const ancestors = (element: HTMLElement): ReadonlyArray<HTMLElement> =>
  element.parentElement === null ? [element] : [element, ...ancestors(element.parentElement)]

/**
 * Calls `changed` when the appearance or the direction colours around the element may have changed: by the customer's
 * choice, on the page or on a part of it, or by the device. Returns the function that stops it.
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
