import { useEffect, useState } from 'react'
import { filterBounds } from '../../../../domain/records/filter.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { DateRangePicker } from '../../../kit/dates/DatePicker.tsx'
import { deviceZone } from '../../../data/clock/device.ts'
import { DAY, dateText } from '../../../kit/dates/dateFormat.ts'
import { formatDays } from '../../../kit/dates/formatDay.ts'
import { Empty } from '../../../kit/feedback/Empty.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { RowLines } from '../../../kit/lists/RowLines.tsx'
import { PullToRefresh } from '../../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { FilterChip, FilterChips } from '../../../kit/choices/FilterChip.tsx'
import { Segmented } from '../../../kit/choices/Tabs.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { useKitWords } from '../../../kit/words.ts'
import { useModel } from '../../../data/app/app.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { makeHistoryModel, PAST_KINDS } from './history.model.ts'
import { OrderDetails } from '../../orders/list/lazyOrderDetails.ts'
import { OrderRow } from '../../orders/list/OrderRow.tsx'
import { resultOf } from '../../positions/detail/PositionHead.tsx'
import { PositionLine } from '../../positions/detail/PositionLine.tsx'
import { RecordList } from '../../../app/failures/RecordList.tsx'
import { Monogram } from '../../markets/Monogram.tsx'
import { ListingName } from '../../markets/ListingName.tsx'
import { NothingYet } from '../NothingYet.tsx'
import { OwnFigures } from '../../../app/session/OwnFigures.tsx'

/** A past position and its profit after all fees. */
const PastRow = ({ position }: { readonly position: PositionRecord }) => {
  const { tag } = useValue(locale)
  const { boughtAt, currency, id, openedQuantity, soldAt, zone } = position
  const times = [boughtAt, soldAt].filter((at) => at !== null).toSorted((one, other) => one - other)
  const [from] = times
  // The times of day are on its own screen.
  const days = from !== undefined && dateText(tag, { ...DAY, timeZone: zone ?? deviceZone() }, from, times[1])
  return (
    <ListRow
      render={<Go to="/position/info" search={{ id }} />}
      lines={
        <RowLines
          leading={<Monogram listing={position} />}
          title={<ListingName listing={position} />}
          subtitle={days}
          value={<Change amount={position.realisedProfit} currency={currency} />}
          note={<Change percent={resultOf(position).percent} />}
          more={
            <span className="flex basis-full flex-wrap items-center gap-x-1.5 gap-y-0.5">
              <PositionLine position={position} quantity={openedQuantity} showTime={false} />
            </span>
          }
        />
      }
    />
  )
}

/** The days of the list: a chip as above the records, and the way back to all days. */
const Days = () => {
  const words = useWords().positions
  const { locale } = useKitWords()
  const { range, today, narrow, widen } = useModel(makeHistoryModel)
  const [open, setOpen] = useState(false)
  const { from, to } = useValue(range)
  const now = useValue(today)
  return (
    <FilterChips label={words.days()}>
      <FilterChip label={words.days()} value={formatDays(from, to, locale)} open={open} onOpen={() => setOpen(true)} />
      {from && (
        <Button kind="quiet" size="small" onClick={widen}>
          {words.allDays()}
        </Button>
      )}
      {now && (
        <DateRangePicker
          open={open}
          title={words.days()}
          today={now}
          {...filterBounds(now)}
          chosen={{ kind: 'range', from, to }}
          onClose={() => setOpen(false)}
          onConfirm={narrow}
        />
      )}
    </FilterChips>
  )
}

const Filter = () => {
  const words = useWords().positions
  const { kind, choose } = useModel(makeHistoryModel)
  return (
    <div className="grid gap-3">
      <Segmented
        label={words.past()}
        choices={PAST_KINDS.map((value) => ({ value, label: words.pastKinds[value]() }))}
        value={useValue(kind)}
        onChange={choose}
      />
      <Days />
    </div>
  )
}

/** Final orders and closed positions, filtered by days. */
export default function HistoryTab() {
  const words = useWords().positions
  const { kind, orders, positions, range, open, refresh } = useModel(makeHistoryModel)
  const [shown, setShown] = useState<PlacedOrder | null>(null)
  const which = useValue(kind)
  const days = useValue(range)
  useEffect(() => open(), [open])
  return (
    <PullToRefresh onRefresh={refresh}>
      <OwnFigures>
        <div>
          <Section>
            <Filter />
          </Section>
          <Section flush>
            {which === 'orders' ? (
              <RecordList
                label={words.pastKinds.orders()}
                records={orders}
                failed={words.ordersFailed()}
                renderRow={(order) => <OrderRow order={order} onOpen={() => setShown(order)} />}
                empty={
                  days.from === null ? (
                    <NothingYet title={words.noOrdersYet()} hint={words.noHoldingsHint()} />
                  ) : (
                    <Empty title={words.noOrders()} hint={words.otherDays()} />
                  )
                }
              />
            ) : (
              <RecordList
                label={words.pastKinds.positions()}
                records={positions}
                failed={words.holdingsFailed()}
                renderRow={(position) => <PastRow position={position} />}
                empty={
                  days.from === null ? (
                    <NothingYet title={words.noPositionsYet()} hint={words.noHoldingsHint()} />
                  ) : (
                    <Empty title={words.noPositions()} hint={words.otherDays()} />
                  )
                }
              />
            )}
          </Section>
        </div>
        <OrderDetails open={shown !== null} order={shown} onClose={() => setShown(null)} />
      </OwnFigures>
    </PullToRefresh>
  )
}
