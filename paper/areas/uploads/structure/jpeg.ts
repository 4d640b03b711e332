import type { Structure } from './structure.ts'

const END = 0xd9
const SCAN = 0xda
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
/** Markers without a length. */
const standsAlone = (marker: number): boolean => marker === 0x01 || isRestart(marker)
/** Start of frame: C0 to CF without the tables DHT, JPG and DAC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Frames whose coefficients come in several scans: SOF2, 6, 10 and 14. */
const isProgressiveFrame = (marker: number): boolean => isFrame(marker) && marker % 4 === 2

/** The next marker in a scan: an FF that is neither escaped (FF 00) nor a restart marker. */
const afterScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0x00 && next !== 0xff && !isRestart(next)) return at
  }
  return bytes.length
}

/** Segments and scans up to the end marker. Source: ITU-T T.81, annex B. */
export const jpegStructure = (bytes: Buffer): Structure | undefined => {
  let size: { readonly width: number; readonly height: number } | undefined
  let parts = 0
  let isMultiPass = false
  let end: number | undefined
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === END) {
      end = at + 2
      break
    }
    if (marker === 0xff || standsAlone(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (at + 4 > bytes.length) break
    if (isFrame(marker) && at + 10 <= bytes.length) {
      size ??= { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      parts = Math.max(parts, bytes[at + 9] ?? 0)
    }
    // A scan without all colour components is one of several passes, also in a frame that is not progressive.
    isMultiPass ||= isProgressiveFrame(marker) || (marker === SCAN && (bytes[at + 4] ?? 0) < parts)
    const next = at + 2 + bytes.readUInt16BE(at + 2)
    at = marker === SCAN ? afterScan(bytes, next) : next
  }
  return size && size.width > 0 && size.height > 0 ? { ...size, end, isAnimated: false, isMultiPass } : undefined
}
