import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { App } from '../app/app.ts'
import { type Intent, type IntentState, makeIntent } from './intent.ts'
import type { IntentRules } from './outcome.ts'
import { perKey } from './perKey.ts'

/** An intent of which there is one for each subject: a block, an offer, a loan. It tells of the subject in view alone. */
export interface SubjectIntent<Form, Outcome> extends Intent<Form, Outcome> {
  /** The subject in view; empty before there is one. */
  readonly subject: ReadonlySignal<string>
  /** Turns to a subject. What is under way for another goes on, and is found again there. */
  readonly turnTo: (subject: string) => void
}

/** Intents of one name, kept apart on the device by what they are about. */
export const makeSubjectIntent = <Form, Encoded, Outcome>(
  app: App,
  name: string,
  rules: IntentRules<Form, Encoded, Outcome>,
  subjectOf: (form: Form) => string,
): SubjectIntent<Form, Outcome> => {
  const intents = perKey((subject) => makeIntent(app, `${name}.${subject}`, rules))
  const subject = signal('')
  const current = computed(() => (subject.value === '' ? null : intents(subject.value)))
  const turnTo = (next: string): void => {
    if (next === subject.peek()) return
    const { kind } = state.peek()
    if (kind === 'done' || kind === 'refused') void current.peek()?.clear()
    subject.value = next
  }
  const state = computed((): IntentState<Form, Outcome> => current.value?.state.value ?? { kind: 'idle' })
  return {
    subject,
    turnTo,
    state,
    submit: (form) => {
      turnTo(subjectOf(form))
      return intents(subjectOf(form)).submit(form)
    },
    sendAgain: async () => current.peek()?.sendAgain(),
    takeBack: async () => current.peek()?.takeBack(),
    clear: async () => current.peek()?.clear(),
  }
}
