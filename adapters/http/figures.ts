import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { type DayNumber, dayLabel, parseDay } from '../../domain/calendar/day.ts'
import { type Decimal, formatDecimal, parseDecimal, zero } from '../../domain/money/decimal.ts'
import { CURRENCIES, type Currency, parseCurrency } from '../../domain/money/money.ts'
import { WireDecimal } from './wire.ts'

/** A value that breaks the contract; `message` says why. */
export const broken = (message: string) => Effect.fail(new SchemaIssue.InvalidValue({ message }))
const NumberOrText = Schema.Union([Schema.Number, Schema.String])

/** A figure for which "nothing" counts as zero: a quantity, a fee, money held. */
export const WireAmount = WireDecimal.pipe(
  Schema.decodeTo(Schema.BigDecimal, {
    decode: SchemaGetter.transform((value: Decimal | null) => value ?? zero),
    encode: SchemaGetter.transform((value: Decimal): Decimal | null => value),
  }),
)

/** A required figure: the price of a fill, a lot. "Nothing" breaks the contract. */
export const WireFigure = WireDecimal.pipe(
  Schema.decodeTo(Schema.BigDecimal, {
    decode: SchemaGetter.transformEffect((value: Decimal | null) =>
      value === null ? broken('a figure is missing') : Effect.succeed(value),
    ),
    encode: SchemaGetter.transform((value: Decimal): Decimal | null => value),
  }),
)

/** A count; nothing counts as zero. Never an amount of money. */
export const WireCount = WireDecimal.pipe(
  Schema.decodeTo(Schema.Number, {
    decode: SchemaGetter.transform((value: Decimal | null) =>
      value === null ? 0 : Math.max(0, Math.trunc(Number(formatDecimal(value)))),
    ),
    encode: SchemaGetter.transform((value: number) => parseDecimal(String(value)) ?? null),
  }),
)

/** A status code: an integer, or the digits of one. Anything else breaks the contract. */
export const WireStatus = NumberOrText.pipe(
  Schema.decodeTo(Schema.Number, {
    decode: SchemaGetter.transformEffect((value: number | string) =>
      /^-?\d{1,9}$/.test(String(value)) ? Effect.succeed(Number(value)) : broken('not a status'),
    ),
    encode: SchemaGetter.transform((value: number) => value),
  }),
)

const readTime = (value: number | string) =>
  /^\d{1,15}$/.test(String(value)) ? Effect.succeed(Number(value)) : broken('not a time')

/** An instant in epoch milliseconds, a number or its digits. */
export const WireTime = NumberOrText.pipe(
  Schema.decodeTo(Schema.Number, {
    decode: SchemaGetter.transformEffect(readTime),
    encode: SchemaGetter.transform((value: number) => value),
  }),
)

const isNothing = (value: number | string): boolean => value === '-' || value === ''

/** An instant, or "-" and "" for none (yet). */
export const WireTimeOrNone = NumberOrText.pipe(
  Schema.decodeTo(Schema.NullOr(Schema.Number), {
    decode: SchemaGetter.transformEffect((value: number | string) =>
      isNothing(value) ? Effect.succeed(null) : readTime(value),
    ),
    encode: SchemaGetter.transform((value: number | null) => value ?? '-'),
  }),
)

/** A supported currency, as the calls about money write it: in upper case. */
export const WireCurrency = Schema.Literals(CURRENCIES)

/** The same where the contract has any text, and backends write it in any case. */
export const WireCurrencyText = Schema.String.pipe(
  Schema.decodeTo(WireCurrency, {
    decode: SchemaGetter.transformEffect((value: string) => {
      const currency = parseCurrency(value)
      return currency === undefined ? broken('not a supported currency') : Effect.succeed(currency)
    }),
    encode: SchemaGetter.transform((value: Currency): string => value),
  }),
)

/** A day as "2026-01-15", in the zone of a field beside it. */
export const WireDay = Schema.String.pipe(
  Schema.decodeTo(Schema.Number, {
    decode: SchemaGetter.transformEffect((value: string) => {
      const day = parseDay(value)
      return day === undefined ? broken('not a day') : Effect.succeed(day)
    }),
    encode: SchemaGetter.transform((value: DayNumber) => dayLabel(value)),
  }),
)

/** A text, where the empty one and a dash mean none. */
export const textOrNull = (text: string): string | null => (isNothing(text) ? null : text)
