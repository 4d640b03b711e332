// How generated schemas read what the log-in does not need: so they are downloaded after it.
import { Effect, Option, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { type DayNumber, dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { broken, textOrNull, WireStatus } from '../figures.ts'
import type { AnySchema } from '../wire.ts'

/** A text, or an empty one for none. */
export const WireTextOrNone = Schema.String.pipe(
  Schema.decodeTo(Schema.NullOr(Schema.String), {
    decode: SchemaGetter.transform(textOrNull),
    encode: SchemaGetter.transform((value: string | null) => value ?? ''),
  }),
)

/** A day as "2026-01-15", in the zone of a field beside it, or "-" for none. */
export const WireDayOrNone = Schema.String.pipe(
  Schema.decodeTo(Schema.NullOr(Schema.Number), {
    decode: SchemaGetter.transformEffect((value: string) => {
      const day = value === '-' || value === '' ? null : parseDay(value)
      return day === undefined ? broken('not a day') : Effect.succeed(day)
    }),
    encode: SchemaGetter.transform((value: DayNumber | null) => (value === null ? '-' : dayLabel(value))),
  }),
)

/** A word of a list, or an empty text for none. */
export const wordOrNone = <const Word extends string>(words: ReadonlyArray<Word>) =>
  Schema.Literals([...words, '']).pipe(
    Schema.decodeTo(Schema.NullOr(Schema.Literals(words)), {
      decode: SchemaGetter.transform((value: Word | ''): Word | null => words.find((word) => word === value) ?? null),
      encode: SchemaGetter.transform((value: Word | null): Word | '' => value ?? ''),
    }),
  )

/** A value that a server may leave out: null then. */
export const orNull = <S extends AnySchema>(schema: S) =>
  Schema.optionalKey(schema).pipe(
    Schema.decodeTo(Schema.NullOr(Schema.toType(schema)), {
      decode: SchemaGetter.transformOptional((value: Option.Option<S['Type']>) => Option.some(Option.getOrNull(value))),
      encode: SchemaGetter.transformOptional((value: Option.Option<S['Type'] | null>) =>
        Option.filter(value, (one): one is S['Type'] => one !== null),
      ),
    }),
  )

const hasFirst = <T>(list: ReadonlyArray<T>): list is readonly [T, ...Array<T>] => list.length > 0

/** A list of which an empty one breaks the contract. */
export const nonEmpty = <S extends Schema.Constraint>(list: Schema.$Array<S>) => list.pipe(Schema.refine(hasFirst))

/** Yes or no: 1 or 0. Anything else breaks the contract. */
export const WireFlag = WireStatus.pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transformEffect((value: number) =>
      value === 0 || value === 1 ? Effect.succeed(value === 1) : broken('neither yes nor no'),
    ),
    encode: SchemaGetter.transform((value: boolean): number => (value ? 1 : 0)),
  }),
)

/** A record with some of its fields under the names of the app. */
type Renamed<Row, Names> = {
  readonly [
    Field in keyof Row as Field extends keyof Names ? (Names[Field] extends string ? Names[Field] : Field) : Field
  ]: Row[Field]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * A record of the contract in the app's names. It is decoded by the contract's names first, so that a defect is reported
 * where the server wrote it.
 */
export const appNames = <Row extends object, Wire, const Names extends { readonly [Field in keyof Row]?: string }>(
  record: Schema.Codec<Row, Wire>,
  names: Names,
): Schema.Codec<Renamed<Row, Names>, Wire> => {
  const back = new Map(Object.entries(names).map(([wire, name]) => [String(name), wire] as const))
  const forth = new Map(Object.entries(names).map(([wire, name]) => [wire, String(name)] as const))
  const isNamed = (value: unknown): value is Renamed<Row, Names> => isObject(value)
  const isRow = (value: unknown): value is Row => isObject(value)
  const moved = (value: object, keys: ReadonlyMap<string, string>): unknown =>
    Object.fromEntries(Object.entries(value).map(([key, one]) => [keys.get(key) ?? key, one]))
  const checked = <T>(value: unknown, is: (value: unknown) => value is T) =>
    is(value) ? Effect.succeed(value) : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not a record' }))
  return record.pipe(
    Schema.decodeTo(Schema.declare(isNamed), {
      decode: SchemaGetter.transformEffect((row: Row) => checked(moved(row, forth), isNamed)),
      encode: SchemaGetter.transformEffect((row: Renamed<Row, Names>) => checked(moved(row, back), isRow)),
    }),
  )
}
