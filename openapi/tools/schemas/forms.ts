/** How a value is read: the expression of its schema, and the type that the app gets. */
export interface Form {
  readonly code: string
  readonly type: string
}

/** The forms of `x-format`, each with what an empty value means for the app (`x-nothing`) where it says so. */
export const FORMATS: Readonly<Record<string, Form>> = {
  decimal: { code: 'WireDecimal', type: 'Decimal | null' },
  'decimal zero': { code: 'WireAmount', type: 'Decimal' },
  'decimal refused': { code: 'WireFigure', type: 'Decimal' },
  time: { code: 'WireTime', type: 'Instant' },
  'time none': { code: 'WireTimeOrNone', type: 'Instant | null' },
  day: { code: 'WireDay', type: 'DayNumber' },
  'day none': { code: 'WireDayOrNone', type: 'DayNumber | null' },
  currency: { code: 'WireCurrencyText', type: 'Currency' },
  count: { code: 'WireCount', type: 'number' },
  code: { code: 'WireStatus', type: 'number' },
  id: { code: 'WireId', type: 'string' },
}

/** The forms of values that have a type and nothing else. */
export const SIMPLE: typeof FORMATS = {
  string: { code: 'Schema.String', type: 'string' },
  integer: { code: 'Schema.Int', type: 'number' },
  number: { code: 'Schema.Number', type: 'number' },
  boolean: { code: 'Schema.Boolean', type: 'boolean' },
  null: { code: 'Schema.Null', type: 'null' },
}

/** A module, and the names that others import from it. */
export type Source = readonly [module: string, names: ReadonlyArray<string>]

/** Where the types of the rules come from. */
export const TYPES: ReadonlyArray<Source> = [
  ['domain/money/decimal.ts', ['Decimal']],
  ['domain/calendar/zone.ts', ['Instant']],
  ['domain/calendar/day.ts', ['DayNumber']],
]

const figures = ['WireAmount', 'WireCount', 'WireCurrencyText', 'WireDay', 'WireFigure', 'WireStatus', 'WireTime']
const later = ['appNames', 'nonEmpty', 'orNull', 'WireDayOrNone', 'WireFlag', 'WireTextOrNone', 'wordOrNone']

/** Where the forms come from that are written by hand. */
export const CODES: ReadonlyArray<Source> = [
  ['adapters/http/figures.ts', [...figures, 'WireTimeOrNone']],
  ['adapters/http/forms/forms.ts', later],
  ['adapters/http/names.ts', ['nameOr']],
  ['adapters/http/renamed.ts', ['renamed']],
  ['adapters/http/statuses.ts', ['statusOf']],
  ['adapters/http/wire.ts', ['WireDecimal', 'WireId']],
]
