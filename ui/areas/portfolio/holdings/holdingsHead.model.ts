import { computed } from '@preact/signals-react'
import { multiply, sum } from 'effect/BigDecimal'
import { type Decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { CurrencyFunds } from '../../../../ports/Wealth.ts'
import type { App } from '../../../data/app/app.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { makeMoneyModel } from '../../orders/ticket/money.model.ts'
import { floatingAt } from '../../quotes/instrument/holdings.ts'
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
  const { held, load } = app.model(makeHeldModel)
  const quotes = app.model(makeLiveQuotes)
  const currency = computed(() => total.worth.value?.currency ?? null)

  const inOne = (amounts: ReadonlyArray<readonly [Currency, Decimal | null]>): Decimal | null =>
    currency.value && worthIn(currency.value, amounts, today.rates.value)
  const ofWallets = (figure: (wallet: CurrencyFunds) => Decimal | null): Decimal | null => {
    const wallets = money.funds.value
    return wallets.length > 0 ? inOne(wallets.map((wallet) => [wallet.currency, figure(wallet)])) : null
  }
  /** The sum of the rows, at their prices; of the wallets, as last answered, where not every row is known. */
  const ofRows = (
    atPrice: (position: PositionRecord, price: Decimal | null) => Decimal | null,
    figure: (wallet: CurrencyFunds) => Decimal | null,
  ) =>
    computed(() =>
      held.value?.isWhole
        ? inOne(
            held.value.list.map((position) => [
              position.currency,
              atPrice(position, quotes.quoteOf(position.code).value?.price ?? position.price),
            ]),
          )
        : ofWallets(figure),
    )
  const floating = ofRows(
    (position, price) => floatingAt([position], price)?.amount ?? null,
    ({ floatingProfit }) => floatingProfit,
  )

  return {
    currency,
    all: today.total,
    /** Null until the prices of all holdings are known. */
    today: today.today,
    marketValue: ofRows(
      ({ quantity }, price) => price && multiply(price, quantity),
      ({ marketValue }) => marketValue,
    ),
    floating,
    /** Floating and realised together. */
    ever: computed(() => {
      const realised = ofWallets(({ realisedProfit }) => realisedProfit)
      return realised && sum(realised, floating.value ?? zero)
    }),
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
