import type { Reader } from './reader.ts'

/** The streams of a process, by customer too: a commit of one customer must not cost time for each stream. */
export interface OpenStreams {
  readonly all: ReadonlySet<Reader>
  readonly of: (customerId: string) => Iterable<Reader>
  readonly customerIds: () => ReadonlyArray<string>
  readonly add: (reader: Reader) => void
  /** Leaves out the streams that are over. */
  readonly forgetEnded: () => void
}

export const makeOpenStreams = (): OpenStreams => {
  const all = new Set<Reader>()
  const byCustomer = new Map<string, Set<Reader>>()
  const forget = (reader: Reader): void => {
    all.delete(reader)
    const theirs = byCustomer.get(reader.customerId)
    theirs?.delete(reader)
    if (theirs?.size === 0) byCustomer.delete(reader.customerId)
  }
  return {
    all,
    of: (customerId) => byCustomer.get(customerId) ?? [],
    customerIds: () => [...byCustomer.keys()],
    add: (reader) => {
      all.add(reader)
      const theirs = byCustomer.get(reader.customerId) ?? new Set<Reader>()
      byCustomer.set(reader.customerId, theirs.add(reader))
    },
    forgetEnded: () => {
      for (const reader of all) if (reader.isOver()) forget(reader)
    },
  }
}
