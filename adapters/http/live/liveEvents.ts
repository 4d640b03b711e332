import { Effect, Schema } from 'effect'
import type { ContractBroken } from '../../../ports/failure.ts'
import type { LiveEvent } from '../../../ports/Live.ts'
import type { paths } from '../../generated/contract.ts'
import { Alert } from '../../generated/schemas/alerts.ts'
import { UnreadCount } from '../../generated/schemas/messages.ts'
import { Fill, Order } from '../../generated/schemas/orders.ts'
import { QuoteBatch, QuoteDepth } from '../../generated/schemas/quotes.ts'
import { alertOf } from '../alerts/alertRecords.ts'
import { decode } from '../decode.ts'
import { orderOf } from '../orders/orderRecords.ts'
import type { Agrees, AnySchema } from '../wire.ts'

/** The call of the stream. */
export const STREAM = '/live/stream'

/** An event as it arrived, its data not decoded yet. Tabs pass it on in this form. */
export interface RawEvent {
  readonly event: string
  readonly id: string
  readonly data: unknown
}

type WireEvent = paths[typeof STREAM]['get']['responses'][200]['content']['text/event-stream']
type Data<Name extends WireEvent['event']> = Extract<WireEvent, { event: Name }>['data']

const read =
  <Name extends WireEvent['event'], S extends AnySchema>(
    name: Name,
    schema: S & Agrees<S, Data<Name>>,
    eventOf: (data: S['Type']) => LiveEvent,
  ) =>
  (data: unknown): Effect.Effect<LiveEvent, ContractBroken> =>
    Effect.map(decode<AnySchema>(`${STREAM} ${name}`, data, schema), eventOf)

const told = (event: LiveEvent) => (): Effect.Effect<LiveEvent> => Effect.succeed(event)

const READ: ReadonlyMap<string, (data: unknown) => Effect.Effect<LiveEvent, ContractBroken>> = new Map([
  ['quotes', read('quotes', QuoteBatch, (batch) => ({ is: 'quotes', batch }))],
  ['depth', read('depth', QuoteDepth, (depth) => ({ is: 'depth', depth }))],
  ['orders', read('orders', Schema.Array(Order), (rows) => ({ is: 'orders', orders: rows.map(orderOf) }))],
  ['fills', read('fills', Schema.Array(Fill), (fills) => ({ is: 'fills', fills }))],
  ['alerts', read('alerts', Schema.Array(Alert), (rows) => ({ is: 'alerts', alerts: rows.map(alertOf) }))],
  ['messages', read('messages', UnreadCount, ({ unread }) => ({ is: 'messages', unread }))],
  ['markets', told({ is: 'markets' })],
  ['positions', told({ is: 'positions' })],
  ['wallets', told({ is: 'wallets' })],
])

/** What an event says. One of a later version of the contract only shows that the stream runs. */
export const liveEventOf = ({ data, event }: RawEvent): Effect.Effect<LiveEvent, ContractBroken> =>
  (READ.get(event) ?? told({ is: 'beat' }))(data)
