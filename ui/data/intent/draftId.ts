import { Effect } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'

/**
 * One id for one draft: a retry after a lost answer is the same intent, a changed draft is another. For drafts that
 * must not be stored on the device, such as passwords: a reload discards both draft and intent.
 */
export const makeDraftId = <Draft extends object>(): ((draft: Draft) => Effect.Effect<string, never, AppClock>) => {
  // A WeakMap: a draft and its passwords are garbage-collected once the form has another draft.
  const ids = new WeakMap<Draft, string>()
  return (draft) =>
    Effect.map(AppClock, (clock) => {
      const id = ids.get(draft) ?? clock.newId()
      ids.set(draft, id)
      return id
    })
}
