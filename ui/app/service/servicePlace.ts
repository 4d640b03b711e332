/** At which edge of the screen, and how far down the free height (0 top, 1 bottom). */
interface EdgePlace {
  readonly edge: 'start' | 'end'
  readonly height: number
}

/**
 * Where the customer-service button rests: in the header of every screen, where the layout gives it a place of its own, or
 * at an edge, above the content.
 */
export type ServicePlace = 'header' | EdgePlace

export const DEFAULT_PLACE: ServicePlace = 'header'

/** Below this many pixels a movement is a tap, not a drag. */
export const DRAG_FROM = 6

/** A stored place; anything unreadable means the default one. */
export const placeFrom = (stored: string | null): ServicePlace => {
  if (stored === 'header') return stored
  const [edge, height] = (stored ?? '').split(' ')
  const share = Number(height)
  if ((edge !== 'start' && edge !== 'end') || !(share >= 0 && share <= 1)) return DEFAULT_PLACE
  return { edge, height: share }
}

export const placeText = (place: ServicePlace): string =>
  place === 'header' ? place : `${place.edge} ${place.height.toFixed(3)}`

/** The place nearest to where the button was released: the header, or an edge inside the free height below it. */
export const snapped = (
  at: { readonly x: number; readonly y: number },
  room: { readonly width: number; readonly top: number; readonly height: number },
  rtl: boolean,
): ServicePlace =>
  at.y < room.top
    ? 'header'
    : {
        edge: at.x < room.width / 2 !== rtl ? 'start' : 'end',
        height: Math.min(1, (at.y - room.top) / Math.max(1, room.height)),
      }

/** The places that can be chosen by name, from the top down. */
export const NAMED_PLACES: ReadonlyArray<ServicePlace> = [
  'header',
  ...(['start', 'end'] as const).flatMap((edge) => [0, 0.5, 1].map((height) => ({ edge, height }))),
]

/** The named place that is nearest to where the button rests. */
export const nearestPlace = (place: ServicePlace): ServicePlace =>
  place === 'header' ? place : { edge: place.edge, height: Math.round(place.height * 2) / 2 }

/** How far an arrow key moves it, as a part of the free height. */
const STEP = 0.1

/**
 * The place to which an arrow key moves it: up, from the top into the header; down, also out of the header; or to the
 * other edge. Null for other keys. Keys can do all that a drag can.
 */
export const nudged = (place: ServicePlace, key: string, rtl: boolean): ServicePlace | null => {
  if (place === 'header') return key === 'ArrowDown' ? { edge: 'end', height: 0 } : null
  const { edge, height } = place
  if (key === 'ArrowUp') return height === 0 ? 'header' : { edge, height: Math.max(0, height - STEP) }
  if (key === 'ArrowDown') return { edge, height: Math.min(1, height + STEP) }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return { edge: (key === 'ArrowLeft') === rtl ? 'end' : 'start', height }
}
