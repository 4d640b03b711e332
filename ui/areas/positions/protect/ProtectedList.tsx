import { useEffect } from 'react'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import { isHeld } from '../../../../domain/positions/position.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { ProtectionRecord } from '../../../../ports/Positions.protection.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useModel } from '../../../data/app/app.ts'
import { useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { ListingName } from '../../markets/ListingName.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { priceStep } from '../../markets/listing.ts'
import { makeProtectedModel } from './protected.model.ts'
import { useCover } from '../../../kit/figures/covered.ts'
import { Figure } from '../../../kit/figures/Figures.tsx'

interface RowProps {
  readonly position: PositionRecord
  readonly protection: ProtectionRecord
}

/** A position with the prices that close it, and what they wait for. Leads to the position. */
const Row = ({ position, protection }: RowProps) => {
  const words = useWords()
  const own = words.protection
  const cover = useCover()
  const { code, currency, decimals, direction, id, leverage, quantity } = position
  const { state, stopNow, terms } = protection
  const { stopLimit, takeProfit, trail } = terms
  const price = (n: Decimal) => <span className="num">{`${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</span>
  const stop = stopNow ?? terms.stop
  return (
    <ListRow
      render={<Go to="/position/info" search={{ id }} />}
      leading={<Monogram listing={position} />}
      title={<ListingName listing={position} />}
      subtitle={
        <span className="grid gap-0.5">
          <span>
            <span className="num">{code}</span>
            {` · ${actionName(words, { action: 'close', direction, leverage })} `}
            {isHeld(position) && <Figure>{cover(formatQuantity(quantity))}</Figure>}
          </span>
          {stop && (
            <span>
              {trail ? own.kinds.trail() : own.stopPrice()} {price(stop)}
              {stopLimit && (
                <>
                  {' · '}
                  {own.stopLimit()} {price(stopLimit)}
                </>
              )}
            </span>
          )}
          {takeProfit && (
            <span>
              {own.takeProfit()} {price(takeProfit)}
            </span>
          )}
          <span>
            <Badge tone={state === 'waiting' ? 'neutral' : 'accent'}>{own.states[state]()}</Badge>
          </span>
        </span>
      }
    />
  )
}

/** The stops and take-profits that wait; nothing where there are none. Needs the words `protection`. */
export const ProtectedList = () => {
  const own = useWords().protection
  const { open, positions } = useModel(makeProtectedModel)
  const rows = useValue(positions)
  useEffect(() => open(), [open])
  if (rows.length === 0) return null
  return (
    <Section title={own.stops()}>
      <p className="pb-2 text-small text-ink-2">{own.stopsHint()}</p>
      <ul aria-label={own.stops()}>
        {rows.map(
          (position) =>
            position.protection && (
              <li key={position.id}>
                <Row position={position} protection={position.protection} />
              </li>
            ),
        )}
      </ul>
    </Section>
  )
}
