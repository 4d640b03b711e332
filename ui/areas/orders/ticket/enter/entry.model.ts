import { canonicalText } from '../../../../../domain/money/canonicalText.ts'
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import { max, min } from 'effect/BigDecimal'
import { bestFor, type MarketPrices, meetsNobody, reservePrice } from '../../../../../domain/orders/orderPrices.ts'
import { type Decimal, formatDecimal } from '../../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../../domain/money/format.ts'
import { ladderDecimals, roundToTick } from '../../../../../domain/markets/allowedPrices.ts'
import { type Direction, type OrderAction, type OrderTerms, sideOf } from '../../../../../domain/orders/order.ts'
import {
  type ForSum,
  type Fraction,
  fractionOf,
  maximumQuantity,
  quantityForSum,
} from '../../../../../domain/orders/orderQuantity.ts'
import type { OrderField } from '../../../../../domain/orders/validateOrder.ts'
import type { NewOrder } from '../../../../../ports/Orders.ts'
import { priceStep } from '../../../markets/listing.ts'
import type { App } from '../../../../data/app/app.ts'
import { type Draft, orderOf, readDraft } from './draft.ts'
import { NO_FIGURES, type OrderFigures, type TradableInstrument } from '../estimate.ts'
import {
  findingAt,
  type Finding,
  findingsOf,
  isRefused,
  type AccountState,
  withProblems,
} from '../findings/findings.ts'
import { makePreviewModel } from './preview.model.ts'

/** The data of an order form from outside; null while it is not loaded. */
export interface OrderContext {
  readonly subject: TradableInstrument
  readonly standing: AccountState
  /** The order opens a day trade. */
  readonly isDayTrade?: boolean
}

/** The costs or proceeds of an order, as far as the device can calculate them. */
export type Estimate = (
  subject: TradableInstrument,
  terms: OrderTerms,
  prices: MarketPrices,
  standing: AccountState,
) => OrderFigures

/** Figures and their source. */
export interface Shown {
  readonly figures: OrderFigures
  /** `server` where they are the broker's answer for exactly this order. */
  readonly from: 'device' | 'server'
}

export type FieldMessages = Readonly<Record<OrderField, Finding | null>>

/** Fields for typing: they show no error before they lose the focus. */
const TYPED = new Set<OrderField>(['price', 'quantity'])
/** Findings of a quantity that is too large, however it is typed on. */
export const TOO_MUCH: ReadonlySet<string | undefined> = new Set([
  'insufficient-available-balance',
  'above-largest-order',
])
const EMPTY: Draft = { direction: 'long', type: 'limit', price: '', quantity: '', leverage: 1 }

/** A price as text for its field: on the grid and within the day's limits. */
const priceText = (price: Decimal, { instrument: { ticks } }: TradableInstrument, { limits }: MarketPrices): string => {
  const near = roundToTick(ticks, price, 'nearest')
  const inside = limits ? max(limits.lower, min(limits.upper, near)) : near
  return formatPrice(inside, priceStep(ladderDecimals(ticks)))
}

/** The prices as one text, so that only a change of the best ones sends a new request. */
const pricesKey = (prices: MarketPrices | null): string =>
  prices === null ? '' : `${formatDecimal(prices.bid)} ${formatDecimal(prices.ask)}`

/**
 * An order between typing and sending: its cost, the findings against it, and the server's preview. The ticket uses it
 * to open positions, a position's page to close them.
 */
