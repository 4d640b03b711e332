import type { Decimal } from '../../../../domain/money/decimal.ts'
import { isOnMargin } from '../../../../domain/orders/order.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { DAY, dateText } from '../../../kit/dates/dateFormat.ts'
import { useValue } from '../../../kit/useValue.ts'
import { MarketBadge } from '../../markets/MarketBadge.tsx'
import { priceStep, quantityText } from '../../markets/listing.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { useCover } from '../../../kit/figures/covered.ts'
import { Figure } from '../../../kit/figures/Figures.tsx'

interface PositionLineProps {
  readonly position: Pick<
    PositionRecord,
    'code' | 'market' | 'direction' | 'leverage' | 'currency' | 'decimals' | 'zone' | 'buyPrice' | 'boughtAt' | 'soldAt'
  >
  /** The held quantity, or the former one. */
  readonly quantity: Decimal
  /** False where the row shows the time elsewhere. */
  readonly showTime?: boolean
}

/**
 * The data that distinguish positions in the same share: code, market, direction, quantity, cost, and when it was
 * opened; of one that is over the days on which it was held.
 */
export const PositionLine = ({ position, quantity, showTime = true }: PositionLineProps) => {
  const words = useWords()
  const cover = useCover()
  const { tag } = useValue(locale)
  const { boughtAt, buyPrice, code, currency, decimals, direction, market, soldAt, zone } = position
  const at = boughtAt ?? soldAt
  const time =
    boughtAt === null || soldAt === null
      ? at && eventTime(at, tag, zone)
      : dateText(
          tag,
          { ...DAY, ...(zone !== null && { timeZone: zone }) },
          Math.min(boughtAt, soldAt),
          Math.max(boughtAt, soldAt),
        )
  return (
    <>
      <span>
        <span className="num">{code}</span>
        {isOnMargin(position) ? ` · ${words.markets.directions[direction]()} ` : ' · '}
        <Figure>{cover(quantityText(words, market, quantity))}</Figure>
        {buyPrice && (
          <>
            {' · '}
            <span className="num">{`${formatPrice(buyPrice, priceStep(decimals))}\u00a0${currency}`}</span>
          </>
        )}
      </span>
      <MarketBadge market={market} />
      {showTime && time !== null && <span className="block basis-full">{time}</span>}
    </>
  )
}
