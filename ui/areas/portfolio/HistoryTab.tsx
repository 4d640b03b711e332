import { useEffect, useState } from 'react'
import { filterBounds } from '../../../domain/records/filter.ts'
import type { PlacedOrder } from '../../../ports/Orders.ts'
import type { PositionRecord } from '../../../ports/Positions.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Change } from '../../kit/figures/Change.tsx'
import { DateRangeField } from '../../kit/dates/DateField.tsx'
import { Empty } from '../../kit/feedback/Empty.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { Segmented } from '../../kit/choices/Tabs.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { makeHistoryModel, PAST_KINDS } from './history.model.ts'
import { OrderDetails } from '../orders/list/details.ts'
import { OrderRow } from '../orders/list/OrderRow.tsx'
import { PositionLine } from '../positions/detail/PositionLine.tsx'
import { RecordList } from '../records/RecordList.tsx'
import { Monogram } from '../markets/Monogram.tsx'
import { ListingName } from '../markets/ListingName.tsx'

/** A past position and its profit after all fees. */
const PastRow = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const { id, openedQuantity, state, currency } = position
  return (
    <ListRow
      render={<Go to="/position/info" search={{ id }} />}
      leading={<Monogram listing={position} />}
      title={<ListingName listing={position} />}
      subtitle={
        <span className="inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <PositionLine position={position} quantity={openedQuantity} />
        </span>
      }
      value={<Change amount={position.realisedProfit} currency={currency} />}
      note={words.markets.positionStates[state]()}
    />
  )
}

const Filter = () => {
  const words = useWords().positions
  const { kind, choose, range, today, narrow, widen } = useModel(makeHistoryModel)
  const { from, to } = useValue(range)
  const now = useValue(today)
  return (
    <div className="grid gap-3">
      <Segmented
        label={words.past()}
        choices={PAST_KINDS.map((value) => ({ value, label: words.pastKinds[value]() }))}
        value={useValue(kind)}
        onChange={choose}
      />
      {now && (
        <DateRangeField
          label={words.days()}
          today={now}
          {...filterBounds(now)}
          value={from && to ? { from, to } : null}
          onChange={narrow}
          aside={
            from && (
              <Button last kind="quiet" size="small" onClick={widen}>
                {words.allDays()}
              </Button>
            )
          }
        />
      )}
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
                  <Empty title={words.noOrdersYet()} />
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
                  <Empty title={words.noPositionsYet()} />
                ) : (
                  <Empty title={words.noPositions()} hint={words.otherDays()} />
                )
              }
            />
          )}
        </Section>
      </div>
      <OrderDetails open={shown !== null} order={shown} onClose={() => setShown(null)} />
    </PullToRefresh>
  )
}
