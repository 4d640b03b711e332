import { useWords } from '../../i18n/words.ts'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Section } from '../../kit/lists/Section.tsx'
import { useModel } from '../../data/app/app.ts'
import { OrderList } from '../orders/list/OrderList.tsx'
import { makePendingModel } from '../orders/list/pending.model.ts'
import { NothingYet } from './NothingYet.tsx'

/** Pending orders. */
export default function PendingTab() {
  const words = useWords().positions
  const orders = useModel(makePendingModel)
  return (
    <PullToRefresh onRefresh={orders.records.refresh}>
      <div>
        <Section flush>
          <OrderList
            model={orders}
            label={words.tabs.pending()}
            failed={words.ordersFailed()}
            empty={<NothingYet title={words.noPending()} hint={words.noPendingHint()} />}
          />
        </Section>
      </div>
    </PullToRefresh>
  )
}
