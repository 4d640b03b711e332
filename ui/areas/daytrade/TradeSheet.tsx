import type { Decimal } from '../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import type { DayTrade } from '../../../ports/Daytrade.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { priceStep, useListingName } from '../markets/listing.ts'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'

const Facts = ({ trade }: { readonly trade: DayTrade }) => {
  const words = useWords()
  const { fields } = words.positions
  const { tag } = useValue(locale)
  const { currency, decimals, direction, leverage, writtenOff, zone } = trade
  const price = (n: Decimal | null) => <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  const time = (at: number | null) => (at === null ? price(at) : eventTime(at, tag, zone))
  return (
    <Breakdown
      facts={[
        { label: fields.code(), value: <Figure>{trade.code}</Figure> },
        { label: fields.direction(), value: words.markets.directions[direction]() },
        { label: fields.openedQuantity(), value: <Figure>{formatQuantity(trade.openedQuantity)}</Figure> },
        ...(leverage > 1 ? [{ label: fields.leverage(), value: words.positions.times({ leverage }) }] : []),
        { label: fields.buyPrice(), value: price(trade.buyPrice) },
        { label: fields.buyTime(), value: time(trade.boughtAt) },
        { label: fields.sellPrice(), value: price(trade.sellPrice) },
        { label: fields.sellTime(), value: time(trade.soldAt) },
        { label: words.markets.dayTrade.squareOff(), value: time(trade.squareOffAt) },
        {
          label: words.daytrade.ended(),
          value: trade.isSquaredOff ? words.daytrade.endedAtSquareOff() : words.daytrade.endedBefore(),
        },
        { label: fields.fees(), value: <Money amount={trade.fees} currency={currency} /> },
        ...(writtenOff.value > 0n
          ? [{ label: fields.writtenOff(), value: <Money amount={writtenOff} currency={currency} /> }]
          : []),
        {
          label: fields.realisedProfit(),
          value: <Change amount={trade.realisedProfit} currency={currency} />,
          strong: true,
        },
        { label: fields.orderNumber(), value: <RecordNumber id={trade.orderId} /> },
      ]}
    />
  )
}

interface TradeSheetProps {
  /** Null: closed. */
  readonly trade: DayTrade | null
  readonly onClose: () => void
}

/** The details of a finished day trade, on a sheet. */
export const TradeSheet = ({ trade, onClose }: TradeSheetProps) => {
  const words = useWords().positions
  return (
    <BottomSheet
      open={trade !== null}
      onClose={onClose}
      title={useListingName(trade ?? { name: '', chineseName: '' })}
      footer={
        trade && (
          <ButtonLink wide size="medium" kind="secondary" render={<Go to="/position/info" search={{ id: trade.id }} />}>
            {words.toPosition()}
          </ButtonLink>
        )
      }
    >
      {trade && <Facts trade={trade} />}
    </BottomSheet>
  )
}
