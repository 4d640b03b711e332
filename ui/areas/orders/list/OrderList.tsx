import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isChangeable } from '../../../../domain/orders/states.ts'
import { Rejected } from '../../../../ports/failure.ts'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useApp } from '../../../data/app/app.ts'
import { useUnanswered } from '../../../data/intent/unanswered.ts'
import { loadNamespace } from '../../../i18n/words.ts'
import { lazily } from '../../../kit/lazily.tsx'
import { useRowFocus } from '../../../kit/lists/useRowFocus.ts'
import { useValue } from '../../../kit/useValue.ts'
import { useAskedChange } from '../change/useAskedChange.ts'
import { OwnFigures } from '../../../app/session/OwnFigures.tsx'
import { CancelOrder, CancelQuestion } from './CancelOrder.tsx'
import { OrderDetails } from './lazyOrderDetails.ts'
import { OrderRow } from './OrderRow.tsx'
import { isCancellable, type makeOrders } from './orders.model.ts'
import { useOrder } from './useOrder.ts'
import { RecordList } from '../../../app/failures/RecordList.tsx'

const ChangeSheet = lazily(async () => {
  const words = [loadNamespace('changes'), loadNamespace('orders')]
  const [part] = await Promise.all([import('../change/ChangeSheet.tsx'), ...words])
  return part.ChangeSheet
})

/** The key under which a change of an order is stored until it has an answer; its id follows. */
const UNANSWERED = 'amend.'

interface OrderListProps {
  readonly model: ReturnType<typeof makeOrders>
  /** Accessible name of the list. */
  readonly label: string
  readonly failed: string
  readonly empty: ReactNode
}

/** Orders, each with its details and, while it waits, the ways to change and to cancel it. */
export const OrderList = ({ model, label, failed, empty }: OrderListProps) => {
  const { cancel, cancelling, open, put, records } = model
  const app = useApp()
  const rows = useValue(records.rows)
  const rowFocus = useRowFocus<HTMLDivElement>()
  const amends = useOrderFeature('amend')
  const [shown, setShown] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [changing, setChanging] = useState<string | null>(null)
  const { asked: dragged, close } = useAskedChange(amends)
  const details = useOrder(model, shown)
  const questioned = useOrder(model, asked)
  const changed = useOrder(model, changing ?? dragged?.order.id ?? null)
  // It was filled or ended elsewhere: there is nothing to answer any more.
  const isPast = questioned !== null && !isCancellable(questioned)
  useEffect(() => {
    if (isPast) app.fail(new Rejected({ code: 'order-not-pending' }))
  }, [app, isPast])
  useUnanswered(
    amends ? rows.flatMap((order) => (isChangeable(order) ? [`${UNANSWERED}${order.id}`] : [])).join(' ') : '',
    useCallback((name: string) => setChanging(name.slice(UNANSWERED.length)), []),
  )
  useEffect(() => open(), [open])
  /** Leaves the details for another sheet. */
  const leaveFor = (next: (id: string) => void) => () => {
    setShown(null)
    if (shown !== null) next(shown)
  }
  return (
    <>
      <OwnFigures>
        <div {...rowFocus}>
          <RecordList
            label={label}
            records={records}
            failed={failed}
            renderRow={(order) => (
              <OrderRow
                order={order}
                onOpen={() => setShown(order.id)}
                action={
                  isCancellable(order) && <CancelOrder intent={cancelling(order.id)} onAsk={() => setAsked(order.id)} />
                }
              />
            )}
            empty={empty}
          />
        </div>
        <OrderDetails
          open={details !== null}
          order={details}
          onClose={() => setShown(null)}
          actions={{
            cancelling,
            onChange: amends ? leaveFor(setChanging) : undefined,
            onCancel: leaveFor(setAsked),
          }}
        />
      </OwnFigures>
      <CancelQuestion order={isPast ? null : questioned} cancel={cancel} onEnd={() => setAsked(null)} />
      <ChangeSheet
        open={(changing ?? dragged) !== null}
        order={changed ?? dragged?.order ?? null}
        price={dragged?.price}
        onChanged={put}
        onClose={() => {
          setChanging(null)
          close()
        }}
      />
    </>
  )
}
