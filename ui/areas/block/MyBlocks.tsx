import { useEffect, useState } from 'react'
import { formatPrice, formatQuantity } from '../../../domain/money/format.ts'
import type { BlockTrade } from '../../../ports/Block.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { Breakdown, Figure } from '../../kit/figures/Figures.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { Money } from '../../kit/figures/Money.tsx'
import { BottomSheet } from '../../kit/overlays/overlays.ts'
import { useValue } from '../../kit/useValue.ts'
import { priceStep } from '../markets/listing.ts'
import { RecordList } from '../../app/failures/RecordList.tsx'
import { RecordNumber } from '../../app/receipts/RecordNumber.tsx'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { eventTime } from '../../data/clock/event.ts'
import { makeMyBlocksModel } from './mine.model.ts'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'
import { useCover } from '../../kit/figures/covered.ts'

const TONE: Record<BlockTrade['state'], Tone> = { waiting: 'warning', free: 'good', sold: 'neutral' }

const Row = ({ trade, onPress }: { readonly trade: BlockTrade; readonly onPress: () => void }) => {
  const words = useWords().block
  const cover = useCover()
  return (
    <ListRow
      leading={<Monogram listing={trade} />}
      title={<ListingName listing={trade} />}
      subtitle={
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <Figure>{cover(formatQuantity(trade.quantity))}</Figure>
          <Badge tone={TONE[trade.state]}>{words.tradeStates[trade.state]()}</Badge>
        </span>
      }
      value={<Money amount={trade.amount} currency={trade.currency} />}
      note={<Change percent={trade.profitRate} />}
      onPress={onPress}
    />
  )
}

const Details = ({ trade }: { readonly trade: BlockTrade }) => {
  const words = useWords().block
  const { tag } = useValue(locale)
  const { currency, decimals, zone } = trade
  const price = (n: BlockTrade['marketPrice']) => (
    <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  )
  const { fields } = words
  const cover = useCover()
  return (
    <Breakdown
      facts={[
        { label: fields.name(), value: <ListingName listing={trade} /> },
        { label: fields.state(), value: words.tradeStates[trade.state]() },
        { label: fields.minimumLots(), value: <Figure>{formatQuantity(trade.minimumLots)}</Figure> },
        { label: fields.lots(), value: <Figure>{cover(formatQuantity(trade.lots))}</Figure> },
        { label: fields.quantity(), value: <Figure>{cover(formatQuantity(trade.quantity))}</Figure> },
        { label: fields.held(), value: <Figure>{cover(formatQuantity(trade.held))}</Figure> },
        { label: fields.buyPrice(), value: price(trade.price) },
        { label: fields.market(), value: price(trade.marketPrice) },
        { label: fields.paid(), value: <Money amount={trade.amount} currency={currency} />, strong: true },
        { label: fields.fees(), value: <Money amount={trade.fees} currency={currency} /> },
        { label: fields.sold(), value: <Money amount={trade.turnover} currency={currency} /> },
        { label: fields.result(), value: <Change percent={trade.profitRate} /> },
        { label: fields.boughtAt(), value: eventTime(trade.boughtAt, tag, zone) },
        { label: fields.sellableFrom(), value: eventTime(trade.sellableFrom, tag, zone) },
        { label: fields.reference(), value: <RecordNumber id={trade.id} /> },
      ]}
    />
  )
}

/** The customer's block trades with their states. */
export const MyBlocks = () => {
  const words = useWords().block
  const { open, records } = useModel(makeMyBlocksModel)
  const [shown, setShown] = useState<BlockTrade | null>(null)
  useEffect(() => open(), [open])
  return (
    <OwnFigures>
      <RecordList
        label={words.mine()}
        records={records}
        failed={words.mineFailed()}
        renderRow={(trade) => <Row trade={trade} onPress={() => setShown(trade)} />}
        empty={
          <Empty
            title={words.mineEmpty()}
            hint={words.mineEmptyHint()}
            action={
              <ButtonLink size="medium" render={<Go to="/home/rush" />}>
                {words.fastLane()}
              </ButtonLink>
            }
          />
        }
      />
      <BottomSheet
        open={shown !== null}
        onClose={() => setShown(null)}
        title={words.title()}
        footer={
          shown &&
          shown.state !== 'sold' && (
            <ButtonLink wide render={<Go to="/position/info" search={{ id: shown.positionId }} />}>
              {words.toPosition()}
            </ButtonLink>
          )
        }
      >
        {shown && <Details trade={shown} />}
      </BottomSheet>
    </OwnFigures>
  )
}
