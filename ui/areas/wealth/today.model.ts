import { computed, effect, untracked } from '@preact/signals-react'
import { subtract, sum } from 'effect/BigDecimal'
import { type Decimal, percentOf } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { App } from '../../data/app/app.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { makeHeldModel } from './held.model.ts'
import { type DayOn, dayOn } from './profitOn.ts'
import { type Rates, worthIn } from './inOneCurrency.ts'
import { makeWorthModel } from './worth.model.ts'

/** What everything earned today. */
export interface Today {
  readonly amount: Decimal
  /** In percentage points of everything before it. */
  readonly percent: Decimal
  readonly currency: Currency
}

/** What all holdings together earned on the trading day, beside the one total and in its currency. Source: RULES.md, profit and loss. */
export const makeTodayModel = (app: App) => {
  const { held, follow, load, stop } = app.model(makeHeldModel)
  const { move, since, total, worth } = app.model(makeWorthModel)
  const quotes = app.model(makeLiveQuotes)

  /** The value of each currency in that of the total. */
  const rates = computed((): Rates => new Map(worth.value?.rates.map(({ currency, rate }) => [currency, rate])))

  /** One text: holdings that are answered again with the same instruments end no request for their prices. */
  const codesHeld = computed(() => held.value?.list.map(({ code }) => code).join(' ') ?? '')

  /** What all holdings earned today and are worth now; null until the total, the holdings and the prices of all of them are known. */
  const day = computed(() => {
    const [total, all] = [worth.value, held.value]
    if (total === null || all?.isWhole !== true) return null
    const days = all.list.flatMap((position) => {
      if (position.quantity.value === 0n) return []
      const quote = quotes.quoteOf(position.code).value
      return [[position.currency, quote && dayOn(position, quote)] as const]
    })
    if (days.some(([, one]) => one === null)) return null
    const inOne = (figure: (one: DayOn) => Decimal): Decimal | null =>
      worthIn(
        total.currency,
        days.map(([currency, one]) => [currency, one && figure(one)] as const),
        rates.value,
      )
    const amount = inOne(({ profit }) => profit)
    // Rounded apart from the profit, which alone moves with a price: the total then moves by the same cents.
    const before = inOne(({ equity, profit }) => subtract(equity, profit))
    return amount && before && { amount, equity: sum(before, amount) }
  })

  let last = { worth: worth.peek(), held: held.peek(), equity: day.peek()?.equity }
  /** Purchases and sales move no total: the next answer has what they cost. */
  const addUp = (): (() => void) =>
    effect(() => {
      const now = { worth: worth.value, held: held.value, equity: day.value?.equity }
      const { equity } = now
      if (now.worth === last.worth && now.held === last.held && equity && last.equity && equity !== last.equity) {
        const by = subtract(equity, last.equity)
        untracked(() => move(by))
      }
      last = now
    })

  const today = computed((): Today | null => {
    const [total, known] = [worth.value, day.value]
    if (total === null || known === null) return null
    const { amount } = known
    return {
      amount,
      percent: percentOf(amount, subtract(sum(total.total, since.value), amount)),
      currency: total.currency,
    }
  })

  return {
    today,
    /** The one total, which moves with today's result; null until it was answered. */
    total,
    rates,
    /** Asks for the holdings, and keeps them and their prices up to date until the returned function is called. */
    open: (): (() => void) => {
      void load()
      const leave = follow()
      const stopAdding = addUp()
      const unwatch = effect(() => {
        const codes = codesHeld.value === '' ? [] : codesHeld.value.split(' ')
        return untracked(() => quotes.watch(codes))
      })
      return () => {
        leave()
        stopAdding()
        unwatch()
        stop()
      }
    },
  }
}
