import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'

/** A name that the contract enumerates, in the app's spelling. Any other name breaks the contract. */
export const renamed = <const Wire extends string, const Name extends string>(names: Readonly<Record<Wire, Name>>) => {
  const isWire = (name: string): name is Wire => Object.hasOwn(names, name)
  const wire = Object.keys(names).filter(isWire)
  return Schema.Literals(wire).pipe(
    Schema.decodeTo(Schema.Literals(wire.map((name) => names[name])), {
      decode: SchemaGetter.transform((name: Wire): Name => names[name]),
      encode: SchemaGetter.transformEffect((name: Name) => {
        const found = wire.find((one) => names[one] === name)
        return found === undefined
          ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'not a name of the app' }))
          : Effect.succeed(found)
      }),
    }),
  )
}

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
