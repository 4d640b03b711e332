import { useEffect } from 'react'
import { type Direction, isOnMargin } from '../../../../../domain/orders/order.ts'
import { type Decimal, sumOf } from '../../../../../domain/money/decimal.ts'
import type { PositionRecord } from '../../../../../ports/Positions.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { loadNamespace, useWords } from '../../../../i18n/words.ts'
import { Change } from '../../../../kit/figures/Change.tsx'
import { Breakdown } from '../../../../kit/figures/Figures.tsx'
import { useWide } from '../../../../kit/layout/useWide.ts'
import { useValue } from '../../../../kit/useValue.ts'
import { makeHeldModel } from './held.model.ts'
import { quantityText } from '../../../markets/listing.ts'
import { OwnFigures } from '../../../../app/session/OwnFigures.tsx'
import { useCover } from '../../../../kit/figures/covered.ts'

const DIRECTIONS: ReadonlyArray<Direction> = ['long', 'short']

/** Their floating profit by the broker's last answer; null where a price is missing. */
const profitOf = (positions: ReadonlyArray<PositionRecord>): Decimal | null => {
  const known = positions.flatMap(({ floatingProfit }) => (floatingProfit === null ? [] : [floatingProfit]))
  return known.length === positions.length ? sumOf(known) : null
}

/** What the customer holds of the instrument already: long and short each by itself, since neither offsets the other. */
const HeldHere = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const cover = useCover()
  const { markets, quotes } = words
  const model = useModel(makeHeldModel)
  const { code } = detail
  const held = useValue(model.positions)
  useEffect(() => {
    model.open(code)
    return model.stop
  }, [model, code])
  if (held.length === 0) return null
  const facts = DIRECTIONS.map((direction) => ({
    direction,
    positions: held.filter((position) => position.direction === direction),
  })).flatMap(({ direction, positions }) =>
    positions.length === 0
      ? []
      : [
          {
            label: `${positions.some(isOnMargin) ? markets.directions[direction]() : quotes.youHold()} ${cover(quantityText(words, detail.market, sumOf(positions.map(({ quantity }) => quantity))))}`,
            value: <Change amount={profitOf(positions)} currency={detail.currency} />,
          },
        ],
  )
  return (
    <section aria-label={quotes.holdings()} className="grid gap-2 border-t border-line pt-3.5">
      <h2 className="text-head">{quotes.holdings()}</h2>
      <Breakdown facts={facts} />
    </section>
  )
}

/** On a wide screen the instrument's own page stands beside the ticket, with the same holdings. */
const HeldWhereNarrow = (props: { readonly detail: Detail }) =>
  useWide() ? null : (
    <OwnFigures>
      <HeldHere {...props} />
    </OwnFigures>
  )

/** The part, once its words are loaded. */
export const load = async () => {
  await loadNamespace('quotes')
  return HeldWhereNarrow
}
