import { decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Direction } from '../../../../domain/orders/order.ts'
import type { Fill, PlacedOrder } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { NOW } from '../../../testing/now.ts'

const listing = { code: 'A', name: 'A Berhad', chineseName: '', market: 'MY', currency: 'MYR' } as const
const nothing = decimal('0')

export const position = (
  id: string,
  quantity: string,
  cost: string,
  direction: Direction = 'long',
): PositionRecord => ({
  ...listing,
  id,
  orderId: id,
  zone: 'Asia/Kuala_Lumpur',
  decimals: 2,
  direction,
  state: 'holding',
  quantity: decimal(quantity),
  openedQuantity: decimal(quantity),
  closable: decimal(quantity),
  lent: zero,
  cost: decimal(cost),
  averageCost: null,
  price: null,
  marketValue: null,
  floatingProfit: null,
  realisedProfit: nothing,
  writtenOff: nothing,
  fees: nothing,
  leverage: 1,
  margin: decimal(cost),
  addedMargin: nothing,
  stopPrice: null,
  buyPrice: null,
  sellPrice: null,
  boughtAt: NOW,
  soldAt: null,
  sellableFrom: null,
  lockReason: null,
  squareOffAt: null,
})

export const order = (id: string, price: string | null, quantity = '100'): PlacedOrder => ({
  ...listing,
  id,
  clientOrderId: null,
  zone: 'Asia/Kuala_Lumpur',
  decimals: 2,
  direction: 'long',
  action: 'open',
  type: price === null ? 'market' : 'limit',
  price: price === null ? null : decimal(price),
  quantity: decimal(quantity),
  filled: nothing,
  averagePrice: null,
  amount: nothing,
  leverage: 1,
  held: nothing,
  fees: nothing,
  state: 'pending',
  reason: null,
  positionId: null,
  createdAt: NOW,
  updatedAt: NOW,
  expiresAt: NOW,
  timeInForce: 'day',
  squareOffAt: null,
})

export const fill = (id: string, price: string): Fill => ({
  id,
  orderId: id,
  positionId: id,
  code: 'A',
  currency: 'MYR',
  direction: 'long',
  action: 'open',
  price: decimal(price),
  quantity: decimal('100'),
  amount: decimal('120'),
  fees: nothing,
  profit: null,
  writtenOff: nothing,
  time: NOW,
})
