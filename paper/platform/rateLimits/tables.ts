import '../database/database.ts'

declare module '../database/database.ts' {
  interface Database {
    limited_tries: {
      /** Who tries what: `bank-add:…`. */
      subject: string
      /** The tries that count, and when each was made, in the same order. */
      names: ReadonlyArray<string>
      times: ReadonlyArray<Date>
      /** From when none of them counts any more. */
      ends_at: Date
    }
  }
}
