import type { LiveTopics } from '../../../ports/Live.ts'

/** A tab that has not said what it wants for this long has gone, in milliseconds. */
const GONE = 75_000
const MOST_DEPTHS = 5
const MOST_QUOTES = 200

const joinedList = (lists: ReadonlyArray<ReadonlyArray<string>>, most: number): ReadonlyArray<string> =>
  [...new Set(lists.flat())].slice(0, most).toSorted()

/** Whether two streams would be about the same. */
export const isSameTopics = (a: LiveTopics, b: LiveTopics): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What all tabs want together. */
export const makeWants = (changed: () => void) => {
  const tabs = new Map<string, { readonly topics: LiveTopics; readonly at: number }>()
  return {
    /** Whether no other tab has said what it wants. */
    isAlone: (): boolean => tabs.size < 2,
    joined: (): LiveTopics => {
      for (const [tab, { at }] of tabs) if (performance.now() - at > GONE) tabs.delete(tab)
      const all = [...tabs.values()].map(({ topics }) => topics)
      return {
        quotes: joinedList(
          all.map(({ quotes }) => quotes),
          MOST_QUOTES,
        ),
        depth: joinedList(
          all.map(({ depth }) => depth),
          MOST_DEPTHS,
        ),
        own: all.some(({ own }) => own),
      }
    },
    /** A tab wants other topics, or with null none any more. */
    put: (tab: string, topics: LiveTopics | null): void => {
      if (topics === null) tabs.delete(tab)
      else tabs.set(tab, { topics, at: performance.now() })
      changed()
    },
  }
}