export const makeEntry = (
  app: App,
  action: OrderAction,
  ground: ReadonlySignal<OrderContext | null>,
  estimateOf: Estimate,
) => {
  const draft = signal<Draft>(EMPTY)
  const touched = signal<ReadonlySet<OrderField>>(new Set())
  const preview = makePreviewModel(app)

  const reading = computed(() => {
    const known = ground.value
    return known && readDraft(draft.value, action, known.subject.instrument)
  })
  const order = computed((): NewOrder | null => {
    const [read, known] = [reading.value, ground.value]
    if (!read || !known) return null
    const { code } = known.subject.instrument
    return orderOf(read, code, known.standing.position?.id, known.isDayTrade, draft.value.extras?.protection)
  })
  /** The server's answer, if it belongs to the current order. */
  const answered = computed(() => {
    const [asked, now] = [preview.state.value, order.value]
    return asked.is === 'ready' && now && asked.key === canonicalText(now) ? asked.preview : null
  })

  /** The money that the order can use, by the last answer about it; null while it is not known. */
  const available = computed(() => answered.value?.buyingPower ?? ground.value?.standing.available ?? null)
  const findings = computed((): ReadonlyArray<Finding> => {
    const [read, known] = [reading.value, ground.value]
    if (!read || !known) return []
    const said = answered.value
    const found = findingsOf(read, known.subject, { ...known.standing, available: available.value })
    return said ? withProblems(found, said.problems) : found
  })

  /** Whether the form of the protection, where there is one, can be read. */
  const isProtectionRead = (): boolean => draft.value.extras?.protection !== null
  /** The order, once the broker has sent its figures and there is no error. */
  const ready = computed(() =>
    answered.value && !isRefused(findings.value) && isProtectionRead() ? order.value : null,
  )

  const estimate = computed((): OrderFigures => {
    const [read, known] = [reading.value, ground.value]
    const prices = known?.standing.prices
    if (!read || !known || !order.value || !prices) return NO_FIGURES
    const { subject, standing } = known
    if (read.terms.type === 'market' && meetsNobody(sideOf(action, read.terms.direction), prices)) return NO_FIGURES
    return estimateOf(subject, read.terms, prices, standing)
  })
  const shown = computed((): Shown =>
    answered.value ? { figures: answered.value, from: 'server' } : { figures: estimate.value, from: 'device' },
  )

  /** The worst price that a fill of the order can have; null while it has no price. */
  const worst = computed((): Decimal | null => {
    const [read, known] = [reading.value, ground.value]
    const prices = known?.standing.prices
    if (!read || !known || !prices) return null
    const { terms } = read
    if (terms.type === 'limit' && (terms.price === undefined || terms.price.value <= 0n)) return null
    return reservePrice(known.subject.instrument, terms, prices)
  })

  /** The largest quantity at these terms; null while it cannot be calculated. */
  const largest = computed((): Decimal | null => {
    const [read, known] = [reading.value, ground.value]
    if (!read || !known) return null
    const { subject, standing } = known
    if (standing.position) return standing.position.closable
    // For what it would refuse at any quantity the broker answers zero; the affordable quantity is useful all the same.
    const most = answered.value?.maxQuantity
    if (standing.trading === 'open' && most && most.value > 0n) return most
    const price = worst.value
    if (!price || !standing.available) return null
    return maximumQuantity(subject.instrument, subject.market, read.terms, price, standing.available)
  })

  /**
   * The finding to show at each field: errors once the field has lost the focus or the customer tried to continue,
   * warnings immediately.
   */
  const said = computed((): FieldMessages => {
    const at = (field: OrderField): Finding | null => {
      const found = findingAt(findings.value, field)
      return found?.severity === 'error' && TYPED.has(field) && !touched.value.has(field) ? null : found
    }
    return {
      instrument: at('instrument'),
      direction: at('direction'),
      leverage: at('leverage'),
      price: at('price'),
      quantity: at('quantity'),
    }
  })

  const touch = (field: OrderField): void => {
    if (!touched.peek().has(field)) touched.value = new Set([...touched.peek(), field])
  }
  const change = (part: Partial<Draft>): void => {
    draft.value = { ...draft.peek(), ...part }
    // More figures never make it smaller, so the customer need not leave the field to learn it.
    if (part.quantity !== undefined && TOO_MUCH.has(findingAt(findings.peek(), 'quantity')?.code)) touch('quantity')
  }

  /** Requests a preview whenever the order changes, and when a market order's prices move. */
  const start = (): (() => void) => {
    const stopWanting = effect(() => {
      // An order that closed the whole position leaves nothing to ask about, while its outcome is read.
      const now = ground.value?.standing.position?.state === 'closed' ? null : order.value
      untracked(() => preview.want(now))
    })
    let before = ''
    const stopMoving = effect(() => {
      const key = pricesKey(ground.value?.standing.prices ?? null)
      const moved = before !== '' && key !== before
      before = key
      if (moved && draft.peek().type === 'market') untracked(() => void preview.refresh())
    })
    return () => {
      stopWanting()
      stopMoving()
      preview.stop()
    }
  }

  return {
    /** What the order is checked against. */
    ground,
    draft,
    touched,
    order,
    available,
    ready,
    findings,
    said,
    shown,
    largest,
    preview: preview.state,
    refresh: preview.refresh,
    change,
    touch,
    start,
    /** What a sum of money buys at these terms, fees and taxes included; null while there is no price. */
    forSum: (sum: Decimal): ForSum | null => {
      const [known, price, read] = [ground.value, worst.value, reading.value]
      return (
        known && price && read && quantityForSum(known.subject.instrument, known.subject.market, read.terms, price, sum)
      )
    },
    /** A quantity that was calculated, into the quantity field; an empty one where it is zero. */
    takeQuantity: (quantity: Decimal): void => {
      const known = ground.peek()
      if (!known) return
      const text = quantity.value > 0n ? formatPrice(quantity, known.subject.instrument.lot) : ''
      if (text !== draft.peek().quantity) change({ quantity: text })
    },
    /** A share of the largest quantity, into the quantity field. */
    take: (fraction: Fraction): void => {
      const [most, known] = [largest.peek(), ground.peek()]
      if (!most || !known) return
      const { lot } = known.subject.instrument
      change({ quantity: formatPrice(fractionOf(most, fraction, lot), lot) })
      touch('quantity')
    },
    /** Whether the order may be reviewed; from now on every field shows its error. */
    check: (): boolean => {
      touched.value = new Set(TYPED)
      return order.peek() !== null && !isRefused(findings.peek()) && untracked(isProtectionRead)
    },
    /** A new form, or one that was left before. */
    begin: (next: Draft): void => {
      draft.value = next
      touched.value = new Set()
    },
    /** The form is closed: no more previews are requested. */
    clear: (): void => {
      draft.value = EMPTY
      touched.value = new Set()
    },
    /** The last price as text for the price field: on the grid, within the day's limits. */
    lastText: (): string => {
      const known = ground.peek()
      const prices = known?.standing.prices
      return known && prices ? priceText(prices.last, known.subject, prices) : ''
    },
    /**
     * The best opposite price as text for the price field, so that the order is filled immediately: the bid for a sale,
     * the ask for a purchase. The last price where the other side of the book is empty.
     */
    bestText: (direction: Direction): string => {
      const known = ground.peek()
      const prices = known?.standing.prices
      if (!known || !prices) return ''
      const side = sideOf(action, direction)
      return priceText(meetsNobody(side, prices) ? prices.last : bestFor(side, prices), known.subject, prices)
    },
  }
}

export type Entry = ReturnType<typeof makeEntry>
