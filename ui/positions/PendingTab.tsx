import { useWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { OrderList } from './OrderList.tsx'
import { makePendingModel } from './pending.model.ts'

/** Orders that wait to be filled. */
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
    </PullToRefresh>
  )
}
