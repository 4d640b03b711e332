import { type ReactNode, useEffect, useState } from 'react'
import { useValue } from '../../../kit/useValue.ts'
import { CancelOrder, CancelQuestion } from './CancelOrder.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderRow } from './OrderRow.tsx'
import { isCancellable, type makeOrders } from './orders.model.ts'
import { RecordList } from '../../records/RecordList.tsx'

interface OrderListProps {
  readonly model: ReturnType<typeof makeOrders>
  /** Accessible name of the list. */
  readonly label: string
  readonly failed: string
  readonly empty: ReactNode
}

/** Orders, each with its details and, while it waits, a button to cancel it. */
export const OrderList = ({ model, label, failed, empty }: OrderListProps) => {
  const { cancel, cancelling, open, records } = model
  const rows = useValue(records.rows)
  const [shown, setShown] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const found = (id: string | null) => rows.find((order) => order.id === id) ?? null
  useEffect(() => open(), [open])
  return (
    <>
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
      <OrderDetails order={found(shown)} onClose={() => setShown(null)} />
      <CancelQuestion order={found(asked)} cancel={cancel} onEnd={() => setAsked(null)} />
    </>
  )
}
