import { compare } from '../../../../domain/money/decimal.ts'
import type { Quote } from '../../../../ports/quote.ts'
import { changeOf } from '../../markets/listing.ts'

/** In the customer's own order, or by the change of the day. */
export const LIST_ORDERS = ['own', 'falling', 'rising'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The next state after a tap on "sort by change": largest rise first, largest fall first, the customer's own order. */
export const nextOrder = (order: ListOrder): ListOrder =>
  order === 'own' ? 'falling' : order === 'falling' ? 'rising' : 'own'

/**
 * Rows by their change, `falling` from the largest rise down, `rising` from the largest fall up. Rows without a change
 * come last either way, equal ones keep the order they had. `latest` returns the figures to sort by.
 */
export const sortByChange = <Row>(
  rows: ReadonlyArray<Row>,
  order: ListOrder,
  latest: (row: Row) => Quote,
): ReadonlyArray<Row> => {
  if (order === 'own') return rows
  const sign = order === 'falling' ? -1 : 1
  const ranked = rows.map((row) => ({ row, percent: changeOf(latest(row)).percent }))
  ranked.sort((a, b) => {
    if (a.percent === null || b.percent === null) return Number(a.percent === null) - Number(b.percent === null)
    return sign * compare(a.percent, b.percent)
  })
  return ranked.map(({ row }) => row)
}
