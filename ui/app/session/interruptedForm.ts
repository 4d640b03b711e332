import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import { keysOf } from '../../../domain/validation/keys.ts'
import type { App } from '../../data/app/app.ts'
import { makeSessionModel } from './session.model.ts'

/** Puts what was typed into the fields of a form: `change` is that of the form. */
export const fillIn = <Draft extends object>(
  typed: Draft,
  change: <F extends keyof Draft>(field: F, value: Draft[F]) => void,
): void => {
  for (const field of keysOf(typed)) change(field, typed[field])
}

interface Typed<Draft> {
  /** What is typed now: without passwords, codes and card numbers. */
  readonly take: () => Draft
  /** Puts it into the form again. */
  readonly put: (draft: Draft) => void
  /** Of the intent that sends it: one that was sent may have arrived, and its intent has the entries. */
  readonly state?: ReadonlySignal<{ readonly kind: string }>
}

/**
 * Keeps what is typed in a form when the server ends the session, in memory only, and puts it into the form of the same customer
 * after the next log-in. Another customer's log-in and a sign-out drop it. Made once for a form; a model calls it when its form is
 * made. Source: RULES.md, session.
 */
export const makeInterrupted = <Draft>() => {
  const kept = new WeakMap<App, { readonly account: string; readonly draft: Draft }>()
  return (app: App, { put, state, take }: Typed<Draft>): void => {
    const { ended, keepers, session } = app.model(makeSessionModel)
    /** Whose session this form belongs to. One that is made while nobody is logged in waits for the next log-in. */
    let account: string | undefined

    const dropWithAnother = (): void => {
      const stop = effect(() => {
        if ((session.value?.account ?? ended.value) === account) return
        kept.delete(app)
        queueMicrotask(() => stop())
      })
    }
    const keep = async (): Promise<void> => {
      if (account === undefined || (state && !['idle', 'refused'].includes(state.peek().kind))) return
      kept.set(app, { account, draft: take() })
      dropWithAnother()
    }
    const begin = (): void => {
      const before = kept.get(app)
      kept.delete(app)
      if (before && before.account === account) put(before.draft)
      keepers.add(keep)
    }
    const stop = effect(() => {
      const now = session.value?.account
      if (now === account) return
      if (account === undefined) {
        account = now
        return untracked(begin)
      }
      // With the session the model goes.
      keepers.delete(keep)
      queueMicrotask(() => stop())
    })
  }
}
