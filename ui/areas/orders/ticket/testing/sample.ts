import { decimal, zero } from '../../../../../domain/money/decimal.ts'
import { ladder } from '../../../../../domain/markets/allowedPrices.ts'
import type { CurrencyFunds } from '../../../../../ports/Wealth.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import type { Fill, OrderPreview, OrderState, PlacedOrder } from '../../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../../ports/Positions.ts'
import type { TradingState } from '../../../../../ports/quote.ts'
import { LISTING, RULES, UNKNOWN, ZONE } from '../../../markets/testing/listing.ts'
import { NOW } from '../../../../testing/now.ts'

/** An instrument at 1,54 with a book one tick wide, limits 1,07 to 1,97, lots of 100. */
export const detail = (state: TradingState = 'open', more: Partial<Detail['rules']> = {}): Detail => ({
  ...LISTING,
  decimals: 3,
  watched: false,
  quote: {
    code: 'MY0101',
    price: decimal('1.54'),
    previousClose: decimal('1.52'),
    volume: decimal('1000'),
    turnover: decimal('1540'),
    state,
    atLimit: null,
    time: NOW,
  },
  book: {
    bids: [{ price: decimal('1.54'), quantity: decimal('400') }],
    asks: [{ price: decimal('1.55'), quantity: decimal('400') }],
    time: NOW,
  },
  ...UNKNOWN,
  rules: {
    ...RULES,
    ticks: ladder(['0', '0.005'], ['1', '0.01']),
    upperLimit: decimal('1.97'),
    lowerLimit: decimal('1.07'),
    leverages: [1, 2, 5],
    shorting: true,
    stopOutPercent: decimal('50'),
    sessions: [],
    fees: [{ name: 'brokerage', side: 'both', rate: decimal('0.1'), minimum: decimal('8'), maximum: null }],
    ...more,
  },
})

export const funds = (buyingPower = '10000'): CurrencyFunds => ({
  currency: 'MYR',
  available: decimal(buyingPower),
  held: decimal('0'),
  margin: decimal('0'),
  frozen: decimal('0'),
  marketValue: decimal('0'),
  totalAssets: decimal(buyingPower),
  floatingProfit: decimal('0'),
  realisedProfit: decimal('0'),
  buyingPower: decimal(buyingPower),
})

export const preview = (more: Partial<OrderPreview> = {}): OrderPreview => ({
  code: 'MY0101',
  currency: 'MYR',
  estimatedPrice: decimal('1.54'),
  holdPrice: decimal('1.54'),
  amount: decimal('154'),
  fees: [{ name: 'brokerage', rate: decimal('0.1'), amount: decimal('8') }],
  feeTotal: decimal('8'),
  margin: decimal('154'),
  cost: decimal('162'),
  held: decimal('162'),
  proceeds: null,
  profit: null,
  buyingPower: decimal('10000'),
  buyingPowerAfter: decimal('9838'),
  stopPrice: null,
  squareOffAt: null,
  maxQuantity: decimal('6400'),
  problems: [],
  time: NOW,
  ...more,
})

export const placed = (state: OrderState, more: Partial<PlacedOrder> = {}): PlacedOrder => ({
  ...LISTING,
  id: '5012',
  clientOrderId: 'id-1',
  zone: ZONE,
  decimals: 3,
  direction: 'long',
  action: 'open',
  type: 'limit',
  price: decimal('1.54'),
  quantity: decimal('100'),
  filled: decimal(state === 'filled' ? '100' : '0'),
  averagePrice: state === 'filled' ? decimal('1.54') : null,
  amount: decimal('0'),
  leverage: 1,
  held: decimal('0'),
  fees: decimal('0'),
  state,
  reason: null,
  positionId: state === 'filled' ? '7003' : null,
  createdAt: NOW,
  updatedAt: NOW,
  expiresAt: NOW + 25_200_000,
  timeInForce: 'day',
  squareOffAt: null,
  ...more,
})

/** 500 sold at 1,53. */
export const fill = (more: Partial<Fill> = {}): Fill => ({
  id: 'f1',
  orderId: '5012',
  positionId: '7003',
  code: 'MY0101',
  currency: 'MYR',
  direction: 'long',
  action: 'close',
  price: decimal('1.53'),
  quantity: decimal('500'),
  amount: decimal('765'),
  fees: decimal('8'),
  profit: decimal('15'),
  writtenOff: decimal('0'),
  time: NOW,
  ...more,
})

/** 500 bought at 1,50 with leverage 2, free to be sold. */
export const position = (more: Partial<PositionRecord> = {}): PositionRecord => ({
  ...LISTING,
  id: '7003',
  orderId: '5001',
  zone: ZONE,
  decimals: 3,
  direction: 'long',
  state: 'holding',
  quantity: decimal('500'),
  openedQuantity: decimal('500'),
  closable: decimal('500'),
  lent: zero,
  cost: decimal('750'),
  averageCost: decimal('1.5'),
  price: decimal('1.54'),
  marketValue: decimal('770'),
  floatingProfit: decimal('20'),
  realisedProfit: decimal('0'),
  writtenOff: decimal('0'),
  fees: decimal('8'),
  leverage: 2,
  margin: decimal('375'),
  addedMargin: decimal('0'),
  stopPrice: decimal('1.12'),
  buyPrice: decimal('1.5'),
  sellPrice: null,
  boughtAt: NOW - 3_600_000,
  soldAt: null,
  sellableFrom: null,
  lockReason: null,
  squareOffAt: null,
  ...more,
})
