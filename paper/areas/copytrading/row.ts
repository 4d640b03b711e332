import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** An order of a product, as it is kept. */
export type FollowOrderRow = Selectable<Database['product_orders']>
