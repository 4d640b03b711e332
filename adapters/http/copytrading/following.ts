import { Effect, Schema, Struct } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { FOLLOW_STYLES } from '../../../domain/copytrading/style.ts'
import { Following, type FollowOrder, type FollowProduct } from '../../../ports/Copytrading.ts'
import type { Call } from '../client.ts'
import { WireAmount, WireFigure, WireTime, WireTimeOrNone, WireCurrency, WireStatus } from '../figures.ts'
import { formPage, pageOf, PageOf } from '../pages.ts'
import { WireDecimal } from '../wire.ts'

const Product = Schema.Struct({
  code: Schema.String,
  name: Schema.String,
  strategist: Schema.String,
  style: Schema.String,
  risk: WireStatus,
  currency: WireCurrency,
  scale: WireFigure,
  raised: WireAmount,
  expectedreturn: WireFigure,
  feerate: WireAmount,
  lockdays: WireStatus,
  minmoney: WireFigure,
  opentime: WireTime,
  stoptime: WireTime,
  endtime: WireTime,
  state: Schema.Literals(['upcoming', 'open', 'closed', 'ended']),
  nav: WireDecimal,
  navtime: WireTime,
  dayreturn: WireAmount,
  yearreturn: WireAmount,
  drawdown: WireAmount,
})

const Order = Schema.Struct({
  id: Schema.String,
  code: Schema.String,
  name: Schema.String,
  strategist: Schema.String,
  currency: WireCurrency,
  money: WireDecimal,
  fee: WireDecimal,
  value: WireDecimal,
  dayprofit: WireDecimal,
  profit: WireDecimal,
  navtime: WireTime,
  buytime: WireTime,
  unlocktime: WireTimeOrNone,
  endtime: WireTimeOrNone,
  closetime: WireTimeOrNone,
  state: Schema.Literals(['following', 'ended']),
  endedby: Schema.Literals(['redeemed', 'matured', 'cancelled', '']),
  status: WireStatus,
})

const Point = Schema.Struct({ time: WireTime, nav: WireFigure })

const product = (row: (typeof Product)['Type']): FollowProduct => ({
  ...Struct.renameKeys(row, {
    expectedreturn: 'expectedReturn',
    feerate: 'feeRate',
    lockdays: 'lockDays',
    minmoney: 'least',
    opentime: 'opensAt',
    stoptime: 'stopsAt',
    endtime: 'endsAt',
    navtime: 'navAt',
    dayreturn: 'dayReturn',
    yearreturn: 'yearReturn',
  }),
  style: FOLLOW_STYLES.find((style) => style === row.style) ?? 'other',
})

const order = (row: (typeof Order)['Type']): FollowOrder => ({
  ...Struct.renameKeys(row, {
    money: 'amount',
    dayprofit: 'dayProfit',
    navtime: 'navAt',
    buytime: 'boughtAt',
    unlocktime: 'unlocksAt',
    endtime: 'endsAt',
    closetime: 'endedAt',
  }),
  endedBy: row.endedby === '' ? null : row.endedby,
})

/** Copy trading over HTTP. */
export const following = (call: Call): Following['Service'] =>
  Following.of({
    products: (state, page) =>
      call('/follow/list', { state: state ?? undefined, ...formPage(page) }, PageOf(Product)).pipe(
        Effect.map(pageOf(product)),
      ),
    product: (code) => call('/follow/info', { code }, Product).pipe(Effect.map(product)),
    record: (code, days) =>
      call('/follow/record', { code, days: `${days}` }, Schema.Array(Point)).pipe(
        Effect.map((points) => points.map(({ nav, time }) => ({ at: time, nav }))),
      ),
    buy: ({ amount, code }, requestId) =>
      call('/follow/buy', { code, money: formatDecimal(amount), requestid: requestId }, Order).pipe(Effect.map(order)),
    orders: (state, page) =>
      call('/follow/orders', { state: state ?? undefined, ...formPage(page) }, PageOf(Order)).pipe(
        Effect.map(pageOf(order)),
      ),
    redeem: (id, requestId) => call('/follow/redeem', { id, requestid: requestId }, Order).pipe(Effect.map(order)),
  })
