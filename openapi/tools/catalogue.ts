import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Schema } from 'effect'
import { parse } from 'yaml'
import { fromRoot } from './files.ts'

/** The app's locales. `us` is the base that the types of the words come from. */
export const LOCALES = ['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'] as const
export type Locale = (typeof LOCALES)[number]

/** The use of a message: an answer of status 0, an answer of status 1, or words that are never sent. */
export type Kind = 'failure' | 'success' | 'word'

/** One message: its code, its text on the wire (null for words), and its translation in each language. */
export interface Message {
  readonly code: string
  readonly kind: Kind
  readonly topic: string
  readonly wire: string | null
  readonly words: Readonly<Record<Locale, string>>
}

export type Catalogue = ReadonlyMap<string, Message>

const SECTIONS = { failures: 'failure', successes: 'success', words: 'word' } as const
const isSection = (name: string): name is keyof typeof SECTIONS => Object.hasOwn(SECTIONS, name)

const readTopic = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
const readEntries = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.String)))
const readWords = Schema.decodeUnknownSync(Schema.Record(Schema.Literals(LOCALES), Schema.String), {
  onExcessProperty: 'error',
})

/**
 * Messages of one topic file. Throws if a section is unknown or a message lacks a language.
 *
 * @param topic name of the file without its extension
 */
export const parseTopic = (topic: string, text: string): ReadonlyArray<Message> =>
  Object.entries(readTopic(parse(text))).flatMap(([section, entries]) => {
    if (!isSection(section)) throw new Error(`messages/${topic}.yaml: unknown section ${section}`)
    const kind = SECTIONS[section]
    return Object.entries(readEntries(entries)).map(([code, { zh, ...words }]) => {
      const missing = LOCALES.filter((locale) => words[locale] === undefined)
      if (missing.length > 0) throw new Error(`messages/${topic}.yaml: ${code} lacks ${missing.join(', ')}`)
      return { code, kind, topic, wire: zh ?? null, words: readWords(words) }
    })
  })

/** Every message of `openapi/messages/`, in the order of its files. Throws if two have the same code. */
export const readCatalogue = (folder = fromRoot('openapi/messages')): Catalogue => {
  const all = new Map<string, Message>()
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()) {
    for (const message of parseTopic(basename(file, '.yaml'), readFileSync(`${folder}/${file}`, 'utf8'))) {
      if (all.has(message.code)) throw new Error(`messages/${file}: ${message.code} exists already`)
      all.set(message.code, message)
    }
  }
  return all
}
