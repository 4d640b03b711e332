import type { Migration } from 'kysely'
import { customers } from './0001_customers.ts'
import { ledger } from './0002_ledger.ts'
import { records } from './0003_records.ts'
import { idempotency } from './0004_idempotency.ts'
import { clockAndFaults } from './0005_clock_and_faults.ts'

/** Every migration in order of its number. A published one is never edited: a later one changes what it made. */
export const migrations: Record<string, Migration> = {
  '0001_customers': customers,
  '0002_ledger': ledger,
  '0003_records': records,
  '0004_idempotency': idempotency,
  '0005_clock_and_faults': clockAndFaults,
}
