import { Schema, SchemaGetter } from 'effect'

/** A name that the contract counts up, as the app spells it. Any other name breaks the contract. */
export const renamed = <const Names extends Readonly<Record<string, string>>>(names: Names) => {
  const wire = Object.keys(names) as unknown as ReadonlyArray<keyof Names & string>
  const back = new Map(wire.map((name) => [names[name] as string, name]))
  return Schema.Literals(wire).pipe(
    Schema.decodeTo(Schema.String as unknown as Schema.Codec<Names[keyof Names]>, {
      decode: SchemaGetter.transform((name: keyof Names & string): Names[keyof Names] => names[name]!),
      encode: SchemaGetter.transform((name: Names[keyof Names]) => back.get(name) ?? wire[0]!),
    }),
  )
}
