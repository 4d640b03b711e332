/** Where the customer-service button rests: at which edge, and how far down the free height (0 top, 1 bottom). */
export interface ServicePlace {
  readonly edge: 'start' | 'end'
  readonly height: number
}

export const DEFAULT_PLACE: ServicePlace = { edge: 'end', height: 1 }

/** Below this many pixels a movement is a shaky tap, not a drag. */
export const DRAG_FROM = 6

/** A stored place; anything unreadable means the default one. */
export const placeFrom = (stored: string | null): ServicePlace => {
  const [edge, height] = (stored ?? '').split(' ')
  const share = Number(height)
  if ((edge !== 'start' && edge !== 'end') || !(share >= 0 && share <= 1)) return DEFAULT_PLACE
  return { edge, height: share }
}

export const placeText = (place: ServicePlace): string => `${place.edge} ${place.height.toFixed(3)}`

/** The place nearest to where the button was let go: it snaps to an edge and stays inside the free height. */
export const snapped = (
  at: { readonly x: number; readonly y: number },
  room: { readonly width: number; readonly top: number; readonly height: number },
  rtl: boolean,
): ServicePlace => ({
  edge: at.x < room.width / 2 !== rtl ? 'start' : 'end',
  height: Math.min(1, Math.max(0, (at.y - room.top) / Math.max(1, room.height))),
})

/** The places that can be chosen by name, from the top down. */
export const NAMED_PLACES = (['start', 'end'] as const).flatMap((edge) =>
  [0, 0.5, 1].map((height): ServicePlace => ({ edge, height })),
)

/** The named place that is nearest to where the button rests. */
export const nearestPlace = ({ edge, height }: ServicePlace): ServicePlace => ({
  edge,
  height: Math.round(height * 2) / 2,
})

/** How much of the free height an arrow key goes. */
const STEP = 0.1

/** Where an arrow key brings it: up, down, or to the other edge; null for other keys. What a drag does, for keys. */
export const nudged = ({ edge, height }: ServicePlace, key: string, rtl: boolean): ServicePlace | null => {
  if (key === 'ArrowUp') return { edge, height: Math.max(0, height - STEP) }
  if (key === 'ArrowDown') return { edge, height: Math.min(1, height + STEP) }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return { edge: (key === 'ArrowLeft') === rtl ? 'end' : 'start', height }
}
