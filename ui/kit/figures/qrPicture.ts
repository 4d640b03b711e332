import { encode } from 'uqr'

export interface QrPicture {
  /** Modules along one edge, the quiet zone of four included. */
  readonly size: number
  /** Every dark module, as an SVG path in units of one module. */
  readonly path: string
}

/** A QR code made on the device. Runs of dark modules are one rectangle each, so that no seams show. */
export const qrPicture = (text: string): QrPicture => {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => {
    const dark = row.map((module) => (module ? '1' : '0')).join('')
    return [...dark.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
  })
  return { size, path: path.join('') }
}
