import { useOrderFeature } from '../../app/session/useOrderFeature.ts'
import { loadNamespace, useWords } from '../../i18n/words.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useModel } from '../../data/app/app.ts'
import { CancelAll } from '../orders/change/CancelAll.tsx'
import { OrderList } from '../orders/list/OrderList.tsx'
import { makePendingModel } from '../orders/list/pending.model.ts'
import { NothingYet } from './NothingYet.tsx'

const ProtectedList = lazyPart(async () => {
  const [part] = await Promise.all([import('../positions/protect/ProtectedList.tsx'), loadNamespace('protection')])
  return part.ProtectedList
})

/** Pending orders, and the stops that wait for their price. */
export default function PendingTab() {
  const words = useWords().positions
  const orders = useModel(makePendingModel)
  const protects = useOrderFeature('protection')
  return (
    <PullToRefresh onRefresh={orders.records.refresh}>
      <div>
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
      </div>
    </PullToRefresh>
  )
}
