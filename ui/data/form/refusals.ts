import { Effect } from 'effect'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import type { Form } from './form.ts'

/**
 * Shows the server's refusal at the field that it is about. The failure is passed on, so that it is also shown as every
 * failure is, but not announced a second time. `fields` maps each code of the server to its field.
 */
export const refuseAt =
  <Draft extends object, Code extends string>(
    form: Pick<Form<Draft, Code>, 'refuse'>,
    fields: { readonly [C in Code]?: keyof Draft },
  ) =>
  <A, R>(effect: Effect.Effect<A, Failure, R>): Effect.Effect<A, Failure, R> =>
    Effect.mapError(effect, (failure) => {
      if (failure._tag !== 'Rejected') return failure
      const { code, retryAfter } = failure
      const field = isKeyOf(fields, code) ? fields[code] : undefined
      if (field === undefined || !isKeyOf(fields, code)) return failure
      form.refuse(field, code)
      return new Rejected({ code, atField: true, ...(retryAfter !== undefined && { retryAfter }) })
    })
