// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireAmount, WireDay, WireFigure, WireTimeOrNone } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'
import { statusOf } from '../../http/statuses.ts'

/** A dividend of one customer. Amounts are in `currency`, per share and in total, from the customer's side: the payment of a short position is negative. `net` = `gross` - `tax` + `writtenoff`. */
export const Dividend = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: Schema.Literals(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX']),
  zone: Schema.String,
  currency: Schema.Literals(['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW']),
  direction: Schema.Literals(['long', 'short']),
  state: statusOf({ 0: 'announced', 1: 'fixed', 2: 'paid' } as const),
  exdate: WireDay,
  paydate: WireDay,
  pershare: WireFigure,
  quantity: WireFigure,
  gross: WireFigure,
  taxrate: WireAmount,
  tax: WireAmount,
  writtenoff: WireAmount,
  net: WireFigure,
  paytime: WireTimeOrNone,
}), { chinesename: 'chineseName', exdate: 'exDay', paydate: 'payDay', pershare: 'perShare', taxrate: 'taxRate', writtenoff: 'writtenOff', paytime: 'paidAt' }))()

/** Upcoming dividends of the shares held. */
export const DividendUpcomingAnswer = /* @__PURE__ */ (() => Schema.Array(Dividend))()

/** Paid dividends, newest first. */
export const DividendPaidAnswer = /* @__PURE__ */ (() => Schema.Struct({
  list: Schema.Array(Dividend),
  next: WireTextOrNone,
}))()
