import type { QrPicture } from './qrPicture.ts'

/** The texts on the saved card, from top to bottom. */
export interface CardTexts {
  readonly name: string
  readonly invites: string
  readonly code: string
}

const WIDTH = 720
const HEIGHT = 960
const QR = 520
const FONT = 'system-ui, sans-serif'

/** The name card as a PNG picture; null where this device cannot draw one. Black on white, whatever the theme. */
export const cardPicture = (qr: QrPicture, { name, invites, code }: CardTexts): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = '#14181f'
  context.textAlign = 'center'
  const write = (text: string, y: number, font: string) => {
    context.font = `${font} ${FONT}`
    context.fillText(text, WIDTH / 2, y, WIDTH - 80)
  }
  write(name, 110, '600 44px')
  write(invites, 170, '400 30px')
  write(code, 850, '600 56px')
  const side = QR / qr.size
  context.translate((WIDTH - QR) / 2, 230)
  context.scale(side, side)
  const modules = new Path2D(qr.path)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled along a path
  context.fill(modules)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
