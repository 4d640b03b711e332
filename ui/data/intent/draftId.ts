import { Effect } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'

/**
 * One id for one draft: a retry after a lost answer is the same intent, a changed draft is another. For drafts that
 * must not lie on the device, such as passwords: after a reload the draft is gone, and the intent with it.
 */
export const makeDraftId = <Draft extends object>(): ((draft: Draft) => Effect.Effect<string, never, AppClock>) => {
  // Weak: a draft with its passwords is gone once its form has another.
  const ids = new WeakMap<Draft, string>()
  return (draft) =>
    Effect.map(AppClock, (clock) => {
      const id = ids.get(draft) ?? clock.newId()
      ids.set(draft, id)
      return id
    })
}
