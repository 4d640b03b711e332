import type { Migration } from 'kysely'
import { customers } from './baseline/customers.ts'
import { funds } from './baseline/funds.ts'
import { ledger } from './baseline/ledger.ts'
import { live } from './baseline/live.ts'
import { messages } from './baseline/messages.ts'
import { movements } from './baseline/movements.ts'
import { offers } from './baseline/offers.ts'
import { operations } from './baseline/operations.ts'
import { orders } from './baseline/orders.ts'
import { positions } from './baseline/positions.ts'
import { products } from './baseline/products.ts'

/** In the order of what refers to what. */
const PARTS = [operations, customers, ledger, movements, orders, positions, funds, products, offers, messages, live]

/** The tables as they were before the first release, where 53 earlier steps had made them. */
export const baseline: Migration = {
  up: async (db) => {
    for (const part of PARTS) await part.execute(db)
  },
}
