import { Schema, SchemaGetter } from 'effect'

/** A name from a list that newer servers may extend: an unknown one is read as `otherwise`. */
export const nameOr = <const Name extends string>(
  names: ReadonlyArray<Name>,
  otherwise: NoInfer<Name>,
): Schema.Codec<Name, Name> => {
  const known = new Map<string, Name>(names.map((name) => [name, name]))
  // Any text: the names that a contract enumerates are those of its own version.
  const isWire = (value: unknown): value is Name => typeof value === 'string'
  return Schema.declare(isWire).pipe(
    Schema.decodeTo(Schema.Literals(names), {
      decode: SchemaGetter.transform((value: Name): Name => known.get(value) ?? otherwise),
      encode: SchemaGetter.transform((name: Name): Name => name),
    }),
  )
}
