import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

/** Widths of letters in ems of our font, a little above the mean: a text that fits by this table fits on a screen. */
const WIDTHS: ReadonlyArray<readonly [letters: RegExp, width: number]> = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}，。：（）／]/u, 1],
  [/\p{Script=Hangul}/u, 0.9],
  [/\p{M}/u, 0],
  [/\p{Script=Arabic}/u, 0.5],
  [/[ilIjft.,:;'’|\s]/u, 0.3],
  [/[mwMW%]/u, 0.85],
  [/\p{Lu}/u, 0.66],
]
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.54), 0)

const [FONT, SMALL, LARGE, SIDES, GAP] = [14, 11, 16, 32, 12]
/** Rows of tabs: they share a line, with this much around each. */
const TABS: ReadonlyArray<readonly [rows: RegExp, padding: number]> = [
  [/^daytrade\.tabs\./, 12],
  [/^dividends\.tabs\./, 16],
  [/^copytrading\.tabs\./, 16],
]
/** Labels of the tiles on home, four in a line, in two lines each at most. */
const TILES =
  /^home\.(?:ipo|aShares|placements|blockTrades|fastLane|copyTrading|toLending|dayTrading|toDividends|benefits)$/
/** Labels beside a figure: half a line. */
/** Two buttons beside each other at the bottom, in letters of 16 pixels, with 20 pixels beside the text of each. */
const PAIRS = /^block\.(?:toQuote|buy)$/
/** Three buttons beside each other: one word each, which cannot break. */
const TRIOS = /^positions\.(?:deposit|withdraw|convert)$/
/** A label with its value, which share a line: the figures in the value are short. */
const LINES = [['transfers.credited', 'transfers.creditedWithin']] as const
const filled = (text: string): string => text.replaceAll(/\{\{.*?([^:|}]*)\}\}/g, '$1').replaceAll(/\{[^}]*\}/g, '48')
const LABELS = /^offers\.(?:premium|issuePrice|discount|lastPrice)$/

describe.each(LOCALES.flatMap((locale) => [320, 360].map((width) => ({ ...locale, width }))))(
  '$name at $width px',
  ({ code, width }) => {
    it('each row of tabs fits in its line', async () => {
      const texts = [...(await textsOf(code))]
      const wide = TABS.flatMap(([row, padding]) => {
        const tabs = texts.filter(([path]) => row.test(path)).map(([, text]) => text)
        const need = tabs.reduce((sum, text) => sum + widthOf(text) * FONT + padding, 0)
        return need <= width - SIDES ? [] : [`${row.source}: ${tabs.join(' / ')} takes ${Math.round(need)}`]
      })
      expect(wide).toEqual([])
    })

    it('each word of a tile fits in it, and each label in half a line', async () => {
      const texts = [...(await textsOf(code))]
      const tile = (width - SIDES) / 4
      const words = texts.filter(([path]) => TILES.test(path)).flatMap(([, text]) => text.split(/[\s-]/))
      expect(words.filter((word) => widthOf(word) * SMALL > tile)).toEqual([])
      const labels = texts.filter(([path]) => LABELS.test(path)).map(([, text]) => text)
      expect(labels.filter((text) => widthOf(text) * FONT > (width - SIDES) * 0.6)).toEqual([])
    })

    it('each of two or three buttons has one line, and so has a label with its value', async () => {
      const texts = new Map(await textsOf(code))
      const pairs = [...texts].filter(([path]) => PAIRS.test(path)).map(([, text]) => text)
      expect(pairs.filter((text) => widthOf(text) * LARGE > (width - SIDES - GAP) / 2 - 40)).toEqual([])
      const trios = [...texts].filter(([path]) => TRIOS.test(path)).map(([, text]) => text)
      expect(trios.filter((text) => /\s/.test(text))).toEqual([])
      const lines = LINES.map((paths) => paths.map((path) => filled(texts.get(path) ?? '')).join(' '))
      expect(lines.filter((text) => widthOf(text) * FONT > width - SIDES - GAP)).toEqual([])
    })
  },
)
