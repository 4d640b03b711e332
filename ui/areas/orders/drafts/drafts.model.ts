import { effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import type { App } from '../../../data/app/app.ts'
import { makeConnectionModel } from '../../../data/app/connection.model.ts'
import { isFor, type KeptDraft, loadDrafts, storeDrafts, type Ticket } from './keptDrafts.ts'

type Drafts = ReadonlyArray<KeptDraft>

/**
 * The customer's orders that were typed without a connection. Another tab may change them, so each step begins with what
 * the device holds.
 */
export const makeDraftsModel = (app: App) => {
  const { online, visible } = app.model(makeConnectionModel)
  const drafts = signal<Drafts>([])
  let turn: Promise<unknown> = Promise.resolve()

  /** One step after the other: a native shell reads and writes with a delay. */
  const inTurn = (next: (known: Drafts) => Drafts): Promise<Drafts> => {
    const step = Effect.gen(function* () {
      const known = yield* loadDrafts(!online.peek())
      const changed = next(known)
      if (changed !== known) yield* storeDrafts(changed)
      return changed
    })
    const done = turn.then(async () => (drafts.value = await app.run(step)))
    turn = done.catch(() => undefined)
    return done
  }
  const load = (): Promise<Drafts> => inTurn((known) => known)

  return {
    drafts,
    load,
    /** Loads them, now and whenever the page or the connection comes and goes, until the returned function is called. */
    follow: (): (() => void) =>
      effect(() => {
        // With the connection it depends on the age again whether one is offered.
        const [isSeen] = [visible.value, online.value]
        if (isSeen) untracked(() => void load())
      }),
    /** Puts a draft in place of the one of its ticket. */
    keep: (draft: KeptDraft): Promise<Drafts> =>
      inTurn((known) => [draft, ...known.filter((other) => !isFor(draft)(other))]),
    discard: (ticket: Ticket): Promise<Drafts> => inTurn((known) => known.filter((draft) => !isFor(ticket)(draft))),
  }
}
