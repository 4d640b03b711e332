import { computed, effect, signal, untracked } from '@preact/signals-react'
import { formatPrice } from '../../../../domain/money/format.ts'
import { makeOrderIntents } from '../../orders/ticket/outcome/orderIntents.ts'
import { makeInstrumentModel } from '../../quotes/instrument/instrument.model.ts'
import type { App } from '../../../data/app/app.ts'
import { type OrderContext, makeEntry } from '../../orders/ticket/enter/entry.model.ts'
import type { Draft } from '../../orders/ticket/enter/draft.ts'
import { NO_FIGURES, pricesOf, subjectOf } from '../../orders/ticket/estimate.ts'
import { makeMoneyModel } from '../../orders/ticket/money.model.ts'
import { makeSending } from '../../orders/ticket/sending.model.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { closingFigures } from './closing.ts'

/** The fields that the customer fills in. */
const TYPED = ['type', 'price', 'quantity'] as const

/** Closing the position of the page, in full or in part. */
export const makeCloseModel = (app: App) => {
  const page = app.model(makeInstrumentModel)
  const { position, quote, refresh } = app.model(makePositionModel)
  const money = app.model(makeMoneyModel)
  const intents = app.model(makeOrderIntents)
  const form = signal(false)
  /** What was typed and not sent, by position. */
  const left = new Map<string, Draft>()
  let filledIn: Draft | null = null
  let id = ''

  const detail = computed(() => {
    const [found, known] = [page.detail.value, position.value]
    return found && found.code === known?.code ? found : null
  })
  const subject = computed(() => detail.value && subjectOf(detail.value))
  const ground = computed((): OrderContext | null => {
    const [known, about, held] = [detail.value, subject.value, position.value]
    // What is only quoted cannot be closed, so the server is not asked for a preview.
    if (!known?.rules.tradable || !about || !held) return null
    const now = quote.value ?? known.quote
    return {
      subject: about,
      standing: {
        trading: now.state,
        opensAt: page.changesAt.value,
        prices: pricesOf(now, page.book.value, known.rules),
        available: money.spendable(known.currency),
        // Closing does not require margin to be enabled.
        marginEnabled: true,
        position: held,
      },
    }
  })
  const entry = makeEntry(app, 'close', ground, (about, terms, prices, { position: held, available }) =>
    held ? closingFigures(about, terms, held, prices, available) : NO_FIGURES,
  )
  const sending = makeSending(entry, () => intents(`close.${id}`))

  /** The whole closable quantity, at the best opposite price. Source: RULES.md, orders. */
  const fresh = (): void => {
    const [known, held] = [ground.peek(), position.peek()]
    if (!known || !held) return
    const quantity = held.closable.value > 0n ? held.closable : held.quantity
    filledIn = {
      direction: held.direction,
      type: 'limit',
      price: entry.bestText(held.direction),
      quantity: formatPrice(quantity, known.subject.instrument.lot),
      leverage: held.leverage,
    }
    entry.begin(left.get(id) ?? filledIn)
    // A lock is shown immediately, not only after an attempt.
    if (held.sellableFrom !== null) entry.touch('quantity')
  }

  /** The form is closed: what the customer typed is there when it is opened again. */
  const leave = (): void => {
    const draft = entry.draft.peek()
    if (form.peek() && filledIn) {
      if (TYPED.some((field) => draft[field] !== filledIn?.[field])) left.set(id, draft)
      else left.delete(id)
    }
    form.value = false
    entry.clear()
  }
  const end = (): void => {
    left.delete(id)
    form.value = false
    entry.clear()
  }

  return {
    detail,
    entry,
    sending,
    /** Whether the form is open. */
    form,
    open: (next: string): (() => void) => {
      id = next
      form.value = false
      const stopEntry = entry.start()
      const stopSending = sending.start()
      // Every fill changes the position.
      const stopMoving = effect(() => {
        if (sending.order.value) untracked(() => void refresh())
      })
      return () => {
        // The form of a placed order is discarded, also where its outcome was left by a link.
        if (sending.order.peek()) end()
        else leave()
        stopEntry()
        stopSending()
        stopMoving()
      }
    },
    /** Opens the form, or the outcome of the order in flight. */
    show: (): void => {
      if (sending.stage.peek() !== 'idle') {
        sending.review()
        return
      }
      fresh()
      void money.load()
      form.value = true
    },
    hide: leave,
    /** The order has ended or was abandoned. */
    end: (): void => {
      end()
      sending.finish()
      void refresh()
    },
  }
}
