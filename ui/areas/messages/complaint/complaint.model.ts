import { Effect, Schema } from 'effect'
import { Complaints } from '../../../../ports/Messages.ts'
import { fillIn, makeInterrupted } from '../../../app/session/interruptedForm.ts'
import { makeForm } from '../../../data/form/form.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import type { App } from '../../../data/app/app.ts'
import { type ComplaintCode, type ComplaintDraft, complaintProblems } from './problems.ts'

const Kept = Schema.Struct({ title: Schema.String, content: Schema.String, email: Schema.NullOr(Schema.String) })

const keepTyped = makeInterrupted<ComplaintDraft>()

/** A complaint to customer service, submitted at most once, also over a lost connection. */
export const makeComplaintModel = (app: App) => {
  const form = makeForm<ComplaintDraft, ComplaintCode>({ title: '', content: '', email: '' }, complaintProblems)
  const intent = makeIntent(app, 'complaint', {
    form: Kept,
    send: (complaint, id) => Effect.flatMap(Complaints, (complaints) => complaints.file(complaint, id)),
  })

  /** Submits it. Returns the first invalid field. */
  const submit = () =>
    form.submit(async ({ title, content, email }) => {
      await intent.submit({ title: title.trim(), content: content.trim(), email: email.trim() || null })
      if (intent.state.peek().kind === 'done') form.clear()
    })

  keepTyped(app, { take: () => form.draft.peek(), put: (typed) => fillIn(typed, form.change), state: intent.state })

  /**
   * The screen was opened; returns the function that ends the visit: the confirmation of a complaint belongs to one
   * visit.
   */
  const open = (): (() => void) => {
    const leave = (): void => {
      if (intent.state.peek().kind === 'done') void intent.clear()
    }
    leave()
    return leave
  }

  return { form, state: intent.state, submit, open, sendAgain: intent.sendAgain, another: intent.clear }
}
