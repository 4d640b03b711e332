import { computed, effect, signal, untracked } from '@preact/signals-react'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { makeConnectionModel } from '../../../data/app/connection.model.ts'
import type { Draft } from '../ticket/enter/draft.ts'
import { makeTicketModel } from '../ticket/ticket.model.ts'
import { makeDraftsModel } from './drafts.model.ts'
import { isFor, isSameForm, type Ticket } from './keptDrafts.ts'

/**
 * Keeps what is typed into the ticket without a connection, and offers it again. From the moment an order is sent, its
 * intent has the entries: there is never a draft of an order that may have arrived. Source: RULES.md, orders.
 */
export const makeTicketDraft = (app: App) => {
  const { begin, code, detail, entry, isDayTrade, quote, resetForm, sending, untouched } = app.model(makeTicketModel)
  const { figuresOf, online } = app.model(makeConnectionModel)
  const { discard, drafts, follow, keep, load } = app.model(makeDraftsModel)
  const { keepers } = app.model(makeSessionModel)
  const here = (): Ticket => ({ code: code.value, isDayTrade: isDayTrade.value })

  /** Whether the form has begun: it waits for the instrument. */
  const begun = computed(() => untouched.value !== undefined)
  /** Whether nothing can be sent now. */
  const isAway = computed(() => !online.value || figuresOf.value !== null)
  const isUnsent = computed(() => sending.stage.value === 'idle' || sending.stage.value === 'refused')
  /** The draft of this ticket; null where there is none. */
  const kept = computed(() => drafts.value.find(isFor(here())) ?? null)
  /** Whether the form shows it. */
  const isOpen = signal(false)
  /** The entries that this visit wrote last: what another tab discarded is written again only once it is changed. */
  let written: Draft | null = null
  /** The entries of an order whose outcome was never known. */
  let lost: Draft | null = null

  /** Whether the form holds what the customer entered, and not what the app filled in. */
  const isMeant = (): boolean => begun.value && (untouched.value !== entry.draft.value || sending.sheet.value)

  const write = async (entries: Draft): Promise<void> => {
    const [about, now, before] = [detail.peek(), quote.peek(), kept.peek()]
    if (!about || entries === written || entries === lost) return
    written = entries
    isOpen.value = true
    if (before && isSameForm(before.entries, entries)) return
    const { chineseName, currency, decimals, market, name } = about
    const at = app.runtime.runSync(AppClock).now()
    const listing = { name, chineseName, market, currency, decimals }
    await keep({ ...untracked(here), ...listing, at, price: now?.price ?? null, entries })
  }

  /** Puts the draft into the form, unless another tab has sent or discarded it meanwhile. Returns whether it was there. */
  const resume = async (): Promise<boolean> => {
    const found = (await load()).find(isFor(untracked(here)))
    if (!found) return false
    written = found.entries
    isOpen.value = true
    begin(found.entries)
    return true
  }

  /** Of a form that was left and is there again, or of another tab. */
  const meet = (): void => {
    const draft = kept.value
    if (draft === null) isOpen.value = false
    else if (begun.value && isSameForm(draft.entries, entry.draft.value)) isOpen.value = true
  }

  const keepAtExpiry = (): (() => void) => {
    const keepTyped = async (): Promise<void> => {
      if (!untracked(() => isUnsent.value && isMeant())) return
      // A device that stores nothing must not hold the log-in up.
      await write(entry.draft.peek()).catch(() => undefined)
    }
    keepers.add(keepTyped)
    return () => void keepers.delete(keepTyped)
  }

  return {
    kept,
    isOpen,
    isAway,
    isUnsent,
    resume,
    /** The ticket is on the screen; `isWanted` puts its draft into the form. Returns the function that ends the visit. */
    visit: (isWanted: boolean): (() => void) => {
      isOpen.value = false
      written = null
      lost = null
      let wanted = isWanted
      const stops = [
        follow(),
        effect(() => {
          if (!begun.value || !wanted || kept.value === null) return
          wanted = false
          untracked(() => void resume())
        }),
        effect(meet),
        effect(() => {
          const entries = entry.draft.value
          if (isUnsent.value && isMeant() && (isAway.value || isOpen.value)) untracked(() => void write(entries))
        }),
        // With the session the models go, and with them the form. An order that was refused for it was not sent.
        keepAtExpiry(),
        effect(() => {
          const draft = kept.value
          if (sending.stage.value === 'lost') lost = entry.draft.peek()
          if (isUnsent.value || draft === null) return
          // The same order once more would be offered beside the one that was sent.
          if (!isOpen.peek() && !isSameForm(draft.entries, entry.draft.peek())) return
          untracked(() => {
            isOpen.value = false
            written = null
            void discard(draft)
          })
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    discard: async (): Promise<void> => {
      const draft = kept.peek()
      if (!draft) return
      // First the form, so that it is not kept again.
      if (isOpen.peek()) resetForm()
      isOpen.value = false
      await discard(draft)
    },
  }
}
