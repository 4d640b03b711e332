import type { Desktop } from './desktop.ts'
import type { Speech } from './speech.ts'

/** One line of the transcript: what was pressed, and what was said then. */
export interface Spoken {
  readonly pressed: string
  readonly said: readonly string[]
}

/** A part of the walk, such as the log-in. */
export interface Chapter {
  readonly title: string
  readonly lines: Spoken[]
}

/** A customer with hands on the keys and ears on Orca, and nothing else. */
export interface Reader {
  readonly begin: (title: string) => void
  readonly press: (key: string) => Promise<void>
  /** `shown` stands in the transcript instead of the text. */
  readonly type: (text: string, shown?: string) => Promise<void>
  /** Presses a key until something is said that contains the words. Throws after 40 presses. */
  readonly seek: (words: string, key?: string) => Promise<void>
  /** Waits until something is said that contains the words, after the last key. Throws after some silences. */
  readonly hear: (words: string) => Promise<void>
  readonly chapters: readonly Chapter[]
}

const MOST_PRESSES = 40
const MOST_SILENCES = 6

const textOf = ({ pressed, said }: Spoken): string => `${pressed}: ${said.join(' | ')}`

export const makeReader = (desktop: Desktop, speech: Speech): Reader => {
  const chapters: Chapter[] = []
  /** What was said since the last key. */
  let heard = ''
  const listen = async (pressed: string): Promise<void> => {
    const said = await speech.next()
    heard += ` ${said.join(' ')}`
    if (pressed !== '' || said.length > 0) chapters.at(-1)?.lines.push({ pressed, said })
  }
  const press = async (key: string) => {
    heard = ''
    desktop.press(key)
    await listen(key)
  }
  const fail = (words: string): Error =>
    new Error([`Not heard: ${words}`, ...chapters.flatMap(({ lines }) => lines.map(textOf))].join('\n'))
  return {
    chapters,
    begin: (title) => void chapters.push({ title, lines: [] }),
    press,
    type: async (text, shown = text) => {
      heard = ''
      desktop.type(text)
      await listen(shown)
    },
    seek: async (words, key = 'Tab') => {
      for (let n = 0; n < MOST_PRESSES; n += 1) {
        await press(key)
        if (heard.includes(words)) return
      }
      throw fail(words)
    },
    hear: async (words) => {
      for (let n = 0; n < MOST_SILENCES && !heard.includes(words); n += 1) await listen('')
      if (!heard.includes(words)) throw fail(words)
    },
  }
}
