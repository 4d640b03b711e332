import { describe, expect, it } from 'vitest'
import { fitEdge, shrinkImage } from './shrinkImage.ts'

describe('a photo before its upload', () => {
  it('keeps its proportions', () => {
    expect(fitEdge(4800, 3600)).toEqual({ width: 2400, height: 1800 })
    expect(fitEdge(3000, 12_000)).toEqual({ width: 600, height: 2400 })
  })
  it('is never enlarged, and no edge is zero', () => {
    expect(fitEdge(800, 600)).toEqual({ width: 800, height: 600 })
    expect(fitEdge(12_000, 1)).toEqual({ width: 2400, height: 1 })
  })
  it('stays unchanged where it is small or cannot be decoded', async () => {
    const small = new File(['x'], 'a.png')
    const strange = new File([new Uint8Array(2_000_000)], 'b.jpg')
    expect(await shrinkImage(small)).toBe(small)
    expect(await shrinkImage(strange)).toBe(strange)
  })
  it.each(['image/heic', 'image/heif', ''])('becomes a JPEG where it is a small HEIC of type "%s"', async (type) => {
    const photo = new File(['x'], 'IMG_1.heic', { type })
    const jpeg = new Blob(['longer than the photo'], { type: 'image/jpeg' })
    const made = await shrinkImage(photo, () => Promise.resolve(jpeg))
    expect([made?.name, made?.type, await made?.text()]).toEqual(['IMG_1.jpg', 'image/jpeg', 'longer than the photo'])
  })
  it('is nothing where it is a HEIC that the browser cannot decode or draw', async () => {
    const photo = new File(['x'], 'IMG_1.heic', { type: 'image/heic' })
    expect(await shrinkImage(photo, () => Promise.reject(new Error('no decoder')))).toBeNull()
    expect(await shrinkImage(photo, () => Promise.resolve(null))).toBeNull()
  })
})
