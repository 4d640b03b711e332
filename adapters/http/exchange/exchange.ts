import { Effect, Schema } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Exchange, type ExchangeRecord } from '../../../ports/Exchange.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireFigure, WireTime, WireCurrency } from '../figures.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'
import { WireDecimal } from '../wire.ts'

const Wallet = Schema.Struct({
  currency: WireCurrency,
  balance: WireDecimal,
  settled: WireDecimal,
  frozen: WireDecimal,
  total: WireDecimal,
})

const Pair = Schema.Struct({
  from: WireCurrency,
  to: WireCurrency,
  rate: WireFigure,
  min: WireAmount,
  time: WireTime,
})

const Quote = Schema.Struct({
  quoteid: Schema.String,
  from: WireCurrency,
  to: WireCurrency,
  rate: WireFigure,
  quotetime: WireTime,
  expiretime: WireTime,
})

const Record = Schema.Struct({
  id: Schema.String,
  from: WireCurrency,
  to: WireCurrency,
  paid: WireFigure,
  received: WireFigure,
  rate: WireFigure,
  time: WireTime,
})

const record = ({ time, ...row }: (typeof Record)['Type']): ExchangeRecord => ({ ...row, madeAt: time })

/** Exchange over HTTP. */
export const exchange = (call: Call): Exchange['Service'] =>
  Exchange.of({
    wallets: () =>
      call('/funds/wallets', undefined, Schema.Array(Wallet)).pipe(
        Effect.map((rows) => rows.map(({ currency, balance, settled }) => ({ currency, available: balance, settled }))),
      ),
    rate: (from, to) =>
      call('/exchange/pairs', { from, to }, Schema.Array(Pair)).pipe(
        Effect.map((pairs) => {
          const pair = pairs.find((one) => one.from === from && one.to === to)
          return pair ? { from, to, rate: pair.rate, least: pair.min, madeAt: pair.time } : null
        }),
      ),
    quote: (from, to) =>
      call('/exchange/quote', { from, to }, Quote).pipe(
        Effect.map((row) => ({
          id: row.quoteid,
          from: row.from,
          to: row.to,
          rate: row.rate,
          quotedAt: row.quotetime,
          validUntil: row.expiretime,
        })),
      ),
    submit: ({ quoteId, amount }, requestId) =>
      call('/exchange/submit', { quoteid: quoteId, money: formatDecimal(amount), requestid: requestId }, Record).pipe(
        Effect.map(record),
      ),
    list: (page) => call('/exchange/list', formPage(page), PageOf(Record)).pipe(Effect.map(pageOf(record))),
  })
