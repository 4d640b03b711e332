import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import type { App } from '../app/app.ts'
import { type Intent, type IntentState, makeIntent } from './intent.ts'
import type { IntentKind } from './intentStore.ts'
import type { IntentRules } from './outcome.ts'
import { perKey } from './perKey.ts'
import { unansweredUnder } from './unanswered.ts'

/** One intent for each subject: a block, an offer, a loan. Its state is that of the current subject. */
export interface SubjectIntent<Form, Outcome> extends Intent<Form, Outcome> {
  /** The current subject; empty before there is one. */
  readonly subject: ReadonlySignal<string>
  /**
   * Selects a subject. A request in flight for another subject continues, and its state is there when that subject is
   * selected again.
   */
  readonly turnTo: (subject: string) => void
  /**
   * Selects the subject of something without an answer from before the app was closed, unless one is selected: its outcome is looked
   * up and shown on the list, without its subject being opened again.
   */
  readonly resume: () => Promise<void>
}

/** Intents of one name, stored on the device separately for each subject. */
export const makeSubjectIntent = <Form, Encoded, Outcome>(
  app: App,
  name: IntentKind,
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
    resume: async () => {
      const [first] = await app.run(unansweredUnder(`${name}.`))
      if (first !== undefined && subject.peek() === '') turnTo(first.slice(name.length + 1))
    },
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
