import { Effect, Schema } from 'effect'
import { keysOf } from '../../../../domain/validation/keys.ts'
import { Credentials } from '../../../../ports/device/Credentials.ts'
import { Complaints } from '../../../../ports/Messages.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeForm } from '../../../data/form/form.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import type { App } from '../../../data/app/app.ts'
import { type ComplaintCode, type ComplaintDraft, complaintProblems } from './problems.ts'

const Kept = Schema.Struct({ title: Schema.String, content: Schema.String, email: Schema.NullOr(Schema.String) })

/** What was being written when the server ended the session, for the next log-in of the same customer: in memory only. */
const interrupted = new WeakMap<App, { readonly account: string; readonly draft: ComplaintDraft }>()

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

  const { keepers } = app.model(makeSessionModel)
  const accountNow = (): string => app.runtime.runSync(Credentials).current()?.account ?? ''
  /** One that was sent may have arrived, and its intent has the entries. */
  const keep = async (): Promise<void> => {
    if (!['idle', 'refused'].includes(intent.state.peek().kind)) return
    interrupted.set(app, { account: accountNow(), draft: form.draft.peek() })
  }
  const resume = (): void => {
    const kept = interrupted.get(app)
    interrupted.delete(app)
    if (kept?.account !== accountNow()) return
    for (const field of keysOf(kept.draft)) form.change(field, kept.draft[field])
  }

  /**
   * The screen was opened; returns the function that ends the visit: the confirmation of a complaint belongs to one
   * visit.
   */
  const open = (): (() => void) => {
    const leave = (): void => {
      if (intent.state.peek().kind === 'done') void intent.clear()
    }
    leave()
    resume()
    keepers.add(keep)
    return () => {
      keepers.delete(keep)
      leave()
    }
  }

  return { form, state: intent.state, submit, open, sendAgain: intent.sendAgain, another: intent.clear }
}
