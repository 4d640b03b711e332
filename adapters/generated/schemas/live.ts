// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime } from '../../http/figures.ts'
import { Alert } from './alerts.ts'
import { Market } from './markets.ts'
import { UnreadCount } from './messages.ts'
import { Fill, Order } from './orders.ts'
import { Position } from './positions.ts'
import { QuoteBatch, QuoteDepth } from './quotes.ts'
import { Wallet } from './wealth.ts'

/** The server's time. */
export const LiveTime = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
}))()

/** The stream has begun, or goes on after `Last-Event-ID`. */
export const LiveReady = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("ready"),
  id: Schema.String,
  data: LiveTime,
}))()

/** The stream has begun, and events since `Last-Event-ID` may be missing. */
export const LiveReset = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("reset"),
  id: Schema.String,
  data: LiveTime,
}))()

/** Quotes that changed. */
export const LiveQuotes = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("quotes"),
  id: Schema.String,
  data: QuoteBatch,
}))()

/** Quote, book and figures of the day of an instrument. */
export const LiveDepth = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("depth"),
  id: Schema.String,
  data: QuoteDepth,
}))()

/** Markets whose state has changed. */
export const LiveMarkets = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("markets"),
  id: Schema.String,
  data: Schema.Array(Market),
}))()

/** Orders that have changed, in their present state. */
export const LiveOrders = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("orders"),
  id: Schema.String,
  data: Schema.Array(Order),
}))()

/** New fills. */
export const LiveFills = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("fills"),
  id: Schema.String,
  data: Schema.Array(Fill),
}))()

/** Positions that have changed, in their present state. */
export const LivePositions = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("positions"),
  id: Schema.String,
  data: Schema.Array(Position),
}))()

/** Wallets whose money has moved. */
export const LiveWallets = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("wallets"),
  id: Schema.String,
  data: Schema.Array(Wallet),
}))()

/** Messages have arrived or were read. */
export const LiveMessages = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("messages"),
  id: Schema.String,
  data: UnreadCount,
}))()

/** Price alerts that were set or met, in their present state. */
export const LiveAlerts = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("alerts"),
  id: Schema.String,
  data: Schema.Array(Alert),
}))()

/** The server's time, and the last event that it has recorded for the customer. */
export const LivePulse = /* @__PURE__ */ (() => Schema.Struct({
  time: WireTime,
  last: Schema.optionalKey(Schema.String),
}))()

/** The stream is alive. */
export const LiveBeat = /* @__PURE__ */ (() => Schema.Struct({
  event: Schema.Literal("beat"),
  id: Schema.String,
  data: LivePulse,
}))()
