import {
  floatingOf,
  holdingValueOf,
  type HoldingRecord,
  realisedOf,
  type TiedRecord,
  type RealisedRecord,
} from '../../../../domain/wealth/wealth.ts'
import { figure, numbered } from './wire.ts'

type Rows<Row> = ReadonlyArray<Row>

/** The record lists as the contract represents them. */
export const showLists = {
  newShares: (rows: Rows<TiedRecord>) => rows.map(({ amount, status }) => ({ rjmoney: figure(amount), status })),
  products: (rows: Rows<TiedRecord>) => rows.map(({ amount, status }) => ({ money: figure(amount), status })),
  credits: (rows: Rows<TiedRecord>) => rows.map(({ amount, status }) => ({ credit: figure(amount), status })),
  holdings: (rows: Rows<HoldingRecord>) => ({
    ...numbered(
      rows.map(({ price, profit, quantity, status }) => ({
        nowprice: figure(price),
        stock_num: figure(quantity),
        yingkui: figure(profit),
        status,
      })),
    ),
    ccsz: figure(holdingValueOf(rows)),
    fdyk: figure(floatingOf(rows)),
  }),
  realised: (rows: Rows<RealisedRecord>) => ({
    ...numbered(rows.map(({ profit }) => ({ yingkui: figure(profit) }))),
    lsyk: figure(realisedOf(rows)),
  }),
}
