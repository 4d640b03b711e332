import type { Decimal } from '../../../../domain/money/decimal.ts'
import { isOnMargin } from '../../../../domain/orders/order.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { MarketBadge } from '../../markets/MarketBadge.tsx'
import { priceStep } from '../../markets/listing.ts'
import { Quantity } from '../../markets/Quantity.tsx'
import { eventTime } from '../../../data/clock/event.ts'

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
 * opened and closed.
 */
export const PositionLine = ({ position, quantity, showTime = true }: PositionLineProps) => {
  const { directions } = useWords().markets
  const { tag } = useValue(locale)
  const { boughtAt, buyPrice, code, currency, decimals, direction, market, soldAt, zone } = position
  const times = [boughtAt, soldAt].filter((at) => at !== null).map((at) => eventTime(at, tag, zone))
  return (
    <>
      <span>
        <span className="num">{code}</span>
        {isOnMargin(position) ? ` · ${directions[direction]()} ` : ' · '}
        <Quantity market={market} quantity={quantity} />
        {buyPrice && (
          <>
            {' · '}
            <span className="num">{`${formatPrice(buyPrice, priceStep(decimals))}\u00a0${currency}`}</span>
          </>
        )}
      </span>
      <MarketBadge market={market} />
      {showTime && times.length > 0 && <span className="block basis-full">{times.join(' – ')}</span>}
    </>
  )
}
