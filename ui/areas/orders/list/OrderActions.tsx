import { isChangeable } from '../../../../domain/orders/states.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Intent } from '../../../data/intent/intent.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import type { Cancelling } from './intents.ts'
import { isCancellable } from './orders.model.ts'

export interface OrderActionsProps {
  readonly order: PlacedOrder
  /** The cancellation of an order, by its id. */
  readonly cancelling: (orderId: string) => Intent<Cancelling, PlacedOrder>
  /** Undefined where the server offers no change. */
  readonly onChange: (() => void) | undefined
  readonly onCancel: () => void
}

/** What can be done with an order that waits, below its details. Nothing for a final one. */
export const OrderActions = ({ cancelling, onCancel, onChange, order }: OrderActionsProps) => {
  const words = useWords().positions
  return (
    <>
      {onChange && isChangeable(order) && (
        <Button wide kind="secondary" size="medium" onClick={onChange}>
          {words.changeOrder()}
        </Button>
      )}
      {isCancellable(order) && <CancelOrder wide intent={cancelling(order.id)} onAsk={onCancel} />}
    </>
  )
}
