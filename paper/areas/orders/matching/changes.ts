import type { BigDecimal } from 'effect'
import type { Transfer } from '../../../ledger/post.ts'
import type { UsedHold } from '../../../ledger/postAll.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Direction } from '../../../../domain/orders/order.ts'
import type { MessageKind } from '../../messages/kinds.ts'
import type { FillRow, OrderRow } from '../tables.ts'
import type { PositionRow } from '../../positions/tables.ts'

/** What one order closed in one go, for the customer's position records. */
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
  /** Own money that the closed part had tied up. */
  readonly margin: BigDecimal.BigDecimal
  /** Fees of opening and closing it. */
  readonly fee: BigDecimal.BigDecimal
  readonly profit: BigDecimal.BigDecimal
  readonly openedAt: Date | null
}

/** What happens to one order, its position and its money: together, or not at all. Rows as they are afterwards. */
export interface Change {
  readonly order: OrderRow
  readonly position: PositionRow
  readonly fills: ReadonlyArray<FillRow>
  readonly realised: Realised | undefined
  readonly transfers: ReadonlyArray<Transfer>
  /** What is taken from and given back of the order's hold. */
  readonly used: UsedHold | undefined
}

/** What a customer is told of an order. */
export interface TradeMessage {
  readonly id: string
  readonly customer_id: string
  readonly kind: MessageKind
  /** As JSON. */
  readonly parameters: string
  readonly created_at: Date
}
