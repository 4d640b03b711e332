import { sql } from 'kysely'

/**
 * That no order of the broker itself waits to close the position `p` of a query. It closes all of it, so there is nothing
 * to decide about the position until it is filled: an empty book may keep many of them waiting.
 */
export const notBeingClosed = sql<boolean>`not exists (
  select from orders o where o.customer_id = p.customer_id and o.position_id = p.id
    and o.state in ('pending', 'partlyfilled') and o.client_order_id is null and o.protects is null)`
