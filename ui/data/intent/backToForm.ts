import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import type { IntentState } from './intent.ts'
import type { Form } from '../form/form.ts'

/**
 * Returns to the form where the server refused one of its fields: closes the sheet, shows the reason at the field, and
 * lets the customer try again. Returns the function that stops it. `fields` maps each code to its field;
 * the sheet itself shows a code for which `isElsewhere` holds.
 */
export const backToForm = <Draft extends object, Code extends string>(
  intent: {
    readonly state: ReadonlySignal<IntentState<unknown, unknown>>
    readonly clear: () => Promise<void>
  },
  form: Pick<Form<Draft, Code>, 'refuse'>,
  fields: { readonly [C in Code]?: keyof Draft },
  close: () => void,
  isElsewhere: (code: string) => boolean = () => false,
): (() => void) =>
  effect(() => {
    const now = intent.state.value
    if (now.kind !== 'refused' || now.failure._tag !== 'Rejected') return
    const { code } = now.failure
    if (!isKeyOf(fields, code) || isElsewhere(code)) return
    const field = fields[code]
    if (field === undefined) return
    untracked(() => {
      form.refuse(field, code)
      close()
      void intent.clear()
    })
  })
