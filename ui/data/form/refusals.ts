import { Effect } from 'effect'
import type { Failure } from '../../../ports/failure.ts'
import type { Form } from './form.ts'

/**
 * Puts what the server refused at the field it is about. The failure goes on, so that it is also shown in the one
 * place that shows failures. `fields` names the field of each code the server may answer.
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
        const code = failure.code as Code
        const field = fields[code]
        if (field !== undefined) form.refuse(field, code)
      }),
    )
