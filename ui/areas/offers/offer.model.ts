import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Exit, Schema } from 'effect'
import { isSuccess } from 'effect/Result'
import { type Bid, bidProblem, type BidProblem, priceFrozenAt } from '../../../domain/offers/bids.ts'
import { compare, type Decimal, zero } from '../../../domain/money/decimal.ts'
import { formatPrice, formatQuantity, tickDecimals } from '../../../domain/money/format.ts'
import { parseFigure } from '../../../domain/money/parse.ts'
import { amountOf, quantityProblem, type QuantityProblem, shortfallOf } from '../../../domain/offers/offer.ts'
import { Funds } from '../../../ports/Wealth.ts'
import { type Offer, Offers } from '../../../ports/Offers.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'
import { makeSubscriptionActions } from './subscriptions.model.ts'

export type TicketCode = QuantityProblem | 'not-a-number'
export type BidCode = BidProblem | 'bid-not-a-price'

type Drafts = ReadonlyMap<string, string>
type BidDrafts = ReadonlyMap<string, { readonly text: string; readonly isAtCutOff: boolean }>

const keepTyped = makeInterrupted<{ readonly drafts: Drafts; readonly bidDrafts: BidDrafts }>()

/** Refusals after which the page is outdated. */
const MOVED_ON: ReadonlySet<string> = new Set([
  'not-subscription-time',
  'already-subscribed',
  'insufficient-balance',
  'insufficient-available-balance',
])

/** One offer and its ticket. */
export const makeOfferModel = (app: App) => {
  const { changes, noteChange } = app.model(makeSubscriptionActions)
  const page = makeDetailQuery<Offer>(app, {
    ask: (id) => Effect.flatMap(Offers, (offers) => offers.find(id)),
    absent: 'product-not-found',
  })
  const offer = page.shown
  /** The typed quantity of each offer, kept until it is sent. */
  const drafts = signal<Drafts>(new Map())
  /** The typed bid of each offer that is sold by bids, kept in the same way. */
  const bidDrafts = signal<BidDrafts>(new Map())
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
  const band = computed(() => offer.value?.terms.band)
  const draft = computed(() => {
    const [now, prices] = [offer.value, band.value]
    if (!now || !prices) return { text: '', isAtCutOff: false }
    return bidDrafts.value.get(now.id) ?? { text: formatPrice(prices.high, prices.step), isAtCutOff: false }
  })
  const typedBid = computed((): { readonly bid: Bid | null; readonly problem: BidCode | null } => {
    const prices = band.value
    if (!prices || draft.value.isAtCutOff) return { bid: 'cut-off', problem: null }
    const read = parseFigure(draft.value.text, { decimals: tickDecimals(prices.step) })
    if (isSuccess(read)) return { bid: read.success, problem: bidProblem(prices, read.success) ?? null }
    const { failure } = read
    const problem =
      failure === 'empty' ? 'bid-required' : failure === 'too-many-decimals' ? 'bid-not-on-step' : 'bid-not-a-price'
    return { bid: null, problem }
  })
  /** The terms at the price for which money is frozen. */
  const terms = computed(() => {
    const [now, prices, { bid, problem: wrong }] = [offer.value, band.value, typedBid.value]
    return now && prices && bid !== null && wrong === null
      ? { ...now.terms, price: priceFrozenAt(prices, bid) }
      : now?.terms
  })
  const problem = computed((): TicketCode | null => {
    if (!terms.value) return null
    if (quantity.value === null && text.value.trim() !== '') return 'not-a-number'
    return quantityProblem(terms.value, quantity.value, available.value) ?? null
  })
  const shortfall = computed(() => {
    if (!terms.value || quantity.value === null || available.value === null) return zero
    return shortfallOf(terms.value, quantity.value, available.value)
  })
  const amount = computed(() => {
    if (!terms.value || !quantity.value || typedBid.value.problem !== null) return null
    return amountOf(terms.value, quantity.value)
  })

  const intent = makeSubjectIntent(
    app,
    'offersubscribe',
    {
      form: Schema.Struct({
        offerId: Schema.String,
        quantity: ExactDecimal,
        bid: Schema.optionalKey(Schema.Union([Schema.Literal('cut-off'), ExactDecimal])),
      }),
      send: (form, id) => Effect.flatMap(Offers, (offers) => offers.subscribe(form, id)),
    },
    ({ offerId }) => offerId,
  )
  keepTyped(app, {
    take: () => ({ drafts: drafts.peek(), bidDrafts: bidDrafts.peek() }),
    put: (typed) => {
      drafts.value = typed.drafts
      bidDrafts.value = typed.bidDrafts
    },
    state: intent.state,
  })
  /** The typed quantity has been subscribed: the ticket is reset. */
  const forget = (): void => {
    const isKept = ([id]: readonly [string, unknown]): boolean => id !== intent.subject.peek()
    drafts.value = new Map([...drafts.peek()].filter(isKept))
    bidDrafts.value = new Map([...bidDrafts.peek()].filter(isKept))
    shown.value = false
  }
  const sheet = makeReviewing(intent, { done: forget })

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

  const changeBid = (change: { readonly text?: string; readonly isAtCutOff?: boolean }): void => {
    const id = offer.peek()?.id
    if (id !== undefined) bidDrafts.value = new Map([...bidDrafts.peek(), [id, { ...draft.peek(), ...change }]])
  }

  effect(() => {
    const now = intent.state.value
    if (now.kind === 'done') untracked(noteChange)
    if (now.kind === 'refused' && now.failure._tag === 'Rejected' && MOVED_ON.has(now.failure.code))
      untracked(noteChange)
  })

  return {
    page: page.opened,
    offer,
    text,
    quantity,
    available,
    /** The cost of the quantity; with a band, at the bid. Null while one of them is invalid. */
    amount,
    /** The bid as it is typed. */
    draft,
    bid: computed(() => typedBid.value.bid),
    /** What is wrong with the bid, with every key; an empty field only when the ticket was sent. */
    bidError: computed(() => {
      const { problem: wrong } = typedBid.value
      return wrong === 'bid-required' && !shown.value ? null : wrong
    }),
    typeBid: (next: string): void => {
      if (next !== draft.peek().text) changeBid({ text: next })
    },
    bidAtCutOff: (isAtCutOff: boolean): void => changeBid({ isAtCutOff }),
    /** The field to be corrected first; missing money is corrected by either. */
    wrongField: (): 'quantity' | 'bid' => {
      const isQuantityRight = problem.peek() === null || problem.peek() === 'not-enough-money'
      return isQuantityRight && typedBid.peek().problem !== null ? 'bid' : 'quantity'
    },
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
        if (!offer.peek() || problem.peek() !== null || typedBid.peek().problem !== null) return false
      }
      sheet.open()
      return true
    },
    confirm: (): Promise<void> => {
      const [now, asked, { bid }] = [offer.peek(), quantity.peek(), typedBid.peek()]
      if (!now || !asked || compare(asked, zero) <= 0) return Promise.resolve()
      return intent.submit({ offerId: now.id, quantity: asked, ...(now.terms.band && bid !== null && { bid }) })
    },
  }
}
