export interface WatchlistTables {
  /** One row per customer who ever watched anything; the codes are in the customer's order. */
  watchlists: { customer_id: string; codes: ReadonlyArray<string> }
}
