import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The value of a token in light and in dark. */
const token = (name: string): readonly [string, string] => {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(CSS) ?? []
  return [light, dark]
}

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2: the ratio of two colours, from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A colour over a ground where it covers a part of it, from 0 to 1. */
const over = (colour: string, ground: string, part: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [upper, lower] = [colour, ground].map((one) => Number.parseInt(one.slice(at, at + 2), 16))
      return Math.round((upper ?? 0) * part + (lower ?? 0) * (1 - part))
    })
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

describe.each(['green', 'red', 'blue'])('prices in %s', (colour) => {
  it.each(['surface', 'page', 'raised', 'fill', `${colour}-soft`])(
    'are readable on %s, in light and dark',
    (ground) => {
      const [inks, grounds] = [token(colour), token(ground)]
      for (const theme of [0, 1] as const)
        expect(contrast(inks[theme], grounds[theme]), `${inks[theme]} on ${grounds[theme]}`).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('carry the text of a button', () => {
    const [inks, grounds] = [token('on-change'), token(colour)]
    for (const theme of [0, 1] as const) expect(contrast(inks[theme], grounds[theme])).toBeGreaterThanOrEqual(4.5)
  })

  it('are readable in the colour of text on the ground that highlights a change', () => {
    const highlights = [...CSS.matchAll(/--color-(?:risen|fallen): .*?var\(--(?:up|down)\) (\d+)%/g)]
    expect(highlights).toHaveLength(2)
    const [texts, colours, grounds] = [token('text'), token(colour), token('surface')]
    for (const [, part] of highlights)
      for (const theme of [0, 1] as const)
        expect(contrast(texts[theme], over(colours[theme], grounds[theme], Number(part) / 100))).toBeGreaterThanOrEqual(
          4.5,
        )
  })
})
