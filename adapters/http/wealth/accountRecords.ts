import { Effect, Schema } from 'effect'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { TiedRecord } from '../../../domain/wealth/wealth.ts'
import { AccountRecords } from '../../../ports/Wealth.ts'
import {
  Holding,
  RealisedProfit,
  Rebate,
  TradeUsernewstocklistAnswer,
  TradeUserproductlistAnswer,
  TradeUstockslistAnswer,
  UserWithdrawallistAnswer,
} from '../../generated/schemas/wealth.ts'
import type { Call } from '../client.ts'
import { formPage } from '../pages.ts'
import type { AnySchema } from '../wire.ts'

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

/** The buy type that requests rebate-style items. */
const REBATES = '0'

const tied = <R extends { readonly status: number }>(rows: ReadonlyArray<R>, amount: (row: R) => Decimal | null) =>
  rows.map((row): TiedRecord => ({ amount: amount(row), status: row.status }))

/** The record lists over HTTP. */
export const accountRecords = (call: Call): AccountRecords['Service'] =>
  AccountRecords.of({
    newShares: (type) =>
      call('/trade/usernewstocklist', { type }, TradeUsernewstocklistAnswer).pipe(
        Effect.map((rows) => tied(rows, (row) => row.rjmoney)),
      ),
    withdrawals: (type) =>
      call('/user/withdrawallist', { type, ...formPage({}), requestid: undefined }, UserWithdrawallistAnswer).pipe(
        Effect.map((rows) => tied(rows, (row) => row.amount)),
      ),
    products: (type) =>
      call('/trade/userproductlist', { type }, TradeUserproductlistAnswer).pipe(
        Effect.map((rows) => tied(rows, (row) => row.money)),
      ),
    stockCredits: (type) =>
      call('/trade/ustockslist', { type }, TradeUstockslistAnswer).pipe(
        Effect.map((rows) => tied(rows, (row) => row.credit)),
      ),
    rebates: (type) =>
      call('/trade/urnjylist', { buy_type: REBATES, type }, Records(Rebate)).pipe(
        Effect.map((list) => tied(recordsOf(list), (row) => row.credit)),
      ),
    holdings: (type) => call('/trade/userstocklist', { type }, Records(Holding)).pipe(Effect.map(recordsOf)),
    realised: (type) => call('/trade/userstocklists', { type }, Records(RealisedProfit)).pipe(Effect.map(recordsOf)),
  })
