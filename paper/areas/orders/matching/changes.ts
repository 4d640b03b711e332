import type { BigDecimal } from 'effect'
import type { Transfer } from '../../../ledger/post.ts'
import type { UsedHold } from '../../../ledger/postAll.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Direction } from '../../../../domain/orders/order.ts'
import type { MessageKind } from '../../messages/kinds.ts'
import type { FillRow, OrderRow } from '../tables.ts'
import type { PositionRow } from '../../positions/tables.ts'

/** One close by one order, for the customer's position records. */
export interface Realised {
  readonly orderId: string
  readonly positionId: string
  readonly customerId: string
  readonly currency: Currency
  readonly code: string
  readonly name: string
  readonly direction: Direction
  readonly leverage: number
  readonly quantity: BigDecimal.BigDecimal
  readonly openPrice: BigDecimal.BigDecimal
  readonly closePrice: BigDecimal.BigDecimal
  /** The own funds that were bound by the closed part. */
  readonly margin: BigDecimal.BigDecimal
  /** The fees of opening and closing that part. */
  readonly fee: BigDecimal.BigDecimal
  readonly profit: BigDecimal.BigDecimal
  readonly openedAt: Date | null
}

/** The changes to one order, its position and its money: all or none. The rows have their new state. */
export interface Change {
  readonly order: OrderRow
  readonly position: PositionRow
  readonly fills: ReadonlyArray<FillRow>
  readonly realised: Realised | undefined
  readonly transfers: ReadonlyArray<Transfer>
  /** The amounts captured and released from the order's hold. */
  readonly used: UsedHold | undefined
}

/** A message to a customer about an order. */
export interface TradeMessage {
  readonly id: string
  readonly customer_id: string
  readonly kind: MessageKind
  /** As JSON. */
  readonly parameters: string
  readonly created_at: Date
}
