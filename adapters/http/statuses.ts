import { Effect, Schema, SchemaGetter, SchemaIssue } from 'effect'
import { WireStatus } from './figures.ts'

/** A status of a record by its name. A number without a name is read as `otherwise`; without that it breaks the contract. */
export const statusOf = <Name extends string>(names: Readonly<Record<number, Name>>, otherwise?: Name) =>
  WireStatus.pipe(
    Schema.decodeTo(Schema.Literals(Object.values(names)), {
      decode: SchemaGetter.transformEffect((status: number) => {
        const name = names[status] ?? otherwise
        return name === undefined
          ? Effect.fail(new SchemaIssue.InvalidValue({ message: 'not a status of this record' }))
          : Effect.succeed(name)
      }),
      encode: SchemaGetter.transform((name: Name): number =>
        Number(Object.entries(names).find(([, known]) => known === name)?.[0]),
      ),
    }),
  )
