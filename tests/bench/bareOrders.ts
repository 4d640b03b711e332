import pg from 'pg'

/** What a bare transaction writes: the rows of one order of a customer, as the broker wrote them. */
interface Template {
  readonly order: Readonly<Record<string, unknown>>
  readonly available: string
  readonly held: string
}

const COLUMNS = [
  'customer_id',
  'fingerprint',
  'code',
  'currency',
  'direction',
  'action',
  'side',
  'type',
  'price',
  'worst_price',
  'hold_price',
  'quantity',
  'leverage',
  'held',
  'created_at',
  'updated_at',
  'expires_at',
] as const

const place = (name: (typeof COLUMNS)[number]): string => `$${COLUMNS.indexOf(name) + 3}`

/** One statement, so one transaction and one round trip: order, position, transfer, postings, balances and hold. */
const STATEMENT = `
  with made as (select uuidv7() as id), placed as (
    insert into orders (id, position_id, client_order_id, ${COLUMNS.join(', ')})
    select id, id, gen_random_uuid(), ${COLUMNS.map(place).join(', ')} from made
  ), opened as (
    insert into positions (id, customer_id, code, currency, direction, leverage, created_at)
    select id, ${(['customer_id', 'code', 'currency', 'direction', 'leverage', 'created_at'] as const).map(place).join(', ')} from made
  ), taken as (
    update ledger_accounts set balance = balance - ${place('held')}, sequence = sequence + 1 where id = $1
    returning id, sequence, balance
  ), given as (
    update ledger_accounts set balance = balance + ${place('held')}, sequence = sequence + 1 where id = $2
    returning id, sequence, balance
  ), moved as (
    insert into ledger_transfers (id, kind, reference, fingerprint, at)
    select id, 'order', id::text, ${place('fingerprint')}, ${place('created_at')} from made
  ), posted as (
    insert into ledger_postings (transfer_id, line, account_id, currency, amount, sequence, balance_after)
    select made.id, 1, taken.id, ${place('currency')}, -${place('held')}::numeric, sequence, balance from made, taken
    union all
    select made.id, 2, given.id, ${place('currency')}, ${place('held')}::numeric, sequence, balance from made, given
  )
  insert into ledger_holds (id, owner, currency, amount, reason, reference, opened_at)
  select id, ${place('customer_id')}, ${place('currency')}, ${place('held')}, 'order', id::text, ${place('created_at')} from made`

const templateOf = async (client: pg.Client, account: string): Promise<Template> => {
  const { rows } = await client.query<Record<string, unknown>>(
    `select o.*, a.id as available_id, h.id as held_id from customers c
     join orders o on o.customer_id = c.id
     join ledger_accounts a on a.owner = c.id and a.currency = o.currency and a.kind = 'available'
     join ledger_accounts h on h.owner = c.id and h.currency = o.currency and h.kind = 'held'
     where c.phone = $1 limit 1`,
    [account],
  )
  const [order] = rows
  if (order === undefined) throw new Error(`account ${account} has placed no order`)
  return { order, available: String(order['available_id']), held: String(order['held_id']) }
}

/**
 * Bare PostgreSQL transactions per second that write the same rows as an order of each account: prepared, a connection
 * and an account for each client, no check, no HTTP.
 */
export const bareOrders = async (
  databaseUrl: string,
  accounts: readonly string[],
  seconds: number,
): Promise<number> => {
  const clients = await Promise.all(
    accounts.map(async (account) => {
      const client = new pg.Client(databaseUrl)
      await client.connect()
      const { available, held, order } = await templateOf(client, account)
      const values = [available, held, ...COLUMNS.map((name) => order[name])]
      return { client, values }
    }),
  )
  const end = performance.now() + seconds * 1_000
  const counts = await Promise.all(
    clients.map(async ({ client, values }) => {
      let written = 0
      for (; performance.now() < end; written += 1) await client.query({ name: 'bare', text: STATEMENT, values })
      await client.end()
      return written
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}
