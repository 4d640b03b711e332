import { computed } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { type CurrencyFunds, Funds } from '../../../../ports/Wealth.ts'
import { makeQuery } from '../../../data/query/query.ts'
import type { App } from '../../../data/app/app.ts'

const NONE: ReadonlyArray<CurrencyFunds> = []

/** The customer's money, currency by currency, by the last answer. */
export const makeMoneyModel = (app: App) => {
  const { failure, load, status, value } = makeQuery(app, () => Effect.flatMap(Funds, (service) => service.list()))
  const funds = computed(() => value.value ?? NONE)
  const walletIn = (currency: Currency | undefined): CurrencyFunds | null =>
    funds.value.find((wallet) => wallet.currency === currency) ?? null
  return {
    funds,
    status,
    failure,
    load,
    /** The wallet of a currency; null while it is not known. */
    walletIn,
    /** The money that orders in a currency can use; null while it is not known. */
    spendable: (currency: Currency): Decimal | null => {
      const wallet = walletIn(currency)
      return wallet?.buyingPower ?? wallet?.available ?? null
    },
  }
}
