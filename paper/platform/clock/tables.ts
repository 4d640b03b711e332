import type { Generated } from 'kysely'

declare module '../database/database.ts' {
  interface Database {
    /** One row: the time `shown` at the moment `real`, from where it goes on `rate` times as fast. */
    test_clock: { id: Generated<boolean>; shown: Date; real: Date; rate: number }
  }
}
