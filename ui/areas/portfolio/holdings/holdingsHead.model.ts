import { computed } from '@preact/signals-react'
import { sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { App } from '../../../data/app/app.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'
import { makeMoneyModel } from '../../orders/ticket/money.model.ts'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { worthIn } from '../../wealth/inOneCurrency.ts'
import { makeTodayModel } from '../../wealth/today.model.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'

const AGAIN = 5_000

/** The one total, what all holdings earned today and ever, and their value: in the currency of the total. */
export const makeHoldingsHeadModel = (app: App) => {
  const money = app.model(makeMoneyModel)
  const today = app.model(makeTodayModel)
  const total = app.model(makeWorthModel)
  const { load } = app.model(makeHeldModel)
  const currency = computed(() => total.worth.value?.currency ?? null)

  const inOne = (amounts: ReadonlyArray<readonly [Currency, Decimal | null]>): Decimal | null => {
    const into = currency.value
    return into !== null && amounts.length > 0 ? worthIn(into, amounts, today.rates.value) : null
  }

  return {
    currency,
    all: today.total,
    /** Null until the prices of all holdings are known. */
    today: today.today,
    marketValue: computed(() => inOne(money.funds.value.map((wallet) => [wallet.currency, wallet.marketValue]))),
    floating: computed(() => inOne(money.funds.value.map((wallet) => [wallet.currency, wallet.floatingProfit]))),
    /** Floating and realised together. */
    ever: computed(() =>
      inOne(
        money.funds.value.map((wallet) => [
          wallet.currency,
          sum(wallet.floatingProfit ?? zero, wallet.realisedProfit ?? zero),
        ]),
      ),
    ),
    open: (): (() => void) => {
      void money.load()
      void total.load()
      const leaves = [today.open(), total.follow(), pollWhileVisible(app, AGAIN, money.load, ['positions', 'wallets'])]
      return () => {
        for (const leave of leaves) leave()
        total.stop()
      }
    },
    refresh: (): Promise<unknown> => Promise.all([load(), money.load(), total.load()]),
  }
}
