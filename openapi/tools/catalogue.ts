import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { fromRoot } from './files.ts'

/** The app's locales. `us` is the base that the types of the words come from. */
export const LOCALES = ['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'] as const
export type Locale = (typeof LOCALES)[number]

/** What a message is for: an answer of status 0, an answer of status 1, or words that never travel. */
export type Kind = 'failure' | 'success' | 'word'

/** One message: its code, its text on the wire (null for words), and what people read in each language. */
export interface Message {
  readonly code: string
  readonly kind: Kind
  readonly topic: string
  readonly wire: string | null
  readonly words: Readonly<Record<Locale, string>>
}

export type Catalogue = ReadonlyMap<string, Message>

type Entry = { readonly zh?: string } & Record<Locale, string>
const SECTIONS = { failures: 'failure', successes: 'success', words: 'word' } as const
type Topic = { readonly [S in keyof typeof SECTIONS]?: Readonly<Record<string, Entry>> }

/**
 * Messages of one topic file. Throws where a section is unknown.
 *
 * @param topic name of the file without its ending
 */
export const parseTopic = (topic: string, text: string): ReadonlyArray<Message> =>
  Object.entries(parse(text) as Topic).flatMap(([section, entries]) => {
    if (!(section in SECTIONS)) throw new Error(`messages/${topic}.yaml: unknown section ${section}`)
    const kind = SECTIONS[section as keyof typeof SECTIONS]
    return Object.entries(entries).map(([code, { zh, ...words }]) => ({ code, kind, topic, wire: zh ?? null, words }))
  })

/** Every message of `openapi/messages/`, in the order of its files. Throws where two have the same code. */
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
