import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Exit, Schema } from 'effect'
import { isSuccess } from 'effect/Result'
import { compare, type Decimal, zero } from '../../../domain/money/decimal.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { parseFigure } from '../../../domain/money/parse.ts'
import { amountOf, quantityProblem, type QuantityProblem, shortfallOf } from '../../../domain/offers/offer.ts'
import { Funds } from '../../../ports/Wealth.ts'
import { type Offer, Offers } from '../../../ports/Offers.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'
import { makeSubscriptionActions } from './subscriptions.model.ts'

export type TicketCode = QuantityProblem | 'not-a-number'

/** Refusals after which the page is outdated. */
const MOVED_ON: ReadonlySet<string> = new Set([
  'not-subscription-time',
  'already-subscribed',
  'insufficient-balance',
  'insufficient-available-balance',
])

/** One offer and its ticket. */
export const makeOfferModel = (app: App) => {
  const { changes, told } = app.model(makeSubscriptionActions)
  const page = makeDetailQuery<Offer>(app, {
    ask: (id) => Effect.flatMap(Offers, (offers) => offers.find(id)),
    absent: 'product-not-found',
  })
  const offer = page.shown
  /** The typed quantity of each offer, kept until it is sent. */
  const drafts = signal<ReadonlyMap<string, string>>(new Map())
  const shown = signal(false)
  const available = signal<Decimal | null>(null)

  const text = computed(() => {
    const now = offer.value
    return now ? (drafts.value.get(now.id) ?? formatQuantity(now.terms.minimum)) : ''
  })
  const quantity = computed(() => {
    const read = parseFigure(text.value, { decimals: 0 })
    return isSuccess(read) ? read.success : null
  })
  const problem = computed((): TicketCode | null => {
    const now = offer.value
    if (!now) return null
    if (quantity.value === null && text.value.trim() !== '') return 'not-a-number'
    return quantityProblem(now.terms, quantity.value, available.value) ?? null
  })
  const shortfall = computed(() => {
    const now = offer.value
    if (!now || quantity.value === null || available.value === null) return zero
    return shortfallOf(now.terms, quantity.value, available.value)
  })

  const intent = makeSubjectIntent(
    app,
    'offersubscribe',
    {
      form: Schema.Struct({ offerId: Schema.String, quantity: ExactDecimal }),
      send: (form, id) => Effect.flatMap(Offers, (offers) => offers.subscribe(form, id)),
    },
    ({ offerId }) => offerId,
  )
  /** The typed quantity has been subscribed: the ticket is reset. */
  const forget = (): void => {
    drafts.value = new Map([...drafts.peek()].filter(([id]) => id !== intent.subject.peek()))
    shown.value = false
  }
  const sheet = makeReviewing(intent, forget)

  const loadFunds = async (): Promise<void> => {
    const currency = offer.peek()?.currency
    const wallets = await app.attempt(
      Effect.flatMap(Funds, (funds) => funds.list()),
      { load: true },
    )
    if (!Exit.isSuccess(wallets) || currency === undefined || offer.peek()?.currency !== currency) return
    // A wallet without movements is not in the list.
    available.value = wallets.value.find((wallet) => wallet.currency === currency)?.available ?? zero
  }

  const load = async (ask: Promise<Offer | null>): Promise<void> => {
    if (await ask) await loadFunds()
  }

  effect(() => {
    const now = intent.state.value
    if (now.kind === 'done') untracked(told)
    if (now.kind === 'refused' && now.failure._tag === 'Rejected' && MOVED_ON.has(now.failure.code)) untracked(told)
  })

  return {
    page: page.opened,
    offer,
    text,
    quantity,
    available,
    /** The cost of the quantity; null while it is invalid. */
    amount: computed(() => (offer.value && quantity.value ? amountOf(offer.value.terms, quantity.value) : null)),
    /** The money missing in the wallet; zero where there is enough. */
    shortfall,
    /** The errors, once the field has lost the focus or the ticket was sent. Missing money is shown immediately. */
    error: computed(() => (shown.value || problem.value === 'not-enough-money' ? problem.value : null)),
    intent,
    sheet,
    /**
     * Opens the page of an offer and reloads it whenever a subscription of the customer changes. Returns a function
     * that stops this.
     */
    open: (id: string): (() => void) => {
      intent.turnTo(id)
      shown.value = false
      available.value = null
      let first = true
      const stopListening = effect(() => {
        void changes.value
        const ask = first ? () => page.open(id) : page.refresh
        first = false
        untracked(() => void load(ask()))
      })
      return () => {
        stopListening()
        page.stop()
      }
    },
    retry: (): Promise<void> => load(page.refresh()),
    type: (next: string): void => {
      const id = offer.peek()?.id
      if (id === undefined || next === text.peek()) return
      drafts.value = new Map([...drafts.peek(), [id, next]])
      shown.value = false
    },
    leave: (): void => void (shown.value = text.peek() !== ''),
    /** Opens the review. False where the quantity is invalid. */
    review: (): boolean => {
      if (intent.state.peek().kind === 'idle') {
        shown.value = true
        if (!offer.peek() || problem.peek() !== null) return false
      }
      sheet.open()
      return true
    },
    confirm: (): Promise<void> => {
      const [now, asked] = [offer.peek(), quantity.peek()]
      return now && asked && compare(asked, zero) > 0
        ? intent.submit({ offerId: now.id, quantity: asked })
        : Promise.resolve()
    },
  }
}
