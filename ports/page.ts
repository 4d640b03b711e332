import type { Instant } from '../domain/calendar/zone.ts'

/** One page of a list. `next` asks for the page after it; null where this is the last one. */
export interface Page<Row> {
  readonly list: ReadonlyArray<Row>
  readonly next: string | null
}

/** Which page is asked for. */
export interface PageRequest {
  /** The `next` of the page before, unchanged; absent for the first page. */
  readonly cursor?: string | undefined
  /** Most rows to answer, 1 to 100; the server's 20 where absent. */
  readonly limit?: number | undefined
}

/** Records at or after `from` and before `until`; null is open on that side. At most 366 days. */
export interface InstantRange {
  readonly from: Instant | null
  readonly until: Instant | null
}
