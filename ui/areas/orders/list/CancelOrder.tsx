import { subtract } from 'effect/BigDecimal'
import { useEffect, useRef } from 'react'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { serverMessage } from '../../../i18n/serverMessage.ts'
import { useWords } from '../../../i18n/words.ts'
import type { Intent } from '../../../data/intent/intent.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { ConfirmDialog } from '../../../kit/overlays/overlays.ts'
import { useValue } from '../../../kit/useValue.ts'
import type { Cancelling } from './intents.ts'
import { quantityText, useListingName } from '../../markets/listing.ts'
import { useApp } from '../../../data/app/app.ts'

interface CancelOrderProps {
  readonly intent: Intent<Cancelling, PlacedOrder>
  readonly onAsk: () => void
  /** As wide as its container, in place of the size for rows. */
  readonly wide?: boolean
}

/** Cancels an order, or shows the state of the cancellation. While its outcome is unknown there is no button. */
export const CancelOrder = ({ intent, onAsk, wide = false }: CancelOrderProps) => {
  const words = useWords()
  const { kind } = useValue(intent.state)
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    const isNews = before.current !== kind
    before.current = kind
    // The button gives way to a text and comes back: neither takes the focus with it.
    if (isNews && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button, [role=status]')?.focus({ preventScroll: true })
  }, [kind])
  const look = { kind: 'secondary', size: wide ? 'medium' : 'small', wide } as const
  return (
    <span ref={place} className="contents">
      {kind === 'unknown' ? (
        <span role="status" tabIndex={-1} className="shrink-0 text-small text-ink-2 outline-none">
          {words.markets.sending.unknown()}
        </span>
      ) : kind === 'lost' ? (
        <Button {...look} onClick={() => void intent.sendAgain()}>
          {words.markets.sending.sendAgain()}
        </Button>
      ) : (
        <Button {...look} busy={kind === 'sending'} onClick={onAsk}>
          {words.positions.cancelOrder()}
        </Button>
      )}
    </span>
  )
}

interface CancelQuestionProps {
  /** Null: closed. */
  readonly order: PlacedOrder | null
  /** Returns whether it was cancelled. */
  readonly cancel: (orderId: string) => Promise<boolean>
  readonly onEnd: () => void
}

/** Asks for confirmation before an order is cancelled. */
export const CancelQuestion = ({ order, cancel, onEnd }: CancelQuestionProps) => {
  const app = useApp()
  const words = useWords()
  const name = useListingName(order ?? { name: '', chineseName: '' })
  const left = order && quantityText(words, order.market, subtract(order.quantity, order.filled))
  const confirm = async () => {
    if (!order) return
    onEnd()
    if (await cancel(order.id)) app.toaster.show(serverMessage(words, 'order-cancelled'), 'success')
  }
  return (
    <ConfirmDialog
      danger
      open={order !== null}
      title={words.positions.cancelTitle()}
      description={words.positions.cancelText({ name, quantity: left ?? '' })}
      confirmLabel={words.positions.cancelOrder()}
      cancelLabel={words.positions.keepOrder()}
      onClose={onEnd}
      onConfirm={() => void confirm()}
    />
  )
}
