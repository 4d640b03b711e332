import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** One row per customer who applied. */
    day_trading_facilities: { customer_id: string; applied_at: Date; approved_at: Date | null }
  }
}
