import { type Migration, sql } from 'kysely'

/** One row for each customer, which whoever moves their money holds until it is done. It says nothing itself. */
export const fundOperations: Migration = {
  up: async (db) => {
    await sql`create table fund_operations (customer_id uuid primary key references customers (id))`.execute(db)
    await sql`insert into fund_operations (customer_id) select id from customers`.execute(db)
  },
}
