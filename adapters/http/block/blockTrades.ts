import { Effect, Schema, Struct } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import {
  type BlockChannel,
  type BlockOffer,
  type BlockPreview,
  type BlockTrade,
  BlockTrades,
} from '../../../ports/Block.ts'
import type { Call } from '../client.ts'
import { textOrNull, WireAmount, WireFigure, WireTime, WireStatus } from '../figures.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'
import { listingFields, listingNames } from '../quotes/quoteRecords.ts'
import { statusOf } from '../statuses.ts'
import { WireFeeName } from '../names.ts'
import { WireDecimal } from '../wire.ts'

const shown = { ...listingFields, zone: Schema.String, decimals: Schema.Int }

const WireOffer = Schema.Struct({
  id: Schema.String,
  ...shown,
  price: WireDecimal,
  nowprice: WireDecimal,
  discount: WireDecimal,
  profitrate: WireDecimal,
  lot: WireFigure,
  minlots: WireFigure,
  minquantity: WireFigure,
  quantity: WireFigure,
  remaining: WireAmount,
  turnover: WireAmount,
  status: statusOf({ 0: 'upcoming', 1: 'open', 2: 'sold-out', 3: 'over' } as const),
  opentime: WireTime,
  closetime: WireTime,
})

const WirePreview = Schema.Struct({
  id: Schema.String,
  quantity: WireFigure,
  lots: WireFigure,
  price: WireFigure,
  amount: WireFigure,
  fees: Schema.Array(Schema.Struct({ name: WireFeeName, rate: WireDecimal, amount: WireAmount })),
  feetotal: WireAmount,
  total: WireFigure,
  available: WireAmount,
  shortfall: WireAmount,
  maxquantity: WireAmount,
  sellreason: Schema.Literals(['sell-blocked-15-minutes', 'sell-blocked-t1']),
  selltime: WireTime,
})

const WireTrade = Schema.Struct({
  id: Schema.String,
  positionid: Schema.String,
  ...shown,
  minlots: WireFigure,
  buylots: WireFigure,
  quantity: WireFigure,
  held: WireAmount,
  buyprice: WireFigure,
  nowprice: WireDecimal,
  profitrate: WireDecimal,
  money: WireFigure,
  fees: WireAmount,
  turnover: WireAmount,
  status: statusOf({ 0: 'waiting', 1: 'free', 2: 'sold' } as const),
  time: WireTime,
  selltime: WireTime,
})

const channelFields = { channel: Schema.Literals(['open', 'closed']), password: WireStatus }

const channelOf = (row: { readonly channel: 'open' | 'closed'; readonly password: number }): BlockChannel => ({
  isOpen: row.channel === 'open',
  hasPassword: row.password === 1,
})

const offerOf = (row: (typeof WireOffer)['Type']): BlockOffer =>
  Struct.renameKeys(row, {
    ...listingNames,
    nowprice: 'marketPrice',
    profitrate: 'profitRate',
    minlots: 'minimumLots',
    minquantity: 'minimum',
    status: 'state',
    opentime: 'opensAt',
    closetime: 'closesAt',
  })

const previewOf = (row: (typeof WirePreview)['Type']): BlockPreview => ({
  quantity: row.quantity,
  lots: row.lots,
  price: row.price,
  amount: row.amount,
  fees: row.fees,
  total: row.total,
  available: row.available,
  shortfall: row.shortfall,
  most: row.maxquantity,
  saleBlock: row.sellreason,
  sellableFrom: row.selltime,
})

const tradeOf = (row: (typeof WireTrade)['Type']): BlockTrade =>
  Struct.renameKeys(row, {
    ...listingNames,
    positionid: 'positionId',
    minlots: 'minimumLots',
    buylots: 'lots',
    buyprice: 'price',
    nowprice: 'marketPrice',
    profitrate: 'profitRate',
    money: 'amount',
    status: 'state',
    time: 'boughtAt',
    selltime: 'sellableFrom',
  })

const WirePage = Schema.Struct({ ...channelFields, list: Schema.Array(WireOffer), next: Schema.String })

/** Block trades over HTTP. */
export const blockTrades = (call: Call): BlockTrades['Service'] =>
  BlockTrades.of({
    offers: (which, page) =>
      call('/block/list', { which, ...formPage(page) }, WirePage).pipe(
        Effect.map((answer) => ({
          channel: channelOf(answer),
          list: answer.list.map(offerOf),
          next: textOrNull(answer.next),
        })),
      ),
    offer: (id) =>
      call('/block/info', { id }, Schema.Struct({ ...channelFields, offer: WireOffer })).pipe(
        Effect.map((answer) => ({ channel: channelOf(answer), offer: offerOf(answer.offer) })),
      ),
    preview: (id, quantity) =>
      call('/block/preview', { id, quantity: formatDecimal(quantity) }, WirePreview).pipe(Effect.map(previewOf)),
    buy: ({ blockId, channelPassword, quantity }, requestId) =>
      call(
        '/block/buy',
        {
          id: blockId,
          quantity: formatDecimal(quantity),
          channelpassword: channelPassword,
          requestid: requestId,
        },
        WireTrade,
      ).pipe(Effect.map(tradeOf)),
    mine: (page) => call('/block/mine', formPage(page), PageOf(WireTrade)).pipe(Effect.map(pageOf(tradeOf))),
  })
