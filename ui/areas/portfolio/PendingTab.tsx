import { useOrderFeature } from '../../app/session/useOrderFeature.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useModel } from '../../data/app/app.ts'
import { CancelAll } from '../orders/change/CancelAll.tsx'
import { OrderList } from '../orders/list/OrderList.tsx'
import { makePendingModel } from '../orders/list/pending.model.ts'
import { LatestOrders } from './LatestOrders.tsx'
import { NothingYet } from './NothingYet.tsx'

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
  return (
    <PullToRefresh onRefresh={orders.records.refresh}>
      <div>
        <DraftList />
        <CancelAll model={orders} />
        <Section flush>
          <OrderList
            model={orders}
            label={words.tabs.pending()}
            failed={words.ordersFailed()}
            empty={<NothingYet title={words.noPending()} hint={words.noPendingHint()} />}
          />
        </Section>
        {protects && <ProtectedList />}
        <LatestOrders />
      </div>
    </PullToRefresh>
  )
}
