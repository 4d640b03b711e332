import type { CalendarCode } from '../../domain/calendar/calendars.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { Decimal } from '../../domain/money/decimal.ts'

/** A span of time; without `until` it has not ended yet. */
export interface Span {
  readonly from: Instant
  readonly until?: Instant
}

/**
 * A tester's change to the market. Stored with its instants, so that it is the same in every process and every chart.
 */
export type Override =
  /**
   * From `at` on the price continues from this value: the random walk is scaled to it and limited to the day's limits.
   */
  | { readonly kind: 'price'; readonly code: string; readonly at: Instant; readonly price: Decimal }
  /** No trading in one instrument; its price does not change. */
  | ({ readonly kind: 'halt'; readonly code: string } & Span)
  /** One instrument has no price. */
  | ({ readonly kind: 'no-price'; readonly code: string } & Span)
  /** A market is open outside its hours, or closed within them. */
  | ({ readonly kind: 'session'; readonly calendar: CalendarCode; readonly state: 'open' | 'closed' } & Span)

/** The changes that concern one instrument. */
export interface OwnOverrides {
  /** In order of time; of two at one instant the later entry is last. */
  readonly prices: ReadonlyArray<{ readonly at: Instant; readonly price: Decimal }>
  /** Halts and forced closes, in order, not overlapping: the price does not change. */
  readonly still: ReadonlyArray<Required<Span>>
  readonly halts: ReadonlyArray<Required<Span>>
  readonly closed: ReadonlyArray<Required<Span>>
  readonly open: ReadonlyArray<Required<Span>>
  readonly noPrice: ReadonlyArray<Required<Span>>
}

/** All changes, indexed for lookup. Create it once per change: caches are keyed by its identity. */
export interface Overrides {
  readonly of: (code: string, calendar: CalendarCode) => OwnOverrides | undefined
}

const FOREVER = Number.POSITIVE_INFINITY

const spansOf = (spans: ReadonlyArray<Span>): ReadonlyArray<Required<Span>> =>
  spans.map(({ from, until }) => ({ from, until: until ?? FOREVER })).sort((a, b) => a.from - b.from)

/** Merges overlapping and adjacent spans. */
export const merged = (spans: ReadonlyArray<Required<Span>>): ReadonlyArray<Required<Span>> => {
  const result: Array<Required<Span>> = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last !== undefined && span.from <= last.until) {
      result[result.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
    } else result.push(span)
  }
  return result
}

/** The last span that contains an instant: `from` is inclusive, `until` exclusive. */
export const spanAt = (spans: ReadonlyArray<Required<Span>>, at: Instant): Required<Span> | undefined =>
  spans.findLast(({ from, until }) => from <= at && at < until)

const arrange = (list: ReadonlyArray<Override>, code: string, calendar: CalendarCode): OwnOverrides | undefined => {
  const own = list.filter((one) => (one.kind === 'session' ? one.calendar === calendar : one.code === code))
  if (own.length === 0) return undefined
  const sessions = own.filter((one) => one.kind === 'session')
  const halts = spansOf(own.filter((one) => one.kind === 'halt'))
  const closed = spansOf(sessions.filter(({ state }) => state === 'closed'))
  return {
    prices: own.filter((one) => one.kind === 'price').sort((a, b) => a.at - b.at),
    still: merged([...halts, ...closed]),
    halts,
    closed,
    open: spansOf(sessions.filter(({ state }) => state === 'open')),
    noPrice: spansOf(own.filter((one) => one.kind === 'no-price')),
  }
}

/** What testers changed, arranged for each instrument when it is first asked for. */
export const arrangeOverrides = (list: ReadonlyArray<Override>): Overrides => {
  const known = new Map<string, OwnOverrides | undefined>()
  return {
    of: (code, calendar) => {
      if (list.length === 0) return undefined
      if (!known.has(code)) known.set(code, arrange(list, code, calendar))
      return known.get(code)
    },
  }
}

export const NO_OVERRIDES: Overrides = arrangeOverrides([])
