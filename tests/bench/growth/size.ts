/** How large a grown broker is. */
export interface Size {
  readonly customers: number
  /** Positions of each customer: two orders, two fills, five transfers and ten postings each. */
  readonly positions: number
  /** Positions of the old customer. */
  readonly old: number
  /** Positions of the new customer: one page. */
  readonly young: number
}

/** The whole size: 100,000 customers, 2 million orders, 10 million postings. */
const WHOLE: Size = { customers: 100_000, positions: 10, old: 8_000, young: 20 }

/** A tenth of the customers, in a minute, or all of them; the old customer is as old in both. */
export const sizeOf = (isWhole: boolean): Size => (isWhole ? WHOLE : { ...WHOLE, customers: WHOLE.customers / 10 })
