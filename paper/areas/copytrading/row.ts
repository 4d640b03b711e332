import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** An order of a product, as it is stored. */
export type FollowOrderRow = Selectable<Database['product_orders']>
