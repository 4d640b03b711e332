import type { Instant } from '../domain/calendar/zone.ts'

/** One page of a list. `next` requests the following page; null where this is the last one. */
export interface Page<Row> {
  readonly list: ReadonlyArray<Row>
  readonly next: string | null
}

/** The requested page. */
export interface PageRequest {
  /** The `next` of the previous page, unchanged; absent for the first page. */
  readonly cursor?: string | undefined
  /** The most rows to return, 1 to 100; 20 by the server's default. */
  readonly limit?: number | undefined
}

/** Records at or after `from` and before `until`; null means open on that side. At most 366 days. */
export interface InstantRange {
  readonly from: Instant | null
  readonly until: Instant | null
}
