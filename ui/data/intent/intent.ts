import { type ReadonlySignal, signal } from '@preact/signals-react'
import { Effect, Equal, Exit } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Credentials } from '../../../ports/device/Credentials.ts'
import { type Failure, Offline } from '../../../ports/failure.ts'
import { currentWords } from '../../i18n/words.ts'
import type { App } from '../app/app.ts'
import { makeConnectionModel } from '../app/connection.model.ts'
import { type IntentName, isMine, type StoredIntent, makeIntentStore } from './intentStore.ts'
import { findOut, type IntentRules, classifyOutcome, type Verdict } from './outcome.ts'

/**
 * The state of something that the customer sent, as the screen shows it.
 * - `unknown`: there was no answer and the app is looking the outcome up. The screen may offer nothing but waiting.
 * - `lost`: it never arrived (`certain`), or the outcome could not be determined. It may be sent again under the same
 *   id, so it is executed at most once.
 */
export type IntentState<Form, Outcome> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly form: Form }
  | { readonly kind: 'unknown'; readonly form: Form }
  | { readonly kind: 'lost'; readonly form: Form; readonly certain: boolean }
  | { readonly kind: 'done'; readonly form: Form; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly form: Form; readonly failure: Failure }

export interface Intent<Form, Outcome> {
  readonly state: ReadonlySignal<IntentState<Form, Outcome>>
  /**
   * Sends a form under a new id, unless a request is still in flight: a second tap sends nothing. Nothing is sent without
   * a connection, where it cannot arrive, nor while the screen shows figures last seen; a toast tells it.
   */
  readonly submit: (form: Form) => Promise<void>
  /** Sends a `lost` one again under its id; where its password was cleared, returns to the form instead. */
  readonly sendAgain: () => Promise<void>
  /** Returns from a `lost` one to the form. Sent unchanged it keeps its id, and so is still executed once. */
  readonly takeBack: () => Promise<void>
  /** Discards a `lost` one; after a finished one, gets ready for the next. */
  readonly clear: () => Promise<void>
}

/**
 * One thing a customer wants done, at most once: an order, a withdrawal, an exchange. Its id is made and stored under
 * `intent.<name>` before it is sent, stays stored through time-outs and reloads, and is removed once its answer is
 * known. If the app was closed while it was in flight, the next instance of the intent looks the outcome up, or asks the
 * customer (`isOfItsMoment`); of several, which other tabs have sent, one after the other. The shell also shows a refusal.
 * Make one intent per name.
 */
export const makeIntent = <Form, Encoded, Outcome>(
  app: App,
  name: IntentName,
  rules: IntentRules<Form, Encoded, Outcome>,
): Intent<Form, Outcome> => {
  const state = signal<IntentState<Form, Outcome>>({ kind: 'idle' })
  const keeper = makeIntentStore(name, rules.form)
  const { figuresOf, online } = app.model(makeConnectionModel)
  let current: StoredIntent<Form> | null = null
  let takenBack: StoredIntent<Form> | null = null
  let starting = false
  /** The ids of further intents that had no answer when the app was started: another tab has sent one too. */
  let waiting: ReadonlyArray<string> = []
  const isFree = (): boolean => ['idle', 'done', 'refused'].includes(state.peek().kind)

  const settle = async (kept: StoredIntent<Form>, verdict: Verdict<Outcome>): Promise<void> => {
    const { form } = kept
    if (verdict.kind === 'left') {
      // It stays on the device until its own customer signs in again.
      current = null
      state.value = { kind: 'idle' }
      if (verdict.failure) app.fail(verdict.failure)
      return
    }
    if (verdict.kind === 'lost') {
      state.value = { ...verdict, form }
      return
    }
    await app.run(keeper.forget(kept.id))
    current = null
    state.value = { ...verdict, form }
    if (verdict.kind === 'refused') app.fail(verdict.failure)
  }

  const check = async (kept: StoredIntent<Form>, tries: number): Promise<void> => {
    state.value = { kind: 'unknown', form: kept.form }
    await settle(kept, await app.run(findOut(rules, kept, tries)))
  }

  const send = async (kept: StoredIntent<Form>): Promise<void> => {
    current = kept
    state.value = { kind: 'sending', form: kept.form }
    const sent = await app.attempt(
      Effect.gen(function* () {
        // Stored on the device first, so that the id cannot be lost.
        yield* keeper.keep(kept)
        return classifyOutcome(yield* Effect.result(rules.send(kept.form, kept.id)), false)
      }),
    )
    // A defect of the app in the middle of a call is no outcome: the server may have carried it out.
    if (Exit.isSuccess(sent) && sent.value) return settle(kept, sent.value)
    return check(kept, 1)
  }

  /** Shows the first of the customer's that still has no answer; the next follows once the customer has dismissed it. */
  const resume = async (isAsked: (id: string) => boolean): Promise<void> => {
    const found = await app.run(Effect.flatMap(keeper.read, (all) => Effect.filter(all, isMine)))
    const [kept, ...others] = found.filter(({ id }) => isAsked(id)).toSorted((a, b) => a.sentAt - b.sentAt)
    waiting = others.map(({ id }) => id)
    if (!kept || !isFree()) return
    current = kept
    if (rules.isOfItsMoment) return void (state.value = { kind: 'lost', form: kept.form, certain: false })
    // The state is set immediately, before the answer arrives.
    void check(kept, 0)
  }
  const resuming = resume(() => true)

  const prepare = (form: Form) =>
    Effect.gen(function* () {
      const clock = yield* AppClock
      const account = (yield* Credentials).current()?.account ?? ''
      const again = takenBack && Equal.equals(takenBack.form, form) ? takenBack : null
      takenBack = null
      // In the form in which it was first sent: 100 and 100.00 are the same amount, but not the same text.
      return { id: again?.id ?? clock.newId(), account, sentAt: clock.now(), form: again?.form ?? form }
    })

  const submit = async (form: Form): Promise<void> => {
    if (starting || !isFree()) return
    if (!online.peek()) return app.fail(new Offline())
    if (figuresOf.peek() !== null) return app.toaster.show(currentWords().lastSeen.notSent(), 'error')
    starting = true
    await resuming
    const kept = isFree() ? await app.run(prepare(form)) : null
    const sending = kept ? send(kept) : null
    starting = false
    await sending
  }

  const sendAgain = async (): Promise<void> => {
    if (state.peek().kind !== 'lost' || !current) return
    const lost = current
    if (rules.canRepeat?.(lost.form) === false) {
      rules.enterAgain?.(lost.form)
      return takeBack()
    }
    state.value = { kind: 'sending', form: lost.form }
    const now = await app.run(Effect.map(AppClock, (clock) => clock.now()))
    await send({ ...lost, sentAt: now })
  }

  const clear = async (): Promise<void> => {
    const { kind } = state.peek()
    if (kind === 'lost' && current) await app.run(keeper.forget(current.id))
    else if (!isFree()) return
    current = null
    state.value = { kind: 'idle' }
    const next = waiting
    if (next.length > 0) await resume((id) => next.includes(id))
  }

  const takeBack = async (): Promise<void> => {
    const lost = state.peek().kind === 'lost' ? current : null
    await clear()
    takenBack = lost
  }

  return { state, submit, sendAgain, takeBack, clear }
}
