/** A dragged row: its index, its distance from its place, and the place where it would be dropped now. */
export interface Drag {
  readonly from: number
  readonly to: number
  /** In pixels, as is the height of a row. */
  readonly by: number
  readonly height: number
}

/** The place a row dragged `by` pixels would take among `count` rows of `height` pixels. */
export const placeAt = (from: number, by: number, height: number, count: number): number =>
  Math.max(0, Math.min(count - 1, from + Math.round(by / height)))

/**
 * How far the row at `index` is moved on the screen: the dragged one by its distance, the rows that it passes by a
 * row's height.
 */
export const shiftOf = (index: number, drag: Drag | null): number => {
  if (drag === null) return 0
  const { from, to, by, height } = drag
  if (index === from) return by
  return index > from && index <= to ? -height : index < from && index >= to ? height : 0
}
