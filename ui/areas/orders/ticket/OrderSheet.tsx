import { useId } from 'react'
import type { Detail } from '../../../../ports/Quotes.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import type { Entry } from './entry/entry.model.ts'
import { Outcome } from './Outcome.tsx'
import { Review } from './Review.tsx'
import type { Sending } from './sending.model.ts'
import { WayOut } from './FieldMessages.tsx'

export interface OrderSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entry: Entry
  readonly sending: Sending
  readonly detail: Detail
  /** The order has ended or was abandoned: the form is reset. */
  readonly onEnd: () => void
  /** False where the position is the screen below. */
  readonly linkPosition?: boolean
}

/** Confirms the review: one tap, one order. */
const Confirm = ({ entry, sending }: Pick<OrderSheetProps, 'entry' | 'sending'>) => {
  const words = useWords().orders
  const order = useValue(entry.order)
  const ready = useValue(entry.ready)
  const kind = order && (order.action === 'open') === (order.direction === 'long') ? 'up' : 'down'
  return (
    <Button wide kind={kind} disabled={ready === null} onClick={() => void sending.confirm()}>
      {words.send()}
    </Button>
  )
}

/** The next actions after the outcome of the order. */
const WaysOn = ({ sending, onEnd, linkPosition = true }: OrderSheetProps) => {
  const words = useWords()
  const stage = useValue(sending.stage)
  const state = useValue(sending.state)
  const order = useValue(sending.order)
  if (stage === 'lost')
    return (
      <div className="grid grid-cols-2 gap-2">
        <Button kind="secondary" size="medium" onClick={onEnd}>
          {words.markets.sending.discard()}
        </Button>
        <Button size="medium" onClick={() => void sending.sendAgain()}>
          {words.markets.sending.sendAgain()}
        </Button>
      </div>
    )
  if (stage === 'refused')
    return (
      <div className="grid gap-2">
        {state?.kind === 'refused' && 'code' in state.failure && <WayOut code={state.failure.code} wide />}
        <Button wide kind="secondary" size="medium" onClick={sending.finish}>
          {words.orders.changeOrder()}
        </Button>
      </div>
    )
  const position = linkPosition ? order?.positionId : null
  const orders =
    (order?.squareOffAt ?? null) === null ? (
      <Go to="/position/index" search={{ tab: stage === 'accepted' ? 'pending' : 'history' }} />
    ) : (
      <Go to="/home/dayTrading" search={{ tab: 'applied' }} />
    )
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button kind="secondary" size="medium" onClick={onEnd}>
        {words.orders.done()}
      </Button>
      {position ? (
        <ButtonLink size="medium" render={<Go to="/position/info" search={{ id: position }} />}>
          {words.orders.toPosition()}
        </ButtonLink>
      ) : (
        <ButtonLink size="medium" render={orders}>
          {words.orders.toOrders()}
        </ButtonLink>
      )}
    </div>
  )
}

/** Review, sending and outcome of an order, on one sheet. */
export const OrderSheet = (props: OrderSheetProps) => {
  const { open, onClose, entry, sending, detail } = props
  const words = useWords().orders
  const stage = useValue(sending.stage)
  const outcomeTitle = useId()
  const reviewing = stage === 'idle'
  // While the order is in flight or its outcome is being checked, the customer can only wait.
  const waiting = stage === 'sending' || stage === 'unknown'
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      {...(reviewing ? { title: words.reviewTitle() } : { titledBy: outcomeTitle })}
      footer={reviewing ? <Confirm entry={entry} sending={sending} /> : !waiting && <WaysOn {...props} />}
    >
      {reviewing ? (
        <Review entry={entry} detail={detail} />
      ) : (
        <Outcome entry={entry} sending={sending} titleId={outcomeTitle} />
      )}
    </BottomSheet>
  )
}
