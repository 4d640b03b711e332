import { Effect, Schema } from 'effect'
import { ContractBroken } from '../../ports/failure.ts'
import { type AnySchema, whereItBroke } from './wire.ts'

/** The `data` of a call's answer as the schema's type, or the field that breaks the contract. */
export const decode = <S extends AnySchema>(
  path: string,
  data: unknown,
  answer: S,
): Effect.Effect<S['Type'], ContractBroken> =>
  Schema.decodeUnknownEffect(answer as Schema.Codec<unknown, unknown>)(data).pipe(
    Effect.mapError((error) => new ContractBroken({ call: path, ...whereItBroke(error) })),
  )
