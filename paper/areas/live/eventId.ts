/** A place among all events: everything up to it has been sent. */
export interface Place {
  readonly epoch: string
  /** The transaction that wrote the event. */
  readonly writtenBy: bigint
  readonly id: bigint
}

const ID = /^([0-9a-z]{1,40})-(\d{1,20})-(\d{1,19})$/
/** The largest of PostgreSQL's `xid8` and `bigint`: a larger number would fail in the query that compares it. */
const LARGEST = { writtenBy: 2n ** 64n - 1n, id: 2n ** 63n - 1n }

/** The `id` of an event. */
export const eventId = ({ epoch, id, writtenBy }: Place): string => `${epoch}-${writtenBy}-${id}`

/** Reads the `id` of an event; undefined for another text. */
export const readEventId = (text: string): Place | undefined => {
  const [, epoch, writtenBy, id] = ID.exec(text) ?? []
  if (epoch === undefined || writtenBy === undefined || id === undefined) return undefined
  const place = { epoch, writtenBy: BigInt(writtenBy), id: BigInt(id) }
  return place.writtenBy <= LARGEST.writtenBy && place.id <= LARGEST.id ? place : undefined
}
