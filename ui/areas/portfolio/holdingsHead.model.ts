import { computed, effect, untracked } from '@preact/signals-react'
import type { Decimal } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { App } from '../../data/app/app.ts'
import { makeLiveQuotes } from '../markets/quotes.live.ts'
import { profitOn } from '../wealth/profitOn.ts'
import { worthIn } from '../wealth/inOneCurrency.ts'
import { makeAssetsModel } from './assets.model.ts'

/** Value, profit of the day and floating profit of all holdings, in the currency of the selected wallet. */
export const makeHoldingsHeadModel = (app: App) => {
  const assets = app.model(makeAssetsModel)
  const quotes = app.model(makeLiveQuotes)
  const currency = computed(() => assets.current.value?.currency ?? null)

  const inOne = (amounts: ReadonlyArray<readonly [Currency, Decimal | null]>): Decimal | null => {
    const into = currency.value
    return into && worthIn(into, amounts, assets.rates.value)
  }
  const worth = computed(() => inOne(assets.funds.value.map((wallet) => [wallet.currency, wallet.marketValue])))
  const total = computed(() => inOne(assets.funds.value.map((wallet) => [wallet.currency, wallet.floatingProfit])))
  /** Null until the prices of all holdings are known. */
  const today = computed(() => {
    const all = assets.held.value?.map((position) => ({ position, quote: quotes.quoteOf(position.code).value }))
    if (all === undefined || all.some(({ quote }) => quote === null)) return null
    return inOne(all.map(({ position, quote }) => [position.currency, quote && profitOn(position, quote)]))
  })

  return {
    currency,
    worth,
    today,
    total,
    open: (): (() => void) => {
      const close = assets.open()
      const stop = effect(() => {
        const codes = assets.held.value?.map(({ code }) => code) ?? []
        return untracked(() => quotes.watch(codes))
      })
      return () => {
        stop()
        close()
      }
    },
  }
}
