import {
  decimalsOf,
  figure,
  formatDecimal,
  isSame,
  minus,
  percentOf,
  plus,
  roundTo,
  times,
} from '../../contract/amounts.ts'
import { type Fault, inField, inSuccess } from '../plant.ts'
import { fault } from './fault.ts'

type Row = Record<string, unknown>
type Mode = Parameters<typeof roundTo>[2]

/** Rounds what an exchange bought in another way than down. */
const bought = (mode: Mode) => (row: Row) =>
  formatDecimal(roundTo(times(figure(row['paid']), figure(row['rate'])), decimalsOf(row['to']), mode))

/** Rounds the share of a withdrawal's fee in another way, and keeps the answer consistent with it. */
const previewed = (mode: Mode) =>
  inSuccess('/funds/withdrawpreview', ({ data }) => {
    const row = data as Row
    const decimals = decimalsOf(row['currency'])
    const share = percentOf(figure(row['money']), figure(row['feerate']))
    if (formatDecimal(roundTo(share, decimals, 'half-even')) !== formatDecimal(figure(row['fee']))) return
    const fee = roundTo(share, decimals, mode)
    Object.assign(row, { fee: formatDecimal(fee), arrival: formatDecimal(minus(figure(row['money']), fee)) })
  })

/** Rounds each line of a preview's fees in another way than half up, and keeps the answer consistent with it. */
const charged = (mode: Mode) =>
  inSuccess('/trade/orderpreview', ({ data }, { form }) => {
    const row = data as Row & { fees: ReadonlyArray<Row> }
    if (form['action'] !== 'open') return
    const [amount, decimals] = [figure(row['amount']), decimalsOf(row['currency'])]
    for (const line of row.fees) {
      const exact = percentOf(amount, figure(line['rate']))
      const right = figure(line['amount'])
      // A line at its least or its most is not rounded.
      if (!isSame(roundTo(exact, decimals, 'half-up'), right)) continue
      const off = minus(roundTo(exact, decimals, mode), right)
      line['amount'] = formatDecimal(plus(right, off))
      for (const name of ['feetotal', 'cost', 'held']) row[name] = formatDecimal(plus(figure(row[name]), off))
      row['buyingpowerafter'] = formatDecimal(minus(figure(row['buyingpowerafter']), off))
    }
  })

/** Rounding that favours somebody, or follows another rule than the published one. */
export const rounding: ReadonlyArray<Fault> = [
  ...(['half-even', 'up'] as const).map((mode) =>
    fault(
      `an exchange rounded ${mode}`,
      '/exchange/list',
      inField('/exchange/list', '/list/*/received', (_, row) => bought(mode)(row)),
      /^\/exchange\/list \/data.*received/,
    ),
  ),
  ...(['half-up', 'up', 'down'] as const).map((mode) =>
    fault(
      `a withdrawal fee rounded ${mode}`,
      '/funds/withdrawpreview',
      previewed(mode),
      /^\/funds\/withdrawpreview \/data\/fee/,
    ),
  ),
  ...(['half-even', 'up', 'down'] as const).map((mode) =>
    fault(
      `the fees of an order rounded ${mode}`,
      '/trade/orderpreview',
      charged(mode),
      /^\/trade\/orderpreview \/data\/fee.* published fee/,
    ),
  ),
]
