import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { CsvCell } from '../../../../domain/records/csv.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import type { TaxedCurrency } from './taxReport.model.ts'

type Words = Pick<TranslationFunctions, 'records' | 'statement'>
type Row = ReadonlyArray<CsvCell>

const iso = (at: Instant | null): string => (at === null ? '' : new Date(at).toISOString())

/** The first row of the file. */
export const taxHeader = ({ records, statement }: Words): ReadonlyArray<string> => [
  statement.timeUtc(),
  records.currency(),
  records.kind(),
  records.instrument(),
  statement.code(),
  records.quantity(),
  statement.tax.proceeds(),
  statement.tax.cost(),
  records.fees(),
  statement.taxes(),
  records.amount(),
]

/** A year as rows: of each currency its sales, its dividends and its sums. */
export const taxRows = (currencies: ReadonlyArray<TaxedCurrency>, { records, statement }: Words): ReadonlyArray<Row> =>
  currencies.flatMap(({ currency, sales, dividends, ...sums }) => {
    const { tax: words } = statement
    const sum = (name: string, amount: CsvCell): Row => ['', currency, name, '', '', '', '', '', '', '', amount]
    return [
      ...sales.map((sale): Row => [
        iso(sale.closedAt),
        currency,
        sale.direction === 'short' ? `${words.sales()}, ${records.directions.short()}` : words.sales(),
        sale.name,
        sale.code,
        sale.quantity ?? '',
        sale.sums?.proceeds ?? '',
        sale.sums?.cost ?? '',
        sale.fees ?? '',
        '',
        sale.profit,
      ]),
      ...dividends.map((paid): Row => [
        iso(paid.paidAt),
        currency,
        words.dividends(),
        paid.name,
        paid.code,
        paid.quantity,
        paid.gross,
        '',
        '',
        paid.tax,
        paid.net,
      ]),
      sum(words.gains(), sums.gains),
      sum(words.losses(), sums.losses),
      sum(statement.realised(), sums.result),
      sum(`${words.dividends()}, ${words.gross()}`, sums.gross),
      sum(statement.taxes(), sums.withheld),
      sum(`${words.dividends()}, ${words.net()}`, sums.net),
      sum(records.fees(), sums.fees),
      sum(words.otherTaxes(), sums.otherTaxes),
      sum(statement.interest(), sums.interest),
    ]
  })
