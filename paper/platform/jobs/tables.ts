import type { Generated } from 'kysely'

declare module '../database/database.ts' {
  interface Database {
    /** One row per pending job; a finished job has none. */
    jobs: {
      id: string
      /** The kind of job; the key of its handler in `jobs.ts`. */
      kind: string
      /** The subject: the id of a record. */
      subject: string
      /** When it is due, in the broker's time. */
      due: Date
      failures: Generated<number>
      failed_with: string | null
    }
    /** Which process does work that only one process may do, until `expires` in the database server's own time. */
    leases: { name: string; holder: string; fence: bigint; expires: Date }
  }
}
