import { type Figure, type Goal, isMet, median } from './figures.ts'

/** A measured value with as many digits as it is worth; something that never ends takes for ever. */
export const formatValue = (value: number, unit: string): string => {
  if (value === Infinity) return 'never'
  const isWhole = unit === 'ms' || unit === '/s' || (unit === '' && Number.isInteger(value))
  const digits = isWhole ? 0 : unit === '' ? 3 : 1
  return value.toFixed(digits)
}

/** `≤ 80 ms`; nothing where there is no goal. */
export const formatGoal = (goal: Goal | undefined, unit: string): string => {
  if (goal?.max !== undefined) return `≤ ${goal.max} ${unit}`.trim()
  return goal?.min === undefined ? '' : `≥ ${goal.min} ${unit}`.trim()
}

/** The middle of all rounds, and the smallest and the largest of them. */
export const spreadOf = (values: readonly number[]) => ({
  middle: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
})

const rowOf = ({ goal, part, unit, values, what }: Figure & { readonly goal: Goal }): string => {
  const { high, low, middle } = spreadOf(values)
  const spread = values.length === 1 ? '' : `${formatValue(low, unit)}–${formatValue(high, unit)}`
  const verdict = isMet(middle, goal) ? 'met' : '**missed**'
  return `| ${part} | ${what} | ${formatValue(middle, unit)} ${unit} | ${spread} | ${formatGoal(goal, unit)} | ${verdict} |`.replaceAll(
    / +/g,
    ' ',
  )
}

/** A table in Markdown of the figures that have a goal. Those without one stand in the run's JSON. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = figures.flatMap(({ goal, ...figure }) => (goal === undefined ? [] : [rowOf({ ...figure, goal })]))
  return ['| part | measured | median | spread | goal | |', '|---|---|---|---|---|---|', ...rows].join('\n')
}
