import { Effect, Schema, Struct } from 'effect'
import { type ClosedPosition, type MovementFilter, Movements, type WalletMovement } from '../../../ports/Records.ts'
import { FUNDING_KINDS, type MovementKind, TRADING_KINDS } from '../../../domain/records/kinds.ts'
import type { PageRequest } from '../../../ports/page.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireAmount, WireFigure, WireTime, WireMarket, WireCurrency } from '../figures.ts'
import { formPage, formRange, pageOf, PageOf } from '../pages.ts'
import { WireDecimal } from '../wire.ts'

/** A movement of a wallet on the wire. */
export const WireMovement = Schema.Struct({
  id: Schema.String,
  currency: WireCurrency,
  kind: Schema.String,
  money: WireAmount,
  frozenmoney: WireAmount,
  balance: WireAmount,
  frozen: WireAmount,
  orderid: Schema.String,
  name: Schema.String,
  code: Schema.String,
  zone: Schema.optionalKey(Schema.String),
  time: WireTime,
})

const Closed = Schema.Struct({
  id: Schema.String,
  orderid: Schema.String,
  code: Schema.String,
  name: Schema.String,
  zone: Schema.optionalKey(Schema.String),
  market: Schema.optionalKey(WireMarket),
  currency: WireCurrency,
  direction: Schema.Literals(['long', 'short']),
  leverage: WireFigure,
  stock_num: WireDecimal,
  buyprice: WireDecimal,
  sellprice: WireDecimal,
  margin: WireDecimal,
  fee: WireDecimal,
  yingkui: WireAmount,
  total: WireAmount,
  balance: WireDecimal,
  buytime: WireTime,
  selltime: WireTime,
})

/** The contract writes a kind without hyphens: `tradefee`. */
const onWire = (kind: MovementKind): string => kind.replaceAll('-', '')
const KINDS = new Map([...FUNDING_KINDS, ...TRADING_KINDS].map((kind): [string, MovementKind] => [onWire(kind), kind]))

export const movementOf = (row: (typeof WireMovement)['Type']): WalletMovement => ({
  ...Struct.renameKeys(row, { money: 'amount', frozenmoney: 'frozenAmount', time: 'at' }),
  kind: KINDS.get(row.kind) ?? 'other',
  reference: textOrNull(row.orderid),
  name: textOrNull(row.name),
  code: textOrNull(row.code),
  zone: textOrNull(row.zone ?? ''),
})

const closedPosition = (row: (typeof Closed)['Type']): ClosedPosition => ({
  ...Struct.renameKeys(row, {
    orderid: 'orderId',
    stock_num: 'quantity',
    buyprice: 'openPrice',
    sellprice: 'closePrice',
    fee: 'fees',
    yingkui: 'profit',
    total: 'profitSoFar',
    buytime: 'openedAt',
    selltime: 'closedAt',
  }),
  zone: textOrNull(row.zone ?? ''),
})

const formOf = ({ currency, kinds, from, until }: MovementFilter, page: PageRequest) => ({
  type: currency ?? undefined,
  kind: kinds.length === 0 ? undefined : kinds.map(onWire).join(','),
  ...formRange({ from, until }),
  ...formPage(page),
})

/** The record lists over HTTP. */
export const movements = (call: Call): Movements['Service'] =>
  Movements.of({
    funding: (filter, page) =>
      call('/records/funding', formOf(filter, page), PageOf(WireMovement)).pipe(Effect.map(pageOf(movementOf))),
    trading: (filter, page) =>
      call('/records/transaction', formOf(filter, page), PageOf(WireMovement)).pipe(Effect.map(pageOf(movementOf))),
    closed: ({ currency, direction, from, until }, page) =>
      call(
        '/records/position',
        {
          type: currency ?? undefined,
          kind: direction ?? undefined,
          ...formRange({ from, until }),
          ...formPage(page),
        },
        PageOf(Closed),
      ).pipe(Effect.map(pageOf(closedPosition))),
  })
