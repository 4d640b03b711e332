import { Effect, Schema, Struct } from 'effect'
import { type Dividend, Dividends } from '../../../ports/Dividends.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireDay, WireFigure, WireMarket, WireTimeOrNone, WireCurrency } from '../figures.ts'
import { formPage, PageOf, pageOf } from '../pages.ts'
import { statusOf } from '../statuses.ts'

const Row = Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  chinesename: Schema.String,
  market: WireMarket,
  zone: Schema.String,
  currency: WireCurrency,
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
})

const dividend = (row: (typeof Row)['Type']): Dividend =>
  Struct.renameKeys(row, {
    chinesename: 'chineseName',
    exdate: 'exDay',
    paydate: 'payDay',
    pershare: 'perShare',
    taxrate: 'taxRate',
    writtenoff: 'writtenOff',
    paytime: 'paidAt',
  })

/** Dividends over HTTP. */
export const dividends = (call: Call): Dividends['Service'] =>
  Dividends.of({
    upcoming: () =>
      call('/dividend/upcoming', undefined, Schema.Array(Row)).pipe(Effect.map((rows) => rows.map(dividend))),
    paid: (page) => call('/dividend/paid', formPage(page), PageOf(Row)).pipe(Effect.map(pageOf(dividend))),
  })
