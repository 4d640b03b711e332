import type { DividendMarket } from '../../../domain/dividends/withholding.ts'

/** A day of the year. */
export interface DayOfYear {
  readonly month: number
  readonly day: number
}

/** How companies of a market pay dividends: simulated, but typical values. Source: RULES.md, dividends. */
export interface Habit {
  /** The start of the periods in which the payments of a year go ex. */
  readonly from: ReadonlyArray<DayOfYear>
  /** Days of such a period. */
  readonly within: number
  /** Calendar days from ex-date to pay date; the pay date moves to the next trading day where necessary. */
  readonly paysAfter: readonly [least: number, most: number]
  /** Goes ex on a Monday, as is usual in that market. */
  readonly onMondays?: true
}

export const HABITS: Readonly<Record<DividendMarket, Habit>> = {
  MY: {
    from: [
      { month: 1, day: 5 },
      { month: 7, day: 5 },
    ],
    within: 170,
    paysAfter: [14, 21],
  },
  TW: { from: [{ month: 6, day: 15 }], within: 75, paysAfter: [28, 35] },
  CN: { from: [{ month: 5, day: 15 }], within: 75, paysAfter: [0, 0] },
  US: {
    from: [
      { month: 1, day: 5 },
      { month: 4, day: 5 },
      { month: 7, day: 5 },
      { month: 10, day: 5 },
    ],
    within: 80,
    paysAfter: [14, 28],
  },
  // The day before the last trading days of the half years.
  JP: {
    from: [
      { month: 3, day: 27 },
      { month: 9, day: 27 },
    ],
    within: 3,
    paysAfter: [70, 85],
  },
  IT: { from: [{ month: 4, day: 18 }], within: 65, paysAfter: [2, 2], onMondays: true },
  ES: {
    from: [
      { month: 1, day: 4 },
      { month: 7, day: 1 },
    ],
    within: 20,
    paysAfter: [2, 2],
  },
}

/** Calendar days before the ex-date on which a dividend is announced. */
export const ANNOUNCED_BEFORE = { least: 20, most: 40 }
