import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { IntentState } from './intent.ts'
import type { Form } from '../form/form.ts'

/**
 * Leads back to the form where the server refused what was sent for one of its fields: the sheet closes, the field says
 * why, and the customer may try again. Returns how to stop. `fields` names the field of each code.
 */
export const backToForm = <Draft extends object, Code extends string>(
  intent: {
    readonly state: ReadonlySignal<IntentState<unknown, unknown>>
    readonly clear: () => Promise<void>
  },
  form: Pick<Form<Draft, Code>, 'refuse'>,
  fields: { readonly [C in Code]?: keyof Draft },
  close: () => void,
): (() => void) =>
  effect(() => {
    const now = intent.state.value
    if (now.kind !== 'refused' || now.failure._tag !== 'Rejected') return
    const code = now.failure.code as Code
    const field = fields[code]
    if (field === undefined) return
    untracked(() => {
      form.refuse(field, code)
      close()
      void intent.clear()
    })
  })
