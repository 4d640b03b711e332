import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { CsvCell } from '../../../../domain/records/csv.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'

type Words = Pick<TranslationFunctions, 'records' | 'statement'>

const iso = (at: Instant): string => new Date(at).toISOString()

/** The first row of the file. */
export const csvHeader = ({ records, statement }: Words): ReadonlyArray<string> => [
  statement.timeUtc(),
  records.currency(),
  records.kind(),
  records.instrument(),
  statement.code(),
  records.quantity(),
  records.amount(),
  records.balanceAfter(),
  records.frozenChange(),
  records.frozenAfter(),
  records.reference(),
]

/** A statement as rows: each wallet with its opening, its movements, its closing and its sums, then the holdings. */
export const csvRows = (
  { from, heldAt, holdings, movements, to, wallets }: Statement,
  { records, statement }: Words,
): ReadonlyArray<ReadonlyArray<CsvCell>> => [
  ...wallets.flatMap((wallet) => {
    const { currency } = wallet
    const sum = (name: string, amount: CsvCell) => [iso(to), currency, name, '', '', '', amount, '', '', '', '']
    return [
      [iso(from), currency, statement.opening(), '', '', '', '', wallet.opening, '', wallet.openingFrozen, ''],
      ...movements
        .filter((row) => row.currency === currency)
        .map((row) => [
          iso(row.at),
          currency,
          records.kinds[row.kind](),
          row.name ?? '',
          row.code ?? '',
          '',
          row.amount,
          row.balance,
          row.frozenAmount,
          row.frozen,
          row.reference ?? '',
        ]),
      [iso(to), currency, statement.closing(), '', '', '', '', wallet.closing, '', wallet.closingFrozen, ''],
      sum(records.fees(), wallet.fees),
      sum(statement.taxes(), wallet.taxes),
      sum(statement.interest(), wallet.interest),
      sum(statement.realised(), wallet.realised),
    ]
  }),
  ...holdings.map(({ code, currency, long, name, short, value }) => {
    const kind = [statement.holdings(), ...(short && short.value !== 0n ? [records.directions.short()] : [])].join(', ')
    const quantity = long && short ? (long.value === 0n ? short : long) : ''
    return [heldAt === null ? '' : iso(heldAt), currency, kind, name, code, quantity, value ?? '', '', '', '', '']
  }),
]
