import { useState } from 'react'
import { useOrderFeature } from '../../app/session/useOrderFeature.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { usePart } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { CancelAll } from '../orders/change/CancelAll.tsx'
import { OrderList } from '../orders/list/OrderList.tsx'
import { makePendingModel } from '../orders/list/pending.model.ts'
import { LatestOrders } from './LatestOrders.tsx'
import { NothingYet } from './NothingYet.tsx'
import { OwnFigures } from '../../app/session/OwnFigures.tsx'

const ProtectedList = lazyPart(async () => {
  const [part] = await Promise.all([import('../positions/protect/ProtectedList.tsx'), loadNamespace('protection')])
  return part.ProtectedList
})

// Few customers have one: it is downloaded after the orders.
const DraftList = lazyPart(async () => {
  const [part] = await Promise.all([import('../orders/drafts/DraftList.tsx'), loadNamespace('drafts')])
  return part.default
})

/** Orders that were typed without a connection, pending orders, the stops that wait for their price, and the newest past orders. */
export default function PendingTab() {
  const words = useWords().positions
  const orders = useModel(makePendingModel)
  const protects = useOrderFeature('protection')
  // What stands below the orders waits for them, so that it does not move.
  const isAnswered = usePart(orders.records.status, (status) => status === 'ready' || status === 'failed')
  const [wasAnswered, setWasAnswered] = useState(isAnswered)
  if (isAnswered && !wasAnswered) setWasAnswered(true)
  return (
    <PullToRefresh onRefresh={orders.records.refresh}>
      <div>
        <DraftList />
        <Section flush>
          <OrderList
            model={orders}
            label={words.tabs.pending()}
            failed={words.ordersFailed()}
            empty={<NothingYet title={words.noPending()} hint={words.noPendingHint()} />}
          />
          <CancelAll model={orders} />
        </Section>
        {wasAnswered && (
          <OwnFigures>
            {protects && <ProtectedList />}
            <LatestOrders />
          </OwnFigures>
        )}
      </div>
    </PullToRefresh>
  )
}
