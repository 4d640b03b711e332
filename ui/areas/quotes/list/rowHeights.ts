/** Height of a row before one was measured, in pixels. */
const ROW_PX = 60
/** Rows that are rendered above and below the screen. */
const BEYOND = 8
/** Rows come and go in groups of so many: one rendering for each group. */
const STEP = 4

/** Heights of rows by their keys, in pixels. */
export type Heights = Map<string, number>

/** What of a long list is rendered: the first row and one past the last, and the height of the rows before and after them. */
export interface Place {
  readonly from: number
  readonly to: number
  readonly above: number
  readonly below: number
}

const meanOf = (heights: Heights): number => {
  let sum = 0
  for (const height of heights.values()) sum += height
  return heights.size === 0 ? ROW_PX : sum / heights.size
}

/**
 * The rows near the screen. `top` is where the list begins, `screen` how high the screen is, both in pixels from the
 * upper edge of the screen. A row that was never measured counts as the mean of those that were.
 */
export const placeOf = (
  keys: ReadonlyArray<string>,
  heights: Heights,
  { top, screen }: { readonly top: number; readonly screen: number },
): Place => {
  const mean = meanOf(heights)
  const edges = [0]
  for (const key of keys) edges.push((edges.at(-1) ?? 0) + (heights.get(key) ?? mean))
  const edge = (nth: number): number => edges[nth] ?? 0
  const countAbove = (y: number): number => {
    const nth = edges.findIndex((bottom, at) => at > 0 && bottom > y)
    return nth === -1 ? keys.length : nth - 1
  }
  const first = Math.floor((countAbove(-top) - BEYOND) / STEP) * STEP
  const last = Math.ceil((countAbove(screen - top) + 1 + BEYOND) / STEP) * STEP
  const [from, to] = [Math.min(Math.max(0, first), keys.length), Math.min(last, keys.length)]
  return { from, to, above: Math.round(edge(from)), below: Math.round(edge(keys.length) - edge(to)) }
}

/** Heights that were measured, kept while the app runs: a list that is opened again stands where it was left. */
export const makeRowHeights = () => {
  const kept = new Map<string, { readonly width: number; readonly heights: Heights }>()
  return {
    /** Of one list at one width, in pixels; of another width nothing is known. */
    of: (list: string, width: number): Heights => {
      const known = kept.get(list)
      if (known?.width === width) return known.heights
      const heights: Heights = new Map()
      kept.set(list, { width, heights })
      return heights
    },
  }
}
