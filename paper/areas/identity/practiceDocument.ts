import sharp from 'sharp'
import { type CleanImage, reencode } from '../uploads/reencode.ts'

type Colour = readonly [red: number, green: number, blue: number]
type Side = 'front' | 'back'
type Area = readonly [left: number, top: number, width: number, height: number, colour: Colour]

const [WIDTH, HEIGHT] = [640, 400]
const PAPER: Colour = [226, 236, 240]
const INK: Colour = [92, 110, 122]

const lines = (left: number, lengths: ReadonlyArray<number>): ReadonlyArray<Area> =>
  lengths.map((length, index) => [left, 90 + 44 * index, length, 14, INK])

/** A card without any real person on it: a portrait and lines in front, a stripe and lines behind. */
const AREAS: Readonly<Record<Side, ReadonlyArray<Area>>> = {
  front: [
    [0, 0, WIDTH, 52, [38, 92, 130]],
    [36, 90, 170, 220, [188, 204, 212]],
    [86, 124, 70, 80, INK],
    [62, 220, 118, 90, INK],
    ...lines(250, [300, 220, 260, 180, 320]),
  ],
  back: [[0, 40, WIDTH, 70, [30, 34, 40]], ...lines(40, [0, 420, 540, 360, 500, 280])],
}

const draw = async (side: Side): Promise<CleanImage> => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  const fill = ([left, top, width, height, colour]: Area): void => {
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) pixels.set(colour, (y * WIDTH + x) * 3)
    }
  }
  for (const area of [[0, 0, WIDTH, HEIGHT, PAPER] as const, ...AREAS[side]]) fill(area)
  const picture = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).png()
  const image = await reencode(await picture.toBuffer(), 'image/png')
  if (image === undefined) throw new Error('the practice document cannot be drawn')
  return image
}

const drawn = new Map<Side, Promise<CleanImage>>()

/**
 * The picture of a practice document, for customers whom testers verify. It is the same for all, so each side is drawn
 * once: encoding it costs more than all other work for such a customer.
 */
export const practiceDocument = async (side: Side): Promise<CleanImage> => {
  const made = drawn.get(side) ?? draw(side)
  drawn.set(side, made)
  try {
    return await made
  } catch (cause) {
    drawn.delete(side)
    throw cause
  }
}
