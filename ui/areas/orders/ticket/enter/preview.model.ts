import { canonicalText } from '../../../../../domain/money/canonicalText.ts'
import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Failure } from '../../../../../ports/failure.ts'
import { type NewOrder, type OrderPreview, Orders } from '../../../../../ports/Orders.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'
import type { App } from '../../../../data/app/app.ts'

/** The server's answer for the current order. `preview` belongs to exactly this order, never to an earlier one. */
export type PreviewState =
  | { readonly is: 'none' }
  | { readonly is: 'asking'; readonly key: string }
  | { readonly is: 'ready'; readonly key: string; readonly preview: OrderPreview }
  | { readonly is: 'failed'; readonly key: string; readonly failure: Failure | null }

/** How long the input must rest before a preview is requested, in milliseconds. */
const REST = 300

/**
 * The server's preview of one order at a time. While the customer types, the request waits; the answer to an order that
 * was changed meanwhile is discarded.
 */
export const makePreviewModel = (app: App) => {
  const latest = makeSwitchQuery(app)
  const state = signal<PreviewState>({ is: 'none' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted: NewOrder | null = null

  const ask = async (order: NewOrder): Promise<void> => {
    const key = canonicalText(order)
    const answer = await latest.ask(Effect.flatMap(Orders, (orders) => orders.preview(order)))
    if (answer.is === 'dropped') return
    const known = state.peek()
    if (answer.is === 'found') state.value = { is: 'ready', key, preview: answer.value }
    // An older answer for this order is better than none.
    else if (known.is !== 'ready') state.value = { is: 'failed', key, failure: answer.failure }
  }

  const drop = (): void => {
    clearTimeout(timer)
    latest.drop()
  }

  /** Sets the current order, or null while it is incomplete. The same order again sends no request. */
  const want = (order: NewOrder | null): void => {
    const known = state.peek()
    const key = order && canonicalText(order)
    wanted = order
    if (order === null || key === null) {
      drop()
      state.value = { is: 'none' }
      return
    }
    if (known.is !== 'none' && known.key === key) return
    drop()
    state.value = { is: 'asking', key }
    timer = setTimeout(() => void ask(order), REST)
  }

  /** Requests immediately, for the review or because prices moved; the shown preview stays until the answer arrives. */
  const refresh = async (): Promise<void> => {
    if (!wanted) return
    drop()
    if (state.peek().is !== 'ready') state.value = { is: 'asking', key: canonicalText(wanted) }
    await ask(wanted)
  }

  return {
    state,
    want,
    refresh,
    stop: (): void => {
      drop()
      state.value = { is: 'none' }
    },
  }
}
