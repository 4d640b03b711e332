import type { Setup, Simulated } from './simulate.ts'

const [WIDTH, HEIGHT] = [720, 360]
const [LEFT, RIGHT, TOP, BOTTOM] = [60, 20, 24, 44]
const COLOURS = ['#b3402a', '#c98a1b', '#2f62b5', '#1f7a4d']
/** Seconds, one line each. The scale is logarithmic: waits go from milliseconds to minutes. */
const LEVELS = [0.001, 0.01, 0.1, 1, 10, 100, 1_000]
const MINUTES = 10

const xOf = (second: number): number => LEFT + (second / (MINUTES * 60)) * (WIDTH - LEFT - RIGHT)
const yOf = (seconds: number): number => {
  const share = (Math.log10(Math.min(Math.max(seconds, 0.001), 1_000)) + 3) / 6
  return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)
}

const lineOf = (waits: ReadonlyArray<number>): string =>
  waits
    .slice(0, MINUTES * 60)
    .flatMap((seconds, second) => (second % 5 === 0 ? [`${xOf(second).toFixed(1)},${yOf(seconds).toFixed(1)}`] : []))
    .join(' ')

/** A picture (SVG) of how long an order takes that is sent so many minutes after the bell, a line for each setup. */
export const pictureOf = (runs: ReadonlyArray<{ readonly setup: Setup; readonly result: Simulated }>): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + runs.length * 18}" font-family="sans-serif" font-size="12" fill="#1d2430" role="img">`,
    '<title>Seconds that an order takes, by the minute after the bell in which it is sent</title>',
    `<rect width="${WIDTH}" height="${HEIGHT + runs.length * 18}" fill="#ffffff"/>`,
    ...LEVELS.flatMap((level) => [
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${yOf(level)}" y2="${yOf(level)}" stroke="#d5d9e0"/>`,
      `<text x="${LEFT - 8}" y="${yOf(level) + 4}" text-anchor="end">${level} s</text>`,
    ]),
    ...Array.from(
      { length: MINUTES + 1 },
      (_, minute) => `<text x="${xOf(minute * 60)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${minute}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">minutes after the bell</text>`,
    ...runs.flatMap(({ result, setup }, index) => {
      const colour = COLOURS[index % COLOURS.length]
      const y = HEIGHT + index * 18
      return [
        `<polyline points="${lineOf(result.waits)}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        `<rect x="${LEFT}" y="${y}" width="12" height="12" fill="${colour}"/>`,
        `<text x="${LEFT + 20}" y="${y + 11}">${setup.name}${result.waits.length === 0 ? ': no order is done' : ''}</text>`,
      ]
    }),
    '</svg>',
    '',
  ].join('\n')
