import type { Passing } from '../recorded.ts'
import { inRows, type Json, raised, type Row, together } from './answer.ts'
import { type FaultOverTime, shown } from './fault.ts'
import { closes, feesSeen, MARKETS, opens } from './feesSeen.ts'

/** What a call shows of the profit of a short, without a fee. */
const gross = (path: string, name: string, fee: (row: Row) => Json | undefined, isIt: (row: Row) => boolean) =>
  inRows(path, (row) => (isIt(row) ? raised(row, [name], fee(row)) : row))

export const shortProfits: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(([market, currency]) => {
  const one = (variant: string, path: string, at: string, plant: FaultOverTime['plant']): FaultOverTime => ({
    kind: 'profit without fees on a short',
    variant: `${variant}, ${market}`,
    workflow: `a short sale over a night in ${market}`,
    plant,
    reason: new RegExp(`^${path} ${at} .*what it was sold for, less what it was bought back for and all fees`),
  })
  const isClosed = (row: Row): boolean => row['direction'] === 'short' && row['state'] === 'closed'
  /** All fees of the orders of a short, as they were seen. */
  const withFees =
    (make: (fees: () => ReadonlyArray<Json>) => ReadonlyArray<(passing: Passing) => Partial<Passing>>) => () => {
      const { seen, watch } = feesSeen((row) => opens(row) || closes(row))
      return together(watch, ...make(() => [...seen.values()]))
    }
  const sumTo = (row: Row, names: ReadonlyArray<string>, fees: ReadonlyArray<Json>): Row =>
    fees.reduce<Row>((is, fee) => raised(is, names, fee), row)
  return [
    one('in the fills that close it', '/trade/fills', '/data/list/profit', () =>
      gross(
        '/trade/fills',
        'profit',
        (row) => row['fees'],
        (row) => row['action'] === 'close',
      ),
    ),
    one('in the position', '/trade/positioninfo', '/data/realised', () =>
      gross('/trade/positioninfo', 'realised', (row) => row['fees'], isClosed),
    ),
    one('in the records of what was closed', '/records/position', '/data/list/yingkui', () =>
      gross(
        '/records/position',
        'yingkui',
        (row) => row['fee'],
        () => true,
      ),
    ),
    one(
      'in the profit so far of the records',
      '/records/position',
      '/data/list/total',
      withFees((fees) => [inRows('/records/position', (row) => sumTo(row, ['total'], fees()))]),
    ),
    one(
      'in the figures of the account',
      '/trade/funds',
      `/data/${currency}/realised`,
      withFees((fees) => [
        inRows('/trade/funds', (row) => (row['currency'] === currency ? sumTo(row, ['realised'], fees()) : row)),
      ]),
    ),
    one(
      'paid out, and told nowhere',
      '/funds/wallets',
      `/data/${currency}/total`,
      withFees((fees) => [shown(() => fees().map((amount) => ({ currency, amount })))]),
    ),
  ]
})
