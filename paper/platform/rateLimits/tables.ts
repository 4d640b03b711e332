import '../database/database.ts'

declare module '../database/database.ts' {
  interface Database {
    limited_tries: {
      /** The subject and the action: `bank-add:…`. */
      subject: string
      /** The tries that count, and when each was made, in the same order. */
      names: ReadonlyArray<string>
      times: ReadonlyArray<Date>
      /** When the last of them stops counting. */
      ends_at: Date
    }
  }
}
