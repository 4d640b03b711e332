import { batch, signal } from '@preact/signals-react'
import { EMPTY_DRAFT, followProtection, isSameDraft, type ProtectDraft } from '../../orders/protection/protectDraft.ts'

interface Begun {
  readonly draft: ProtectDraft
  /** The form of the protection that was set when the customer began. */
  readonly from: ProtectDraft
}

/** The fields of a protection's form. What was typed and not sent is kept for the next opening, by position. */
export const makeProtectForm = () => {
  const draft = signal<ProtectDraft>(EMPTY_DRAFT)
  const isOutdated = signal(false)
  const left = new Map<string, Begun>()
  let positionId = ''
  let from = EMPTY_DRAFT

  const follow = (now: ProtectDraft): void => {
    if (isSameDraft(from, now)) return
    const typed = draft.peek()
    batch(() => {
      if (!isSameDraft(typed, now)) isOutdated.value = true
      draft.value = followProtection(typed, from, now)
    })
    from = now
  }

  return {
    draft,
    /** Whether the protection was changed elsewhere since the customer began to fill in the form. */
    isOutdated,
    /** Opens the form of a position; `now`: the form of the protection that it has. */
    begin: (position: string, now: ProtectDraft): void => {
      const kept = left.get(position) ?? { draft: now, from: now }
      positionId = position
      from = kept.from
      batch(() => {
        draft.value = kept.draft
        isOutdated.value = false
        follow(now)
      })
    },
    /** The protection was changed while the form is open. */
    follow,
    change: (part: Partial<ProtectDraft>): void => {
      draft.value = { ...draft.peek(), ...part }
    },
    /** The form is closed without sending it. */
    keep: (): void => {
      if (isSameDraft(draft.peek(), from)) left.delete(positionId)
      else left.set(positionId, { draft: draft.peek(), from })
    },
    /** It was sent, or cannot be sent any more. */
    forget: (): void => void left.delete(positionId),
  }
}
