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
