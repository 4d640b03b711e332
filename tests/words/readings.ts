import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { textsOf } from './texts.ts'

// npm run words:read           every translation was read against today's English
// npm run words:read -- es it  those of these languages were

const FILE = join(import.meta.dirname, '../../ui/i18n/readings.txt')
export const TRANSLATIONS = LOCALES.map(({ code }) => code).filter((code) => code !== 'us')

/** For each text: the hash of the English that all languages were read against, and those that have read a later one. */
type Readings = ReadonlyMap<string, Readonly<Record<string, string>>>

export const hashOf = (english: string): string => createHash('sha256').update(english).digest('base64url').slice(0, 6)

/** A line a text: `orders.title Ab3_xY`, and `es:9kQ2-z` behind it where Spanish has read a later English. */
export const readingsIn = (text: string): Readings =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [path = '', all = '', ...later] = line.split(' ')
        return [path, { all, ...Object.fromEntries(later.map((one) => one.split(':'))) }]
      }),
  )

/** The texts whose English changed since a language was read, or that were never read. */
export const unread = (english: ReadonlyMap<string, string>, readings: Readings, language: string): string[] =>
  [...english].flatMap(([path, text]) => {
    const known = readings.get(path)
    return (known?.[language] ?? known?.['all']) === hashOf(text) ? [] : [path]
  })

/** The readings after these languages were read against today's English; texts that are gone leave the list. */
export const afterReading = (
  english: ReadonlyMap<string, string>,
  readings: Readings,
  languages: ReadonlyArray<string>,
): string =>
  [...english]
    .map(([path, text]) => {
      const [hash, known] = [hashOf(text), readings.get(path) ?? { all: 'never' }]
      const read = TRANSLATIONS.filter((code) => languages.includes(code) || (known[code] ?? known['all']) === hash)
      if (read.length === TRANSLATIONS.length) return `${path} ${hash}`
      return [path, known['all'], ...read.map((code) => `${code}:${hash}`)].join(' ')
    })
    .toSorted()
    .join('\n') + '\n'

export const storedReadings = (): Readings => readingsIn(readFileSync(FILE, 'utf8'))

export const recordReading = async (languages: ReadonlyArray<string>): Promise<void> =>
  writeFileSync(
    FILE,
    afterReading(await textsOf('us'), storedReadings(), languages.length > 0 ? languages : TRANSLATIONS),
  )
