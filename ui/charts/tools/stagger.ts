/**
 * The column of each place on a vertical line, from 0 on, so that no two places of a column are nearer than their size:
 * the first of some that are near keeps column 0.
 */
export const stagger = (places: ReadonlyArray<number>, size: number): ReadonlyArray<number> => {
  const columns: Array<number> = []
  for (const [nth, place] of places.entries()) {
    const taken = new Set(columns.filter((_, before) => Math.abs((places[before] ?? 0) - place) < size && before < nth))
    let column = 0
    while (taken.has(column)) column += 1
    columns.push(column)
  }
  return columns
}
