import { pinyin } from 'pinyin-pro'
import type { Instrument } from '../../../../domain/markets/market.ts'
import type { MarketCode } from '../../../../domain/markets/marketCode.ts'
import { rankOf, type SearchKeys } from '../../../../domain/quotes/searching.ts'
import type { Listing } from '../../../market/listing/listing.ts'
import { LISTINGS } from '../../../market/listing/listings.ts'
import { fold } from './fold.ts'

/** An instrument with all its search keys, folded. */
interface Entry extends SearchKeys {
  readonly instrument: Instrument
}

const entryOf = ({ instrument }: Listing): Entry => {
  const { chineseName, code, initials, name } = instrument
  const whole = pinyin(chineseName, { toneType: 'none', type: 'array' }).join('')
  return {
    instrument,
    code: fold(code),
    names: [fold(name), fold(chineseName)].filter((text) => text !== ''),
    // ü is written u or v.
    sounds: [initials, fold(whole), fold(whole.replaceAll('ü', 'v'))].map((text) => text.replaceAll(' ', '')),
  }
}

/** What narrows a search, and the reader's language where it is known. */
interface Narrowed {
  readonly market?: MarketCode | undefined
  readonly language?: string | undefined
}

let entries: ReadonlyArray<Entry> | undefined

/** Created by the first search: pinyin takes some milliseconds. */
const index = (): ReadonlyArray<Entry> =>
  (entries ??= LISTINGS.map(entryOf).toSorted((a, b) => (a.code < b.code ? -1 : 1)))

/**
 * Instruments that match a keyword, of one market or of all: the exact code, then those that begin with it (code, name,
 * pinyin or its initials), then names of which a later word does, then names that contain it, then those with one typing error; within
 * each by code.
 */
export const findInstruments = (text: string, { language, market }: Narrowed = {}): ReadonlyArray<Instrument> => {
  const keyword = fold(text)
  const readsChinese = language === undefined || language === 'cn' || language === 'tw'
  if (keyword === '') return []
  const ranks: ReadonlyArray<Array<Instrument>> = [[], [], [], [], []]
  for (const entry of index()) {
    if (market !== undefined && entry.instrument.market !== market) continue
    const rank = rankOf(entry, keyword, readsChinese)
    if (rank !== undefined) ranks[rank]?.push(entry.instrument)
  }
  return ranks.flat()
}
