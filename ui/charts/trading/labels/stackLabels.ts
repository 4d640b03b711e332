/** Between which a label may lie, in pixels from the top. */
export interface Room {
  readonly top: number
  readonly bottom: number
}

/**
 * The positions of labels of the same height so that none covers another: as near to their lines as possible, in the
 * order of the lines, all within the room where there is enough of it.
 */
export const stackLabels = (
  ys: ReadonlyArray<number>,
  height: number,
  { top, bottom }: Room,
): ReadonlyArray<number> => {
  const places = ys.map((y, nth) => ({ y, nth })).sort((a, b) => a.y - b.y)
  let free = top + height / 2
  for (const place of places) {
    place.y = Math.max(place.y, free)
    free = place.y + height
  }
  let limit = bottom - height / 2
  for (const place of places.toReversed()) {
    place.y = Math.min(place.y, limit)
    limit = place.y - height
  }
  return places.sort((a, b) => a.nth - b.nth).map(({ y }) => y)
}
