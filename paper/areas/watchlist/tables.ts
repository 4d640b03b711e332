import '../../platform/database/database.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** One row per customer who ever watched anything; the codes are in the customer's order. */
    watchlists: { customer_id: string; codes: ReadonlyArray<string> }
  }
}
