import { useEffect, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { CancelOrder, CancelQuestion } from './CancelOrder.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderRow } from './OrderRow.tsx'
import { isCancellable } from './orders.model.ts'
import { makePendingModel } from './pending.model.ts'
import { RecordList } from './RecordList.tsx'

/** Orders that wait to be filled. */
export default function PendingTab() {
  const words = useWords().positions
  const { records, open, cancelling, cancel } = useModel(makePendingModel)
  const rows = useValue(records.rows)
  const [shown, setShown] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const found = (id: string | null) => rows.find((order) => order.id === id) ?? null
  useEffect(() => open(), [open])
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div>
        <Section flush>
          <RecordList
            label={words.tabs.pending()}
            records={records}
            failed={words.ordersFailed()}
            renderRow={(order) => (
              <OrderRow
                order={order}
                onOpen={() => setShown(order.id)}
                action={
                  isCancellable(order) && <CancelOrder intent={cancelling(order.id)} onAsk={() => setAsked(order.id)} />
                }
              />
            )}
            empty={
              <Empty
                title={words.noPending()}
                hint={words.noPendingHint()}
                action={
                  <ButtonLink size="medium" render={<Go to="/quotes/index" />}>
                    {words.toQuotes()}
                  </ButtonLink>
                }
              />
            }
          />
        </Section>
      </div>
      <OrderDetails order={found(shown)} onClose={() => setShown(null)} />
      <CancelQuestion order={found(asked)} cancel={cancel} onEnd={() => setAsked(null)} />
    </PullToRefresh>
  )
}
