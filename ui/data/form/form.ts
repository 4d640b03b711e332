import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { isKeyOf, keysOf } from '../../../domain/validation/keys.ts'
import type { Problem } from '../../../domain/validation/problem.ts'

type Refusals<Draft, Code> = { readonly [F in keyof Draft]?: Code }

/** The state of a form from typing to sending. */
export interface Form<Draft extends object, Code extends string> {
  readonly draft: ReadonlySignal<Draft>
  /** The error to show at each field: one reason each, once the field has lost the focus or a send was tried. */
  readonly errors: ReadonlySignal<Refusals<Draft, Code>>
  readonly sending: ReadonlySignal<boolean>
  readonly change: <F extends keyof Draft>(field: F, value: Draft[F]) => void
  /** The field lost the focus. An empty one is not invalid yet: the customer may return to it. */
  readonly leave: (field: keyof Draft) => void
  /** The same for an input by its name; an input that belongs to no field is ignored. */
  readonly leaveInput: (name: string) => void
  /** The server refused this field. */
  readonly refuse: (field: keyof Draft, code: Code) => void
  readonly clear: () => void
  /** Empties one field and resets its state. */
  readonly forget: (field: keyof Draft) => void
  /** Sends once, however often it is called. Returns the first invalid field, or null where the form was sent. */
  readonly submit: (send: (draft: Draft) => Promise<unknown>) => Promise<(keyof Draft & string) | null>
}

/**
 * A form whose rules are one function of the whole draft. `empty` lists its fields in their order on the screen. A press
 * waits for `filling` before the fields are checked: what fills one by itself may still be under way. The server's refusal of
 * a field stays while `isSame` holds for its value before and after a change.
 */
export const makeForm = <Draft extends object, Code extends string>(
  empty: Draft,
  problems: (draft: Draft) => ReadonlyArray<Problem<keyof Draft & string, Code>>,
  filling?: (draft: Draft) => Promise<void> | undefined,
  isSame?: (before: unknown, after: unknown) => boolean,
): Form<Draft, Code> => {
  const draft = signal(empty)
  const left = signal<ReadonlySet<keyof Draft>>(new Set())
  const refused = signal<Refusals<Draft, Code>>({})
  const sending = signal(false)
  const fields = keysOf(empty)

  const errors = computed(() => {
    const shown: { [F in keyof Draft]?: Code } = {}
    for (const { field, code } of problems(draft.value)) {
      if (left.value.has(field)) shown[field] ??= code
    }
    return { ...refused.value, ...shown }
  })
  const change = <F extends keyof Draft>(field: F, value: Draft[F]): void => {
    if (!isSame?.(draft.peek()[field], value)) refused.value = { ...refused.peek(), [field]: undefined }
    draft.value = { ...draft.peek(), [field]: value }
  }
  const leave = (field: keyof Draft) => {
    if (draft.peek()[field]) left.value = new Set([...left.peek(), field])
  }
  const firstWrong = () => fields.find((field) => errors.peek()[field] !== undefined) ?? null

  return {
    draft,
    errors,
    sending,
    change,
    leave,
    leaveInput: (name) => {
      if (isKeyOf(empty, name)) leave(name)
    },
    refuse: (field, code) => {
      refused.value = { ...refused.peek(), [field]: code }
    },
    forget: (field) => {
      change(field, empty[field])
      left.value = new Set([...left.peek()].filter((one) => one !== field))
    },
    clear: () => {
      draft.value = empty
      left.value = new Set()
      refused.value = {}
    },
    submit: async (send) => {
      if (sending.peek()) return null
      sending.value = true
      try {
        if (filling) await filling(draft.peek())
        left.value = new Set(fields)
        refused.value = {}
        const wrong = firstWrong()
        if (wrong !== null) return wrong
        await send(draft.peek())
      } finally {
        sending.value = false
      }
      return firstWrong()
    },
  }
}
