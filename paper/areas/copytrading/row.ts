import type { Selectable } from 'kysely'
import type { RecordTables } from '../records/tables.ts'

/** An order of a product, as it is kept. */
export type FollowOrderRow = Selectable<RecordTables['product_orders']>
