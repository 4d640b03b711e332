import type { Generated } from 'kysely'

declare module '../database/database.ts' {
  interface Database {
    /** One row per piece of work that is still to be done; done work has none. */
    jobs: {
      id: string
      /** What is to be done; the key of its work in `works.ts`. */
      kind: string
      /** With what: the id of a record. */
      subject: string
      /** From when, in the broker's time. */
      due: Date
      failures: Generated<number>
      failed_with: string | null
    }
    /** Who does what only one process should do, until `expires` in the database server's own time. */
    leases: { name: string; holder: string; fence: bigint; expires: Date }
  }
}
