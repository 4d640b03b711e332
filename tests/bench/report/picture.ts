import { type Figure, type Goal, isMet } from './figures.ts'
import { formatGoal, formatValue, spreadOf } from './table.ts'

const ROW = 26
const LABELS = 400
const BARS = 380
const WIDTH = LABELS + BARS + 180
/** The goal stands at this part of the bars' width, so that what is far above it has room. */
const GOAL_AT = 0.5

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Pixels of a value: its share of the goal, drawn from nothing up to twice the goal. A goal of none is met by a bar of no length. */
const pixels = (value: number, goal: Goal): number => {
  const wanted = goal.max ?? goal.min ?? 1
  const share = wanted === 0 ? (value === 0 ? 0 : 2) : value / wanted
  return Math.round(Math.min(Math.max(share, 0), 2) * GOAL_AT * BARS)
}

const barOf = (figure: Figure, goal: Goal, row: number): string => {
  const { high, low, middle } = spreadOf(figure.values)
  const y = 40 + row * ROW
  const colour = isMet(middle, goal) ? '#1f7a4d' : '#b3402a'
  const [from, to] = [LABELS + pixels(low, goal), LABELS + pixels(high, goal)]
  const value = `${formatValue(middle, figure.unit)} ${figure.unit}`.trim()
  return [
    `<text x="${LABELS - 10}" y="${y + 15}" text-anchor="end">${escaped(figure.what)}</text>`,
    `<rect x="${LABELS}" y="${y + 4}" width="${pixels(middle, goal)}" height="14" fill="${colour}"/>`,
    `<line x1="${from}" x2="${to}" y1="${y + 11}" y2="${y + 11}" stroke="#1d2430" stroke-width="2"/>`,
    `<text x="${LABELS + BARS + 10}" y="${y + 15}">${escaped(`${value}, goal ${formatGoal(goal, figure.unit)}`)}</text>`,
  ].join('\n')
}

/**
 * A picture (SVG) of all figures that have a goal: a bar for the median, a line over it from the smallest to the largest
 * value, and one vertical line where the goal is. A goal of at least so much is met to the right of that line, one of at
 * most so much to the left; green bars meet theirs.
 */
export const pictureOf = (figures: readonly Figure[]): string => {
  const drawn = figures.flatMap((figure) => (figure.goal ? [{ figure, goal: figure.goal }] : []))
  const height = 56 + drawn.length * ROW
  const at = LABELS + GOAL_AT * BARS
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="#1d2430" role="img">`,
    '<title>Measured figures beside their goals</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `<text x="${at}" y="24" text-anchor="middle">goal</text>`,
    ...drawn.map(({ figure, goal }, row) => barOf(figure, goal, row)),
    `<line x1="${at}" x2="${at}" y1="32" y2="${height - 12}" stroke="#1d2430" stroke-dasharray="4 3"/>`,
    '</svg>',
    '',
  ].join('\n')
}
