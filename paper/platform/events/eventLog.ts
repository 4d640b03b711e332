/** Something that the broker decided, and why, in a sentence for testers. */
export interface Decision {
  /** The broker's time. */
  readonly at: Date
  readonly topic: 'call' | 'order' | 'position' | 'job' | 'fault' | 'tester' | 'message'
  readonly text: string
  /** The customer's id, where the place that decides knows it. */
  readonly customerId?: string | undefined
  /** The record or the instrument that it is about. */
  readonly subject?: string | undefined
}

/**
 * What the broker decided, the newest of this process, in memory: noting costs nothing in the database and is part of no
 * transaction. A note that repeats the last one about its subject is left out.
 */
export interface EventLog {
  readonly note: (decision: Decision) => void
  /** The newest first. */
  readonly list: () => ReadonlyArray<Decision>
  readonly forget: () => void
}

/** How many are kept. */
const KEPT = 2_000

/** The last decisions of this process, in memory. The same decision about one subject is noted once. */
export const makeEventLog = (kept = KEPT): EventLog => {
  let decisions: Array<Decision> = []
  const last = new Map<string, string>()
  return {
    note: (decision) => {
      const { subject, text, topic } = decision
      const about = `${topic} ${subject ?? ''}`
      if (subject !== undefined && last.get(about) === text) return
      if (last.size >= kept) last.clear()
      last.set(about, text)
      decisions.push(decision)
      // Seldom, so that a note costs no copying.
      if (decisions.length >= 2 * kept) decisions = decisions.slice(-kept)
    },
    list: () => decisions.slice(-kept).reverse(),
    forget: () => {
      decisions = []
      last.clear()
    },
  }
}
