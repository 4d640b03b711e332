import type { AccountTables } from '../account/tables.ts'
import type { ControlTables } from '../control/tables.ts'
import type { IdempotencyTables } from '../idempotency/tables.ts'
import type { LedgerTables } from '../ledger/tables.ts'
import type { RecordTables } from '../records/tables.ts'
import type { ClockTables } from '../time/tables.ts'

/** Every table of the paper broker. An area that adds tables states them in its own `tables.ts` and is listed here. */
export interface Database
  extends AccountTables, ClockTables, ControlTables, IdempotencyTables, LedgerTables, RecordTables {}
