import { Effect } from 'effect'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { Form } from './form.ts'

/**
 * Shows the server's refusal at the field that it is about. The failure is passed on, so that it is also shown as every
 * failure is. `fields` maps each code of the server to its field.
 */
export const refuseAt =
  <Draft extends object, Code extends string>(
    form: Pick<Form<Draft, Code>, 'refuse'>,
    fields: { readonly [C in Code]?: keyof Draft },
  ) =>
  <A, R>(effect: Effect.Effect<A, Failure, R>): Effect.Effect<A, Failure, R> =>
    Effect.tapError(effect, (failure) =>
      Effect.sync(() => {
        if (failure._tag !== 'Rejected') return
        const { code } = failure
        if (!isKeyOf(fields, code)) return
        const field = fields[code]
        if (field !== undefined) form.refuse(field, code)
      }),
    )
