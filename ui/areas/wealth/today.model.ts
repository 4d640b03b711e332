import { computed, effect, untracked } from '@preact/signals-react'
import { subtract } from 'effect/BigDecimal'
import { type Decimal, percentOf } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { App } from '../../data/app/app.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { makeHeldModel } from './held.model.ts'
import { profitOn } from './profitOn.ts'
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
  const { worth } = app.model(makeWorthModel)
  const quotes = app.model(makeLiveQuotes)

  /** The value of each currency in that of the total. */
  const rates = computed((): Rates => new Map(worth.value?.rates.map(({ currency, rate }) => [currency, rate])))

  /** One text: holdings that are answered again with the same instruments end no request for their prices. */
  const codesHeld = computed(() => held.value?.list.map(({ code }) => code).join(' ') ?? '')

  /** Null until the total, the holdings and the prices of all of them are known. */
  const today = computed((): Today | null => {
    const [total, all] = [worth.value, held.value]
    if (total === null || all?.isWhole !== true) return null
    const own = all.list.filter(({ quantity }) => quantity.value !== 0n)
    const profits = own.map((position) => {
      const quote = quotes.quoteOf(position.code).value
      return [position.currency, quote && profitOn(position, quote)] as const
    })
    if (profits.some(([, profit]) => profit === null)) return null
    const amount = worthIn(total.currency, profits, rates.value)
    return amount && { amount, percent: percentOf(amount, subtract(total.total, amount)), currency: total.currency }
  })

  return {
    today,
    rates,
    /** Asks for the holdings, and keeps them and their prices up to date until the returned function is called. */
    open: (): (() => void) => {
      void load()
      const leave = follow()
      const unwatch = effect(() => {
        const codes = codesHeld.value === '' ? [] : codesHeld.value.split(' ')
        return untracked(() => quotes.watch(codes))
      })
      return () => {
        leave()
        unwatch()
        stop()
      }
    },
  }
}
