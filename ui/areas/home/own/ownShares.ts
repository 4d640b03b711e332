import { abs, multiply } from 'effect/BigDecimal'
import { compare, type Decimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { Rates } from '../../wealth/inOneCurrency.ts'

/** What the customer holds of one instrument in one direction, in whatever number of positions. */
export interface OwnShare {
  readonly key: string
  readonly listing: PositionRecord
  readonly positions: ReadonlyArray<PositionRecord>
  readonly quantity: Decimal
}

const worthOf = ({ currency, marketValue }: PositionRecord, rates: Rates, into: Currency | undefined): Decimal => {
  const rate = currency === into ? null : rates.get(currency)
  if (marketValue === null || rate === undefined) return zero
  return abs(rate === null ? marketValue : multiply(marketValue, rate))
}

/** The holdings by worth in one currency, the largest first; those without a known worth keep their order at the end. */
export const ownShares = (
  held: ReadonlyArray<PositionRecord>,
  rates: Rates,
  into: Currency | undefined,
): ReadonlyArray<OwnShare> => {
  const groups = new Map<string, PositionRecord[]>()
  for (const position of held) {
    if (position.quantity.value === 0n) continue
    const key = `${position.code} ${position.direction}`
    groups.set(key, [...(groups.get(key) ?? []), position])
  }
  return [...groups]
    .flatMap(([key, positions]) => {
      const [listing] = positions
      const worth = sumOf(positions.map((position) => worthOf(position, rates, into)))
      return listing ? [{ key, listing, positions, quantity: sumOf(positions.map((one) => one.quantity)), worth }] : []
    })
    .toSorted((a, b) => compare(b.worth, a.worth))
}
