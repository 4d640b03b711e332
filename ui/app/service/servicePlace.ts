/** The edge of the screen, and how far down the free height (0 top, 1 bottom). */
export interface EdgePlace {
  readonly edge: 'start' | 'end'
  readonly height: number
}

/**
 * Where the customer-service button floats: at an edge, above the content, where the customer put it; or, until then,
 * wherever it covers nothing.
 */
export type ServicePlace = 'free' | EdgePlace

export const DEFAULT_PLACE: ServicePlace = 'free'

/** Below this many pixels a movement is a tap, not a drag. */
export const DRAG_FROM = 6

/** A stored place; anything unreadable, as `header` of earlier versions, means the default one. */
export const placeFrom = (stored: string | null): ServicePlace => {
  const [edge, height] = (stored ?? '').split(' ')
  const share = Number(height)
  if ((edge !== 'start' && edge !== 'end') || !(share >= 0 && share <= 1)) return DEFAULT_PLACE
  return { edge, height: share }
}

/** A place as it is stored; `placeFrom` reads it. */
export const placeText = (place: ServicePlace): string =>
  place === 'free' ? place : `${place.edge} ${place.height.toFixed(3)}`

/** The place at the edge that is nearest to where the button was released, inside the free height. */
export const snapped = (
  at: { readonly x: number; readonly y: number },
  room: { readonly width: number; readonly top: number; readonly height: number },
  rtl: boolean,
): EdgePlace => ({
  edge: at.x < room.width / 2 !== rtl ? 'start' : 'end',
  height: Math.min(1, Math.max(0, (at.y - room.top) / Math.max(1, room.height))),
})

/** The places that can be chosen by name, from the top down. */
export const NAMED_PLACES: ReadonlyArray<ServicePlace> = [
  'free',
  ...(['start', 'end'] as const).flatMap((edge) => [0, 0.5, 1].map((height) => ({ edge, height }))),
]

/** The named place that is nearest to where the button rests. */
export const nearestPlace = (place: ServicePlace): ServicePlace =>
  place === 'free' ? place : { edge: place.edge, height: Math.round(place.height * 2) / 2 }

/** How far an arrow key moves it, as a part of the free height. */
const STEP = 0.1

/**
 * The place to which an arrow key moves it: up, down, or to the other edge. Null for other keys. Keys can do all that a
 * drag can.
 */
export const nudged = ({ edge, height }: EdgePlace, key: string, rtl: boolean): EdgePlace | null => {
  if (key === 'ArrowUp') return { edge, height: Math.max(0, height - STEP) }
  if (key === 'ArrowDown') return { edge, height: Math.min(1, height + STEP) }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return { edge: (key === 'ArrowLeft') === rtl ? 'end' : 'start', height }
}

/** A piece of the height of the screen, in pixels from its top. */
export interface Stretch {
  readonly top: number
  readonly bottom: number
}

/** The lowest top at which something of this height fits into the room without touching what is taken; null if none. */
export const lowestFree = (taken: ReadonlyArray<Stretch>, room: Stretch, height: number): number | null => {
  let bottom = room.bottom
  for (const one of taken.toSorted((a, b) => b.bottom - a.bottom)) {
    if (one.bottom <= bottom - height) break
    bottom = Math.min(bottom, one.top)
  }
  return bottom - height >= room.top ? bottom - height : null
}
