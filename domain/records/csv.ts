import { type Decimal, formatDecimal } from '../money/decimal.ts'
import { figureSigns } from '../money/figureStyle.ts'

/** A cell: a text as it is, or an exact figure. */
export type CsvCell = string | Decimal

/**
 * Spreadsheets run a text that begins like this as a formula, some also after white space or with full-width or small signs; an
 * apostrophe before it keeps it a text. Source: RULES.md, records.
 */
const FORMULA = /^(?:[\t\r]|[\s\0\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b])/u

/** Between cells: what spreadsheets of a country with this decimal sign expect. */
const separator = () => (figureSigns().decimal === ',' ? ';' : ',')

const cellText = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return formatDecimal(cell).replace('.', figureSigns().decimal)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  const isBreaking = /["\r\n]/.test(safe) || safe.includes(separator())
  return isBreaking ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table for a spreadsheet that writes figures as the app does: its decimal sign, no grouping, semicolons between cells, or commas
 * where the decimal sign is a dot, a byte-order mark so that every script survives. Source: RULES.md, records.
 */
export const csvOf = (header: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<CsvCell>>): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(cellText).join(separator())}\r\n`).join('')}`

const quoted = (cell: CsvCell): string => {
  if (typeof cell !== 'string') return formatDecimal(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as RFC 4180 has it, with a byte-order mark: commas, plain decimals with a dot, so that programs read it whatever their
 * language. Source: RULES.md, statements.
 */
export const plainCsvOf = (header: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<CsvCell>>): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
