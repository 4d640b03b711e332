import { sql } from 'kysely'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { Purchase } from '../../../domain/orders/sellable.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { Overrides } from '../../market/override.ts'
import { isOwn } from '../../platform/paging/own.ts'
import { overridesOf, overridesVersion } from '../../market/overrides/overrides.ts'
import type { OrderRequest } from './orderRequest.ts'
import { purchasesOf } from '../positions/storedPosition.ts'
import type { PositionRow } from '../positions/tables.ts'

/**
 * The data, besides the market, by which an order is checked. Read before its transaction, which locks what must not
 * change.
 */
export interface OrderFacts {
  /** The order that the client's id created before; undefined where there is none. */
  readonly made: { readonly id: string; readonly fingerprint: string } | undefined
  readonly overrides: Overrides
  readonly available: Decimal
  readonly marginEnabled: boolean
  /** The position to close, if it belongs to the customer and matches the order. */
  readonly position: (PositionRow & { readonly purchases: ReadonlyArray<Purchase> }) | undefined
}

const readPosition = async (db: Db, customerId: string, { code, positionId, terms }: OrderRequest) => {
  if (positionId === undefined) return undefined
  const row = await db
    .selectFrom('positions')
    .selectAll()
    .where(isOwn(customerId, positionId))
    .where('code', '=', code)
    .where('direction', '=', terms.direction)
    .where('state', '=', 'holding')
    .executeTakeFirst()
  return row && { ...row, purchases: (await purchasesOf(db, [row])).get(row.id) ?? [] }
}

interface Row {
  readonly version: string
  readonly available: Decimal | null
  readonly without_margin: boolean
  readonly made_id: string | null
  readonly made_as: string | null
}

/** Reads the facts in one query; those of an order that closes in three. */
export const readFacts = async (
  db: Db,
  customerId: string,
  request: OrderRequest,
  currency: Currency,
  clientOrderId: string | null,
): Promise<OrderFacts> => {
  const position = await readPosition(db, customerId, request)
  const { rows } = await sql<Row>`
    select ${overridesVersion} as version,
      (select balance from ledger_accounts
        where owner = ${customerId} and kind = 'available' and currency = ${currency}) as available,
      exists (select from customers_without_margin where customer_id = ${customerId}) as without_margin,
      o.id as made_id, o.fingerprint as made_as
    from (values (1)) as one
    left join orders o on o.customer_id = ${customerId} and o.client_order_id = ${clientOrderId}::uuid`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a query without a table answered nothing')
  return {
    made: row.made_id === null || row.made_as === null ? undefined : { id: row.made_id, fingerprint: row.made_as },
    overrides: await overridesOf(db, row.version),
    available: row.available ?? zero,
    marginEnabled: !row.without_margin,
    position,
  }
}
