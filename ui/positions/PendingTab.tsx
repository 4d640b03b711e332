import { useEffect, useState } from 'react'
import type { PlacedOrder } from '../../ports/Orders.ts'
import { useWords } from '../i18n/words.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Empty } from '../kit/Empty.tsx'
import { ConfirmDialog } from '../kit/overlays.ts'
import { PullToRefresh } from '../kit/PullToRefresh.tsx'
import { Section } from '../kit/Section.tsx'
import { useValue } from '../kit/useValue.ts'
import { useListingName } from '../market/names.ts'
import { useApp, useModel } from '../shell/app.ts'
import { Go } from '../shell/Go.tsx'
import { inText } from '../i18n/inText.ts'
import { sentence } from '../i18n/sentence.ts'
import { formatQuantity } from '../../domain/money/format.ts'
import { subtract } from 'effect/BigDecimal'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderRow } from './OrderRow.tsx'
import { makePendingModel } from './pending.model.ts'
import { RecordList } from './RecordList.tsx'

/** Takes an order back, or says how that stands. While its outcome is being found out there is nothing to press. */
const Cancel = ({ order, onAsk }: { readonly order: PlacedOrder; readonly onAsk: () => void }) => {
  const words = useWords()
  const intent = useModel(makePendingModel).cancelling(order.id)
  const { kind } = useValue(intent.state)
  if (kind === 'unknown')
    return (
      <span role="status" className="shrink-0 text-small text-ink-2">
        {words.market.sending.unknown()}
      </span>
    )
  if (kind === 'lost')
    return (
      <Button kind="secondary" size="small" onClick={() => void intent.sendAgain()}>
        {words.market.sending.sendAgain()}
      </Button>
    )
  return (
    <Button kind="secondary" size="small" busy={kind === 'sending'} onClick={onAsk}>
      {words.positions.cancelOrder()}
    </Button>
  )
}

interface QuestionProps {
  readonly order: PlacedOrder | null
  readonly onEnd: () => void
}

const Question = ({ order, onEnd }: QuestionProps) => {
  const app = useApp()
  const words = useWords()
  const { cancel } = useModel(makePendingModel)
  const name = useListingName(order ?? { name: '', chineseName: '' })
  const left = order && formatQuantity(subtract(order.quantity, order.filled))
  const confirm = async () => {
    if (!order) return
    onEnd()
    if (await cancel(order.id)) app.toaster.show(sentence(words, 'order-cancelled'), 'success')
  }
  return (
    <ConfirmDialog
      danger
      open={order !== null}
      title={words.positions.cancelTitle()}
      description={words.positions.cancelText({ name, quantity: inText(left ?? '') })}
      confirmLabel={words.positions.cancelOrder()}
      cancelLabel={words.positions.keepOrder()}
      onCancel={onEnd}
      onConfirm={() => void confirm()}
    />
  )
}

/** Orders that wait to be filled. */
export default function PendingTab() {
  const words = useWords().positions
  const { records, open } = useModel(makePendingModel)
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
                // What the broker placed to stop a loss is not the customer's to take back.
                action={order.clientOrderId !== null && <Cancel order={order} onAsk={() => setAsked(order.id)} />}
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
      <Question order={found(asked)} onEnd={() => setAsked(null)} />
    </PullToRefresh>
  )
}
