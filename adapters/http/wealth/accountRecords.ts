import { Effect, Schema } from 'effect'
import type { BigDecimal } from 'effect/BigDecimal'
import type { TiedRecord } from '../../../domain/wealth/wealth.ts'
import { AccountRecords } from '../../../ports/Wealth.ts'
import type { Call } from '../client.ts'
import { WireStatus } from '../figures.ts'
import { WireDecimal, type AnySchema } from '../wire.ts'
import { WithdrawalRecord } from '../withdrawals/withdrawalRecord.ts'

/**
 * Backends of this family write a list either as an array or as a map with records and summary keys (`ccsz`, `fdyk`,
 * `lsyk`), which are figures and not records. Both are read; an empty map may arrive as [].
 */
const Records = <S extends AnySchema>(record: S) =>
  Schema.Union([
    Schema.Array(record),
    Schema.Record(Schema.String, Schema.Union([record, Schema.Number, Schema.String])),
  ])

type Listed<A> = ReadonlyArray<A> | { readonly [key: string]: A | number | string }

/** The records of such a list, without its summary keys. */
const recordsOf = <A extends object>(list: Listed<A>): ReadonlyArray<A> =>
  Object.values(list).filter((entry): entry is A => typeof entry === 'object')

const Subscriptions = Schema.Array(Schema.Struct({ rjmoney: WireDecimal, status: WireStatus }))
const Products = Schema.Array(Schema.Struct({ money: WireDecimal, status: WireStatus }))
const Credit = Schema.Struct({ credit: WireDecimal, status: WireStatus })
const Holdings = Records(
  Schema.Struct({ nowprice: WireDecimal, stock_num: WireDecimal, yingkui: WireDecimal, status: WireStatus }),
)
const Realised = Records(Schema.Struct({ yingkui: WireDecimal }))

/** The buy type that requests rebate-style items. */
const REBATES = '0'

const tied = <R extends { readonly status: number }>(rows: ReadonlyArray<R>, amount: (row: R) => BigDecimal | null) =>
  rows.map((row): TiedRecord => ({ amount: amount(row), status: row.status }))

/** The record lists over HTTP. */
export const accountRecords = (call: Call): AccountRecords['Service'] =>
  AccountRecords.of({
    newShares: (type) =>
      call('/trade/usernewstocklist', { type }, Subscriptions).pipe(
        Effect.map((rows) => tied(rows, (row) => row.rjmoney)),
      ),
    withdrawals: (type) =>
      call('/user/withdrawallist', { type }, Schema.Array(WithdrawalRecord)).pipe(
        Effect.map((rows) => tied(rows, (row) => row.money)),
      ),
    products: (type) =>
      call('/trade/userproductlist', { type }, Products).pipe(Effect.map((rows) => tied(rows, (row) => row.money))),
    stockCredits: (type) =>
      call('/trade/ustockslist', { type }, Schema.Array(Credit)).pipe(
        Effect.map((rows) => tied(rows, (row) => row.credit)),
      ),
    rebates: (type) =>
      call('/trade/urnjylist', { buy_type: REBATES, type }, Records(Credit)).pipe(
        Effect.map((list) => tied(recordsOf(list), (row) => row.credit)),
      ),
    holdings: (type) =>
      call('/trade/userstocklist', { type }, Holdings).pipe(
        Effect.map((list) =>
          recordsOf(list).map((row) => ({
            price: row.nowprice,
            quantity: row.stock_num,
            profit: row.yingkui,
            status: row.status,
          })),
        ),
      ),
    realised: (type) =>
      call('/trade/userstocklists', { type }, Realised).pipe(
        Effect.map((list) => recordsOf(list).map((row) => ({ profit: row.yingkui }))),
      ),
  })
