import type { BigDecimal } from 'effect'
import { formatDecimal } from '../../../../domain/money/decimal.ts'
import { type Currency, parseCurrency } from '../../../../domain/money/money.ts'
import { reject, type Rejection } from '../../../platform/rejection/rejection.ts'

/** A figure as the contract represents it; `-` where the broker does not know it. */
export const figure = (amount: BigDecimal.BigDecimal | null): string => (amount === null ? '-' : formatDecimal(amount))

/** The currency that a request is about: the default stock type EUR where it names none. */
export const currencyOf = (type: string | undefined): Currency | Rejection<'invalid-parameters'> =>
  parseCurrency(type ?? 'EUR') ?? reject('invalid-parameters', '/type')

/** Rows as the map that servers of this family send: numbered from 0, with summary keys beside them. */
export const numbered = <Row>(rows: ReadonlyArray<Row>): Record<string, Row> =>
  Object.fromEntries(rows.map((row, index) => [String(index), row]))
