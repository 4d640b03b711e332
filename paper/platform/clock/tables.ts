import type { Generated } from 'kysely'

declare module '../database/database.ts' {
  interface Database {
    /** One row: the time `shown` at the moment `real`, from which it runs `rate` times as fast. */
    test_clock: { id: Generated<boolean>; shown: Date; real: Date; rate: number }
  }
}
