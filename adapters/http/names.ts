import { Schema, SchemaGetter } from 'effect'
import { FEE_NAMES, type FeeName } from '../../domain/markets/market.ts'

/**
 * A name out of a list that servers may know more of: one that is not in it is read as `otherwise`. `Wire` is what the
 * contract calls such a name where it counts the names up.
 */
export const nameOr = <Name extends string, Wire extends string = string>(
  names: ReadonlyArray<Name>,
  otherwise: Name,
): Schema.Codec<Name, Wire> => {
  const known = new Map<string, Name>(names.map((name) => [name, name]))
  return Schema.String.pipe(
    Schema.decodeTo(Schema.String as unknown as Schema.Codec<Name>, {
      decode: SchemaGetter.transform((value: string): Name => known.get(value) ?? otherwise),
      encode: SchemaGetter.transform((name: Name): string => name),
    }),
  ) as unknown as Schema.Codec<Name, Wire>
}

/** The name of a fee on a contract note. */
export const WireFeeName = nameOr<FeeName, FeeName>(FEE_NAMES, 'other-fee')
