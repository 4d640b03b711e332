import { useEffect, useState } from 'react'
import type { PlacedOrder } from '../../../ports/Orders.ts'
import { Go } from '../../app/navigation/Go.tsx'
import { useModel } from '../../data/app/app.ts'
import { useLoadFailure } from '../../app/failures/loadFailure.tsx'
import { useWords } from '../../i18n/words.ts'
import { EndlessList } from '../../kit/lists/EndlessList.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useValue } from '../../kit/useValue.ts'
import { OrderDetails } from '../orders/list/lazyOrderDetails.ts'
import { OrderRow } from '../orders/list/OrderRow.tsx'
import { makeLatestOrdersModel } from './latestOrders.model.ts'

/** The newest past orders, below the pending ones: an order that was filled moves here. Nothing where there is none. */
export const LatestOrders = () => {
  const words = useWords().positions
  const { load, open, records } = useModel(makeLatestOrdersModel)
  const [shown, setShown] = useState<PlacedOrder | null>(null)
  const rows = useValue(records.rows)
  const status = useValue(records.status)
  const failure = useLoadFailure(useValue(records.failure), () => void load())
  useEffect(() => open(), [open])
  if (rows.length === 0 && status !== 'failed') return null
  return (
    <Section
      flush
      title={words.past()}
      aside={
        <Go replace to="/position/index" search={{ tab: 'history' }} className="tap text-accent">
          {words.showAll()}
        </Go>
      }
    >
      <EndlessList
        label={words.pastKinds.orders()}
        items={rows}
        keyOf={({ id }) => id}
        renderRow={(order) => <OrderRow order={order} onOpen={() => setShown(order)} />}
        // What is shown stays while it is asked for again.
        status={status === 'loading' ? 'ready' : status}
        hasMore={false}
        onMore={() => undefined}
        empty={null}
        failed={words.ordersFailed()}
        {...failure}
      />
      <OrderDetails open={shown !== null} order={shown} onClose={() => setShown(null)} />
    </Section>
  )
}
