/** How a value is read: the expression of its schema, and the type that the app gets. */
export interface Form {
  readonly code: string
  readonly type: string
}

/** The forms of `x-format`, each by what an empty value means for the app (`x-nothing`). */
export const FORMATS: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  decimal: {
    none: { code: 'WireDecimal', type: 'Decimal | null' },
    zero: { code: 'WireAmount', type: 'Decimal' },
    refused: { code: 'WireFigure', type: 'Decimal' },
  },
  'form-decimal': { refused: { code: 'FormDecimal', type: 'Decimal' } },
  time: {
    refused: { code: 'WireTime', type: 'Instant' },
    none: { code: 'WireTimeOrNone', type: 'Instant | null' },
  },
  day: { refused: { code: 'WireDay', type: 'DayNumber' } },
  currency: { refused: { code: 'WireCurrencyText', type: 'Currency' } },
  count: { zero: { code: 'WireCount', type: 'number' } },
  code: { refused: { code: 'WireStatus', type: 'number' } },
  id: { refused: { code: 'WireId', type: 'string' } },
}

/** Types of the rules that a generated type may name, and where they stand. */
export const TYPES: Readonly<Record<string, string>> = {
  Decimal: 'domain/money/decimal.ts',
  Instant: 'domain/calendar/zone.ts',
  DayNumber: 'domain/calendar/day.ts',
}
/** The module of all lists of words. */
export const ENUMERATIONS = 'domain/contract/enumerations.ts'

/** The modules of `adapters/http/` in which the forms stand that are written by hand. */
export const FILES: Readonly<Record<string, string>> = {
  WireDecimal: 'wire',
  WireId: 'wire',
  nameOr: 'names',
  statusOf: 'statuses',
  renamed: 'renamed',
  ...Object.fromEntries(
    ['appNames', 'FormDecimal', 'nonEmpty', 'orNull', 'WireFlag', 'WireTextOrNone', 'wordOrNone'].map((name) => [
      name,
      'forms/forms',
    ]),
  ),
}
