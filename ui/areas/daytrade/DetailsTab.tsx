import { useEffect, useState } from 'react'
import type { DayTrade } from '../../../ports/Daytrade.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { Badge } from '../../kit/figures/Badge.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { RowLines } from '../../kit/lists/RowLines.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { PositionLine } from '../positions/detail/PositionLine.tsx'
import { RecordList } from '../../app/failures/RecordList.tsx'
import { useModel } from '../../data/app/app.ts'
import { eventTime } from '../../data/clock/event.ts'
import { makeOverModel } from './trades.model.ts'
import { TradeSheet } from './TradeSheet.tsx'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const Row = ({ trade, onPress }: { readonly trade: DayTrade; readonly onPress: () => void }) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const { currency, isSquaredOff, openedQuantity, realisedProfit, soldAt, zone } = trade
  return (
    <ListRow
      onPress={onPress}
      lines={
        <RowLines
          leading={<Monogram listing={trade} />}
          title={<ListingName listing={trade} />}
          subtitle={
            <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
              <PositionLine position={trade} quantity={openedQuantity} showTime={false} />
            </span>
          }
          value={<Change amount={realisedProfit} currency={currency} />}
          more={
            <span className="flex basis-full flex-wrap items-center gap-x-1.5">
              {soldAt !== null && eventTime(soldAt, tag, zone)}
              {isSquaredOff && <Badge>{words.daytrade.squaredOff()}</Badge>}
            </span>
          }
        />
      }
    />
  )
}

/** Trade details: finished day trades, their profit and how they ended. */
export const DetailsTab = () => {
  const words = useWords().daytrade
  const { open, records } = useModel(makeOverModel)
  const [shown, setShown] = useState<DayTrade | null>(null)
  useEffect(() => open(), [open])
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <OwnFigures>
        <Section flush>
          <RecordList
            label={words.tabs.details()}
            records={records}
            failed={words.failed()}
            renderRow={(trade) => <Row trade={trade} onPress={() => setShown(trade)} />}
            empty={<Empty title={words.noDetails()} hint={words.noDetailsHint()} />}
          />
        </Section>
        <TradeSheet trade={shown} onClose={() => setShown(null)} />
      </OwnFigures>
    </PullToRefresh>
  )
}
