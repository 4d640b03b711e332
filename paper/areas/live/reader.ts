import type { Place } from './eventId.ts'

/** What a stream is about. */
export interface Topics {
  readonly quotes: ReadonlyArray<string>
  readonly depth: ReadonlyArray<string>
  readonly own: boolean
}

/** Bytes that wait for a client: above the first it gets no quotes until it has read, above the second its stream ends. */
const SLOW = 16 * 1024
const STUCK = 256 * 1024

/** One open stream. */
export interface Reader {
  readonly customerId: string
  readonly topics: Topics
  /** The place after which the client goes on; undefined for a new stream. */
  readonly after: Place | undefined
  /** Whether the session is still valid. */
  readonly isAdmitted: () => Promise<boolean>
  /** Sends a text that must not be left out. Ends the stream of a client that does not read. */
  readonly write: (text: string) => void
  /** Whether the client has not read what was sent: then quotes wait. */
  readonly isSlow: () => boolean
  readonly isOver: () => boolean
  readonly end: () => void
  /** When something was last sent, by the clock of `performance`. */
  readonly sentAt: () => number
}

/** The part of a response that a stream uses. */
export interface Output {
  readonly on: (event: 'close', tell: () => void) => unknown
  readonly write: (text: string) => unknown
  /** Bytes that wait for the client. */
  readonly writableLength: number
  readonly destroy: () => unknown
  readonly end: () => unknown
}

type About = Pick<Reader, 'customerId' | 'topics' | 'after' | 'isAdmitted'>

/** A stream over a response whose head was sent. */
export const makeReader = (response: Output, about: About): Reader => {
  let isOver = false
  let sentAt = performance.now()
  response.on('close', () => (isOver = true))
  return {
    ...about,
    write: (text) => {
      if (isOver) return
      sentAt = performance.now()
      try {
        response.write(text)
        if (response.writableLength <= STUCK) return
      } catch {
        // It ends alone: others are written to in the same turn.
      }
      isOver = true
      response.destroy()
    },
    isSlow: () => response.writableLength > SLOW,
    isOver: () => isOver,
    end: () => {
      if (isOver) return
      isOver = true
      response.end()
    },
    sentAt: () => sentAt,
  }
}
