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
})
