import { resolveColours } from '../../../theme/colour.ts'

/** What the picture of a closed position says, from top to bottom. */
export interface Told {
  readonly name: string
  readonly code: string
  readonly percent: string
  readonly direction: 'up' | 'down' | 'text'
  /** The result in money; null where the customer does not show it. */
  readonly amount: string | null
  readonly lines: ReadonlyArray<string>
  /** The app's name, and that it is simulated where it is. */
  readonly foot: string
}

const SIDE = 1080
const EDGE = 88
const FONT = 'system-ui, sans-serif'

/** The lines of the same as a text. */
export const textOf = ({ amount, code, foot, lines, name, percent }: Told): string =>
  [`${name} (${code}): ${percent}${amount === null ? '' : `, ${amount}`}`, ...lines, foot, ''].join('\n')

/** The picture as a PNG in the look of the app, light or dark; null where this device cannot draw one. */
export const pictureOf = (told: Told, isRightToLeft: boolean): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const colour = resolveColours(['surface', 'line', 'text', 'text-2', 'up', 'down'], document.body)
  context.fillStyle = colour('surface')
  context.fillRect(0, 0, SIDE, SIDE)
  context.fillStyle = colour(told.direction)
  context.fillRect(0, 0, SIDE, 16)
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  const start = isRightToLeft ? SIDE - EDGE : EDGE
  const write = (text: string, y: number, font: string, token: Parameters<typeof colour>[0]) => {
    context.font = `${font} ${FONT}`
    context.fillStyle = colour(token)
    context.fillText(text, start, y, SIDE - 2 * EDGE)
  }
  write(told.name, 180, '600 64px', 'text')
  write(told.code, 240, '400 36px', 'text-2')
  write(told.percent, 470, '700 168px', told.direction)
  if (told.amount !== null) write(told.amount, 560, '600 64px', told.direction)
  for (const [nth, line] of told.lines.entries()) write(line, 690 + nth * 72, '400 44px', 'text')
  context.fillStyle = colour('line')
  context.fillRect(EDGE, SIDE - 150, SIDE - 2 * EDGE, 2)
  write(told.foot, SIDE - 80, '400 36px', 'text-2')
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
