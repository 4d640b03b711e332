import { Effect, Schema, Struct } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Lending, type LendingOffer, type StockLoan } from '../../../ports/Lending.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireAmount, WireFigure, WireTime, WireTimeOrNone } from '../figures.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { statusOf } from '../statuses.ts'
import { WireDecimal } from '../wire.ts'

const shown = { ...listingFields, zone: Schema.String, decimals: Schema.Int }
export const WireChannel = Schema.Literals(['open', 'full', 'closed'])

const WireOffer = Schema.Struct({
  ...shown,
  nowprice: WireDecimal,
  rate: WireFigure,
  yearrate: WireFigure,
  demand: WireAmount,
  lot: WireFigure,
  minlots: WireFigure,
  minquantity: WireFigure,
  state: WireChannel,
})

const WireHolding = Schema.Struct({
  positionid: Schema.String,
  quantity: WireAmount,
  lendable: WireAmount,
  lent: WireAmount,
  offer: WireOffer,
})

const WireLoan = Schema.Struct({
  id: Schema.String,
  positionid: Schema.String,
  ...shown,
  quantity: WireFigure,
  price: WireFigure,
  value: WireFigure,
  rate: WireFigure,
  days: Schema.Int,
  paiddays: Schema.Int,
  paid: WireAmount,
  dayfee: WireAmount,
  total: WireAmount,
  status: statusOf({ 0: 'lending', 1: 'being-returned', 2: 'ended' } as const),
  starttime: WireTime,
  endtime: WireTime,
  returntime: WireTimeOrNone,
})

const offerOf = (row: (typeof WireOffer)['Type']): LendingOffer =>
  Struct.renameKeys(row, {
    ...listingNames,
    nowprice: 'price',
    yearrate: 'yearRate',
    minlots: 'minimumLots',
    minquantity: 'minimum',
  })

const loanOf = (row: (typeof WireLoan)['Type']): StockLoan =>
  Struct.renameKeys(row, {
    ...listingNames,
    positionid: 'positionId',
    paiddays: 'paidDays',
    dayfee: 'dayFee',
    status: 'state',
    starttime: 'startedAt',
    endtime: 'endsAt',
    returntime: 'returnedAt',
  })

const OffersPage = Schema.Struct({
  channel: WireChannel,
  days: Schema.Array(Schema.Int),
  list: Schema.Array(WireOffer),
  next: Schema.String,
})

/** Securities lending over HTTP. */
export const lending = (call: Call): Lending['Service'] =>
  Lending.of({
    offers: (page) =>
      call('/lending/offers', formPage(page), OffersPage).pipe(
        Effect.map(({ channel, list, next }) => ({ channel, list: list.map(offerOf), next: textOrNull(next) })),
      ),
    holdings: (page) =>
      call('/lending/holdings', formPage(page), PageOf(WireHolding)).pipe(
        Effect.map(
          pageOf(({ positionid, offer, ...row }) => ({ ...row, positionId: positionid, offer: offerOf(offer) })),
        ),
      ),
    lend: ({ days, positionId, quantity }, requestId) =>
      call(
        '/lending/lend',
        {
          positionid: positionId,
          quantity: formatDecimal(quantity),
          days: `${days}` as const,
          requestid: requestId,
        },
        WireLoan,
      ).pipe(Effect.map(loanOf)),
    recall: (id, requestid) => call('/lending/recall', { id, requestid }, WireLoan).pipe(Effect.map(loanOf)),
    loans: (page) => call('/lending/loans', formPage(page), PageOf(WireLoan)).pipe(Effect.map(pageOf(loanOf))),
  })
