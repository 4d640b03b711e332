import { type ReactNode, useId } from 'react'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { Detail } from '../../../../ports/Quotes.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { Button, ButtonLink } from '../../../kit/buttons/Button.tsx'
import { BottomSheet } from '../../../kit/overlays/overlays.ts'
import { lazyPart } from '../../../kit/lazyPart.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { Go } from '../../../app/navigation/Go.tsx'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import type { Entry } from './enter/entry.model.ts'
import { type Hold, useHold } from './review/useHold.ts'
import { Outcome } from './outcome/Outcome.tsx'
import { Review } from './review/Review.tsx'
import type { Sending } from './sending.model.ts'
import { WayOut } from './findings/FieldMessages.tsx'

export interface OrderSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly entry: Entry
  readonly sending: Sending
  readonly detail: Detail
  /** The order has ended: the form is reset. */
  readonly onEnd: () => void
  /** False where the position is the screen below. */
  readonly linkPosition?: boolean
  /** Above the button that sends. */
  readonly note?: ReactNode
}

const loadHold = async () => (await Promise.all([import('./review/HoldStep.tsx'), loadNamespace('secondThoughts')]))[0]
/** Few customers ask for the wait: it is downloaded with the first order that waits. */
const HoldStep = lazyPart(async () => (await loadHold()).HoldStep)
const HoldTitle = lazyPart(async () => (await loadHold()).HoldTitle)

/** Confirms the review: one tap, one order. An order that waits can be sent at the end of the wait, or cancelled. */
const Confirm = ({ entry, hold }: Pick<OrderSheetProps, 'entry'> & { readonly hold: Hold }) => {
  const all = useWords()
  const order = useValue(entry.order)
  const ready = useValue(entry.ready)
  const kind = order && (order.action === 'open') === (order.direction === 'long') ? 'up' : 'down'
  const send = (
    <Button wide kind={kind} disabled={ready === null || (hold.left ?? 0) > 0} onClick={() => void hold.send()}>
      {all.orders.send()}
    </Button>
  )
  if (hold.left === null) return send
  return (
    <div className="pair">
      <Button kind="secondary" onClick={hold.cancel}>
        {all.cancel()}
      </Button>
      {send}
    </div>
  )
}

/** What a customer does next once an order is filled: protects what was opened, or buys again what was sold. */
const useNextStep = (order: PlacedOrder | null) => {
  const words = useWords().orders
  const protects = useOrderFeature('protection')
  if (order === null) return null
  const { action, code, direction, positionId, protection, squareOffAt } = order
  if (action === 'close')
    return direction === 'long'
      ? { label: words.buyAgain(), link: <Go to="/quotes/infoBuy" search={{ code, direction }} /> }
      : null
  return protects && positionId !== null && !protection && squareOffAt === null
    ? { label: words.protectIt(), link: <Go to="/position/info" search={{ id: positionId, protect: '1' }} /> }
    : null
}

/** The next actions after the outcome of the order. */
const WaysOn = ({ sending, onEnd, linkPosition = true }: OrderSheetProps) => {
  const words = useWords()
  const stage = useValue(sending.stage)
  const state = useValue(sending.state)
  const order = useValue(sending.order)
  const next = useNextStep(stage === 'filled' ? order : null)
  if (stage === 'lost')
    return (
      <div className="pair">
        <Button kind="secondary" size="medium" onClick={sending.discard}>
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
  // One button is the first.
  const kind = next ? 'secondary' : 'primary'
  return (
    <div className="pair">
      {next && (
        <div className="grid basis-full">
          <ButtonLink size="medium" render={next.link}>
            {next.label}
          </ButtonLink>
        </div>
      )}
      <Button kind="secondary" size="medium" onClick={onEnd}>
        {words.orders.done()}
      </Button>
      {position ? (
        <ButtonLink kind={kind} size="medium" render={<Go to="/position/info" search={{ id: position }} />}>
          {words.orders.toPosition()}
        </ButtonLink>
      ) : (
        <ButtonLink kind={kind} size="medium" render={orders}>
          {words.orders.toOrders()}
        </ButtonLink>
      )}
    </div>
  )
}

/** Review, sending and outcome of an order, on one sheet. */
export const OrderSheet = (props: OrderSheetProps) => {
  const { open, onClose, entry, sending, detail, note } = props
  const words = useWords().orders
  const stage = useValue(sending.stage)
  const outcomeTitle = useId()
  const reviewing = stage === 'idle'
  const hold = useHold(entry, sending)
  const order = useValue(entry.order)
  const asked = useValue(entry.preview)
  const held =
    reviewing && hold.left !== null && order && asked.is === 'ready'
      ? { order, left: hold.left, preview: asked.preview }
      : null
  // While the order is in flight or its outcome is being checked, the customer can only wait.
  const waiting = stage === 'sending' || stage === 'unknown'
  return (
    <BottomSheet
      open={open}
      onClose={() => {
        hold.cancel()
        onClose()
      }}
      {...(reviewing ? { title: held ? <HoldTitle /> : words.reviewTitle() } : { titledBy: outcomeTitle })}
      footer={
        reviewing ? (
          <div className="grid gap-2">
            {note}
            <Confirm entry={entry} hold={hold} />
          </div>
        ) : (
          !waiting && <WaysOn {...props} />
        )
      }
    >
      {held ? (
        <HoldStep {...held} detail={detail} />
      ) : reviewing ? (
        <Review entry={entry} detail={detail} />
      ) : (
        <Outcome entry={entry} sending={sending} titleId={outcomeTitle} />
      )}
    </BottomSheet>
  )
}
