import { decimal, divideTo, figure, formatDecimal } from '../../contract/amounts.ts'
import { inRows, type Json, type Row, rowsOf, together, without } from './answer.ts'
import type { FaultOverTime } from './fault.ts'

const EXCHANGES = 'exchanges in the records of the next days'

const PAIRS = [
  ['EUR', 'JPY'],
  ['JPY', 'USD'],
  ['USD', 'MYR'],
  ['MYR', 'EUR'],
] as const

const turned = (rate: Json | undefined): string => formatDecimal(divideTo(decimal('1'), figure(rate), 10, 'down'))

/** The exchange from one currency into another, changed in the records from so many log-ins on. */
const inRecords =
  (path: string, change: (row: Row) => Row, from = 0): FaultOverTime['plant'] =>
  () => {
    let logins = 0
    return together(
      (passing) => {
        if (passing.path === '/user/login') logins += 1
        return {}
      },
      inRows(path, (row) => (logins >= from ? change(row) : row)),
    )
  }

export const rates: ReadonlyArray<FaultOverTime> = PAIRS.flatMap(([from, to]): ReadonlyArray<FaultOverTime> => {
  const isIt = (row: Row): boolean => row['from'] === from && row['to'] === to
  const way = `${from} into ${to}`
  const one = (variant: string, plant: FaultOverTime['plant'], reason: RegExp): FaultOverTime => ({
    kind: 'rate inverted in records',
    variant: `${variant}, ${way}`,
    workflow: EXCHANGES,
    plant,
    reason,
  })
  const invert = (row: Row): Row => (isIt(row) ? { ...row, rate: turned(row['rate']) } : row)
  const RATE = new RegExp(`^/exchange/list /data/list/rate .*${way}`)
  return [
    one('the rate alone', inRecords('/exchange/list', invert), RATE),
    one(
      'a day later',
      inRecords('/exchange/list', invert, 3),
      new RegExp(`^/exchange/list /data/list/rate .*${way}, a day later`),
    ),
    one(
      'the whole exchange turned round',
      inRecords('/exchange/list', (row) =>
        isIt(row)
          ? {
              ...row,
              from: to,
              to: from,
              paid: row['received'] ?? '0',
              received: row['paid'] ?? '0',
              rate: turned(row['rate']),
            }
          : row,
      ),
      new RegExp(`^/exchange/list /data/list/from ${way}`),
    ),
    one(
      'what was received is booked as if it were paid',
      () => {
        let id: Json | undefined
        return together(
          (passing) => {
            for (const row of passing.path === '/exchange/submit' ? rowsOf(passing) : []) if (isIt(row)) id = row['id']
            return {}
          },
          inRows('/records/funding', (row) => {
            if (row['orderid'] !== id || row['currency'] !== to) return row
            return { ...row, money: `-${without(row['money'])}` }
          }),
        )
      },
      new RegExp(`^/records/funding /data/list/${to} .*${way}`),
    ),
  ]
})
