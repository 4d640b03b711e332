import { BigDecimal } from 'effect'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { keysOf } from '../../../domain/validation/keys.ts'

/** The types of columns in which rows are passed. */
export type ColumnTypeName = 'uuid' | 'text' | 'numeric' | 'bigint' | 'integer' | 'boolean' | 'timestamptz' | 'jsonb'

const parameterOf = (value: unknown): unknown => {
  if (BigDecimal.isBigDecimal(value)) return formatDecimal(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'bigint' ? String(value) : (value ?? null)
}

/**
 * Rows of the program as rows of a query, one array per column: `from ${recordset('o', rows, { id: 'uuid' })}`. The
 * statement's text does not depend on how many there are, and the planner knows the number, so that it looks each up by
 * an index where there are few. Decimals are passed as exact text.
 */
export const recordset = <Row extends object, Name extends keyof Row & string>(
  alias: string,
  rows: ReadonlyArray<Row>,
  types: Readonly<Record<Name, ColumnTypeName>>,
): RawBuilder<unknown> => {
  const names = keysOf(types)
  const arrays = names.map((name) => sql`${rows.map((row) => parameterOf(row[name]))}::${sql.raw(types[name])}[]`)
  const columns = names.map((name) => sql.ref(name))
  return sql`unnest(${sql.join(arrays)}) as ${sql.ref(alias)}(${sql.join(columns)})`
}

/**
 * Whether a column is one of some ids, which are one parameter however many there are. `in` has one for each, and PostgreSQL takes
 * 65,535: a month of orders, or all waiting ones, may be more.
 */
export const isOneOf = (column: string, ids: ReadonlyArray<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`
