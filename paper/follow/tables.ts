export interface FollowTables {
  /** Returns of valuation days that testers set, in millionths. */
  follow_returns: { series: string; day: number; parts: number }
  /** Products that testers ended earlier than planned, or delisted. */
  follow_products: { code: string; ends_at: Date | null; delisted_at: Date | null }
}
