import type { BigDecimal } from 'effect'
import type { ColumnType } from 'kysely'

/** A `numeric` column: an exact decimal when read, its plain text (`formatDecimal`) when written. */
export type Numeric = ColumnType<BigDecimal.BigDecimal, string, string>

/** A `numeric` column that may be null. */
export type NullableNumeric = ColumnType<BigDecimal.BigDecimal | null, string | null, string | null>

/** A `bigint` column that PostgreSQL increments. */
export type Counted = ColumnType<bigint, never, never>

/** A `numeric` column with the default zero. */
export type CountedNumeric = ColumnType<BigDecimal.BigDecimal, never, string>
