import { batch, computed, signal } from '@preact/signals-react'
import { abs, multiply } from 'effect/BigDecimal'
import { compare, type Decimal, percentOf, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { locale } from '../../../i18n/words.ts'
import type { App } from '../../../data/app/app.ts'
import { nameIn } from '../../markets/listing.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeMoneyModel } from '../../orders/ticket/money.model.ts'
import { floatingAt } from '../../quotes/instrument/holdings.ts'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { one, worthByCurrency } from '../../wealth/inOneCurrency.ts'
import { profitOn } from '../../wealth/profitOn.ts'
import { makeTodayModel } from '../../wealth/today.model.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'

export const HOLDING_ORDERS = ['worth', 'today', 'profit', 'name'] as const
export type HoldingOrder = (typeof HOLDING_ORDERS)[number]

/** All holdings, sorted and filtered as the customer chose, with what each is of everything. */
export const makeHoldingsListModel = (app: App) => {
  const { held } = app.model(makeHeldModel)
  const { rates } = app.model(makeTodayModel)
  const { worth } = app.model(makeWorthModel)
  const { funds } = app.model(makeMoneyModel)
  const quotes = app.model(makeLiveQuotes)
  const order = signal<HoldingOrder>('worth')
  /** The largest first, and names from their beginning, unless it is reversed. */
  const isReversed = signal(false)
  /** Null while holdings of every currency are shown. */
  const chosen = signal<Currency | null>(null)
  const inBase = signal(false)

  const rateOf = (currency: Currency): Decimal | null =>
    currency === worth.value?.currency ? one : (rates.value.get(currency) ?? null)

  const figureOf = (position: PositionRecord, by: HoldingOrder): Decimal => {
    const rate = rateOf(position.currency) ?? one
    const quote = quotes.quoteOf(position.code).peek()
    const figure =
      by === 'today'
        ? quote && profitOn(position, quote)
        : by === 'profit'
          ? (floatingAt([position], quote?.price ?? position.price)?.amount ?? null)
          : position.marketValue && abs(position.marketValue)
    return figure ? multiply(figure, rate) : zero
  }

  /** Sorted by the figures of this moment: rows that move at every tick could not be read or tapped. */
  const rows = computed((): ReadonlyArray<PositionRecord> | null => {
    const all = held.value
    if (all === null || !all.isWhole) return null
    const [by, currency, { code, tag }] = [order.value, chosen.value, locale.value]
    const way = isReversed.value ? -1 : 1
    const shown = all.list.filter((position) => currency === null || position.currency === currency)
    if (by === 'name') return shown.toSorted((a, b) => way * nameIn(a, code).localeCompare(nameIn(b, code), tag))
    const figures = new Map(shown.map((position) => [position.id, figureOf(position, by)]))
    return shown.toSorted((a, b) => way * compare(figures.get(b.id) ?? zero, figures.get(a.id) ?? zero))
  })

  /** What an amount of a currency is of everything, in percentage points; null without the rates. */
  const shareOf = (currency: Currency, amount: Decimal): Decimal | null => {
    const [total, rate] = [worth.value, rateOf(currency)]
    return total && rate ? percentOf(abs(multiply(amount, rate)), total.total) : null
  }

  return {
    order,
    isReversed,
    chosen,
    inBase,
    /** The currency of the total; null where the server does not add the currencies. */
    base: computed(() => worth.value?.currency ?? null),
    /** Null while they are not known, or too many to be shown at once. */
    rows,
    /** What each currency has of everything; null without the wallets and the rates. */
    parts: computed(() => {
      const into = worth.value?.currency
      const known = into && funds.value.length > 0 ? worthByCurrency(funds.value, into, rates.value) : null
      return known ? known.toSorted((a, b) => compare(b.amount, a.amount)) : null
    }),
    /** The money that is not invested, currency by currency. */
    cash: computed(() =>
      funds.value.flatMap(({ available, currency }) =>
        available && available.value > 0n && (chosen.value === null || chosen.value === currency)
          ? [{ currency, available }]
          : [],
      ),
    ),
    shareOf,
    /** What each position is of everything, by its id; without those of which that is not known. */
    weights: computed((): ReadonlyMap<string, Decimal> => {
      const known = held.value?.list.flatMap(({ currency, id, marketValue }) => {
        const share = marketValue && shareOf(currency, marketValue)
        return share ? [[id, share] as const] : []
      })
      return new Map(known)
    }),
    /** How an amount of a currency is shown: in the currency of the total, where the customer chose that. */
    unitOf: (currency: Currency): { readonly currency: Currency; readonly rate: Decimal } | null => {
      const [into, rate] = [worth.value?.currency, rateOf(currency)]
      return inBase.value && into && rate ? { currency: into, rate } : null
    },
    sort: (next: HoldingOrder): void =>
      batch(() => {
        order.value = next
        isReversed.value = false
      }),
    /** Sorts by the head of a column; that of the present order reverses it. */
    sortBy: (next: HoldingOrder): void =>
      batch(() => {
        isReversed.value = order.peek() === next && !isReversed.peek()
        order.value = next
      }),
    toggleBase: (): void => void (inBase.value = !inBase.peek()),
    choose: (next: Currency): void =>
      batch(() => {
        chosen.value = chosen.peek() === next ? null : next
      }),
  }
}
