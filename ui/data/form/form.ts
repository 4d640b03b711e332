import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Problem } from '../../../domain/validation/problem.ts'

type Refusals<Draft, Code> = { readonly [F in keyof Draft]?: Code }

/** A form between typing and sending. */
export interface Form<Draft extends object, Code extends string> {
  readonly draft: ReadonlySignal<Draft>
  /** What to show at which field: one reason each, once the person left the field or tried to send. */
  readonly errors: ReadonlySignal<Refusals<Draft, Code>>
  readonly sending: ReadonlySignal<boolean>
  readonly change: <F extends keyof Draft>(field: F, value: Draft[F]) => void
  /** The person left the field. An empty one is not wrong yet: they may come back to it. */
  readonly leave: (field: keyof Draft) => void
  /** The server refused this field. */
  readonly refuse: (field: keyof Draft, code: Code) => void
  readonly clear: () => void
  /** Empties one field as if nobody had been there. */
  readonly forget: (field: keyof Draft) => void
  /** Sends once, however often it is pressed. Gives the first field that is wrong, null where it was sent. */
  readonly submit: (send: (draft: Draft) => Promise<unknown>) => Promise<keyof Draft | null>
}

/** A form whose rules are one function of the whole draft. `empty` lists its fields in their order on the screen. */
export const makeForm = <Draft extends object, Code extends string>(
  empty: Draft,
  problems: (draft: Draft) => ReadonlyArray<Problem<keyof Draft & string, Code>>,
): Form<Draft, Code> => {
  const draft = signal(empty)
  const left = signal<ReadonlySet<keyof Draft>>(new Set())
  const refused = signal<Refusals<Draft, Code>>({})
  const sending = signal(false)
  const fields = Object.keys(empty) as Array<keyof Draft>

  const errors = computed(() => {
    const shown: { [F in keyof Draft]?: Code } = {}
    for (const { field, code } of problems(draft.value)) {
      if (left.value.has(field)) shown[field] ??= code
    }
    return { ...refused.value, ...shown }
  })
  const firstWrong = () => fields.find((field) => errors.peek()[field] !== undefined) ?? null

  return {
    draft,
    errors,
    sending,
    change: (field, value) => {
      draft.value = { ...draft.peek(), [field]: value }
      refused.value = { ...refused.peek(), [field]: undefined }
    },
    leave: (field) => {
      if (draft.peek()[field]) left.value = new Set([...left.peek(), field])
    },
    refuse: (field, code) => {
      refused.value = { ...refused.peek(), [field]: code }
    },
    forget: (field) => {
      draft.value = { ...draft.peek(), [field]: empty[field] }
      left.value = new Set([...left.peek()].filter((one) => one !== field))
      refused.value = { ...refused.peek(), [field]: undefined }
    },
    clear: () => {
      draft.value = empty
      left.value = new Set()
      refused.value = {}
    },
    submit: async (send) => {
      if (sending.peek()) return null
      left.value = new Set(fields)
      refused.value = {}
      const wrong = firstWrong()
      if (wrong !== null) return wrong
      sending.value = true
      try {
        await send(draft.peek())
      } finally {
        sending.value = false
      }
      return firstWrong()
    },
  }
}
