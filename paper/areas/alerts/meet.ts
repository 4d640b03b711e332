import { sql } from 'kysely'
import { isMet, isPercent } from '../../../domain/alerts/alert.ts'
import { tickAt } from '../../../domain/markets/allowedPrices.ts'
import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPlainPercent, formatPrice } from '../../../domain/money/format.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { recordset } from '../../platform/database/recordset.ts'
import { type Db, transaction, type Tx } from '../../platform/database/transaction.ts'
import { isHeld, type Lease } from '../../platform/jobs/lease.ts'
import { writeMessage } from '../messages/write.ts'
import type { Reach, TradedSecond } from './secondsOf.ts'
import type { AlertRow } from './tables.ts'

/** How many alerts one transaction meets. */
const AT_ONCE = 500

/**
 * Waiting alerts that quotes may have met, in the order of their ids, behind one of them. Per cent are compared with a
 * hundredth to spare, because those of the quotes are rounded.
 */
const readCandidates = async (db: Db, reaches: ReadonlyArray<Reach>, after: string) => {
  const types = { code: 'text', high: 'numeric', low: 'numeric', rise: 'numeric', fall: 'numeric' } as const
  const { rows } = await sql<AlertRow>`
    select a.* from ${recordset('w', reaches, types)}
    join alerts a on a.code = w.code and a.met_at is null and (
      (a.kind = 'above' and a.value <= w.high) or (a.kind = 'below' and a.value >= w.low) or
      (a.kind = 'rise' and a.value <= w.rise + 0.01) or (a.kind = 'fall' and a.value <= 0.01 - w.fall))
    where a.id > ${after} order by a.id limit ${AT_ONCE}`.execute(db)
  return rows
}

interface Meeting {
  readonly id: string
  readonly met_at: Date
  readonly met_price: Decimal
}

/** The first second whose quote meets an alert, from the one in which it was set. */
const meetingOf = (alert: AlertRow, seconds: ReadonlyArray<TradedSecond>): ReadonlyArray<Meeting> => {
  const since = alert.created_at.getTime() - SECOND
  const second = seconds.find((one) => one.at > since && isMet(alert, one))
  return second ? [{ id: alert.id, met_at: new Date(second.at), met_price: second.last }] : []
}

const NO_BREAK_SPACE = '\u00a0'

/** The message about an alert that was met. */
const messageOf = ({ code, customer_id, kind, value }: AlertRow, price: Decimal, at: Date) => {
  const { currency, name, ticks } = instrumentOf(code)
  const text = (one: Decimal) => `${formatPrice(one, tickAt(ticks, one))}${NO_BREAK_SPACE}${currency}`
  const asked = isPercent(kind) ? formatPlainPercent(value) : text(value)
  const parameters = { instrument: `${code} ${name}`, price: text(price), value: asked }
  return { customerId: customer_id, kind: `alert-${kind}`, parameters, at } as const
}

const write = async (
  tx: Tx,
  meetings: ReadonlyArray<Meeting>,
  now: Date,
  lease: Lease | undefined,
): Promise<number> => {
  if (lease && !(await isHeld(tx, lease))) return 0
  const types = { id: 'uuid', met_at: 'timestamptz', met_price: 'numeric' } as const
  // Only those that still wait: another process, or another turn after a failure, may have met them.
  const { rows } = await sql<AlertRow & { readonly met_price: Decimal }>`
    update alerts a set met_at = m.met_at, met_price = m.met_price from ${recordset('m', meetings, types)}
    where a.id = m.id and a.met_at is null returning a.*`.execute(tx)
  for (const row of rows) await writeMessage(tx, messageOf(row, row.met_price, now))
  return rows.length
}

/**
 * Meets the waiting alerts that quotes of these seconds reach, each once, with its message in the same transaction.
 * Returns how many.
 */
export const meetAlerts = async (
  db: Db,
  seconds: ReadonlyMap<string, ReadonlyArray<TradedSecond>>,
  reaches: ReadonlyArray<Reach>,
  now: Date,
  lease?: Lease,
): Promise<number> => {
  let met = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const candidates = await readCandidates(db, reaches, after)
    const meetings = candidates.flatMap((alert) => meetingOf(alert, seconds.get(alert.code) ?? []))
    if (meetings.length > 0) met += await transaction(db, (tx) => write(tx, meetings, now, lease), 'read committed')
    const last = candidates.at(-1)
    if (last === undefined || candidates.length < AT_ONCE) return met
    after = last.id
  }
}
