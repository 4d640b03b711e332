import { Effect, Schema, SchemaAST } from 'effect'
import { ContractBroken } from '../../ports/failure.ts'
import { asPromised } from './tolerant.ts'
import { type AnySchema, whereItBroke } from './wire.ts'

/**
 * The `data` of a call's answer as the schema's type, or the field that breaks the contract. What a server wrote in its own
 * way is read only where the promised way did not fit: an answer as promised is read once.
 */
export const decode = <S extends AnySchema>(
  path: string,
  data: unknown,
  answer: S,
): Effect.Effect<S['Type'], ContractBroken> => {
  const read = Schema.decodeUnknownEffect(answer)
  return read(data).pipe(
    Effect.catch(() => read(asPromised(SchemaAST.toEncoded(answer.ast), data))),
    Effect.mapError((error) => new ContractBroken({ call: path, ...whereItBroke(error) })),
  )
}
