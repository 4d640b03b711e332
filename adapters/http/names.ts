import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'

/**
 * A name from a list that newer servers may extend: an unknown one is read as `otherwise`. `Wire` is the contract's
 * type of the name where the contract enumerates the names.
 */
export const nameOr = <Name extends string, Wire extends string = string>(
  names: ReadonlyArray<Name>,
  otherwise: Name,
): Schema.Codec<Name, Wire> => {
  const known = new Map<string, Name>(names.map((name) => [name, name]))
  // Any text: the names that a contract enumerates are those of its own version.
  const isWire = (value: unknown): value is Wire => typeof value === 'string'
  return Schema.declare(isWire).pipe(
    Schema.decodeTo(Schema.Literals([...names, otherwise]), {
      decode: SchemaGetter.transform((value: Wire): Name => known.get(value) ?? otherwise),
      encode: SchemaGetter.transformEffect((name: Name) =>
        isWire(name) ? Effect.succeed(name) : Effect.fail(new SchemaIssue.InvalidValue({ message: 'not a text' })),
      ),
    }),
  )
}
