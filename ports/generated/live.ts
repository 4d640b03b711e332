// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { Alert } from './alerts.ts'
import type { Market } from './markets.ts'
import type { UnreadCount } from './messages.ts'
import type { Fill, Order } from './orders.ts'
import type { Position } from './positions.ts'
import type { QuoteBatch, QuoteDepth } from './quotes.ts'
import type { Wallet } from './wealth.ts'

/** The server's time. */
export interface LiveTime {
  /** The server's time. */
  readonly time: Instant
}

/** The stream has begun, or goes on after `Last-Event-ID`. */
export interface LiveReady {
  /** Name of the event. */
  readonly event: "ready"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** The stream has begun, or goes on after `Last-Event-ID`. */
  readonly data: LiveTime
}

/** The stream has begun, and events since `Last-Event-ID` may be missing. */
export interface LiveReset {
  /** Name of the event. */
  readonly event: "reset"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** The stream has begun, and events since `Last-Event-ID` may be missing. */
  readonly data: LiveTime
}

/** Quotes that changed. */
export interface LiveQuotes {
  /** Name of the event. */
  readonly event: "quotes"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Quotes that changed. */
  readonly data: QuoteBatch
}

/** Quote, book and figures of the day of an instrument. */
export interface LiveDepth {
  /** Name of the event. */
  readonly event: "depth"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Quote, book and figures of the day of the instrument. */
  readonly data: QuoteDepth
}

/** Markets whose state has changed. */
export interface LiveMarkets {
  /** Name of the event. */
  readonly event: "markets"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Markets whose state has changed. */
  readonly data: ReadonlyArray<Market>
}

/** Orders that have changed, in their present state. */
export interface LiveOrders {
  /** Name of the event. */
  readonly event: "orders"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Orders that have changed, in their present state. */
  readonly data: ReadonlyArray<Order>
}

/** New fills. */
export interface LiveFills {
  /** Name of the event. */
  readonly event: "fills"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** New fills. */
  readonly data: ReadonlyArray<Fill>
}

/** Positions that have changed, in their present state. */
export interface LivePositions {
  /** Name of the event. */
  readonly event: "positions"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Positions that have changed, in their present state. */
  readonly data: ReadonlyArray<Position>
}

/** Wallets whose money has moved. */
export interface LiveWallets {
  /** Name of the event. */
  readonly event: "wallets"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Wallets whose money has moved. */
  readonly data: ReadonlyArray<Wallet>
}

/** Messages have arrived or were read. */
export interface LiveMessages {
  /** Name of the event. */
  readonly event: "messages"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Messages have arrived or were read. */
  readonly data: UnreadCount
}

/** Price alerts that were set or met, in their present state. */
export interface LiveAlerts {
  /** Name of the event. */
  readonly event: "alerts"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** Price alerts that were set or met, in their present state. */
  readonly data: ReadonlyArray<Alert>
}

/** The server's time, and the last event that it has recorded for the customer. */
export interface LivePulse {
  /** The server's time. */
  readonly time: Instant
  /** The `id` of the customer's last own event that the server has recorded since this stream began, whether it was sent or not. Absent where there is none, and from a server that does not say it. */
  readonly last?: string
}

/** The stream is alive. */
export interface LiveBeat {
  /** Name of the event. */
  readonly event: "beat"
  /** Where an event stands among all events of the broker. A client sends it back as it is. */
  readonly id: string
  /** The stream is alive, and what it should have told. */
  readonly data: LivePulse
}
