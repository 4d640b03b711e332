import { computed } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Currency } from '../../domain/money/money.ts'
import type { Decimal } from '../../domain/money/decimal.ts'
import { type CurrencyFunds, Funds } from '../../ports/Funds.ts'
import { makeBlock } from '../feed/block.ts'
import type { App } from '../shell/app.ts'

const NONE: ReadonlyArray<CurrencyFunds> = []

/** The customer's money, currency by currency, as last heard. */
export const makeMoneyModel = (app: App) => {
  const { load, status, value } = makeBlock(app, () => Effect.flatMap(Funds, (service) => service.list()))
  const funds = computed(() => value.value ?? NONE)
  const walletIn = (currency: Currency | undefined): CurrencyFunds | null =>
    funds.value.find((wallet) => wallet.currency === currency) ?? null
  return {
    funds,
    status,
    load,
    /** The wallet of a currency; null while it is not known. */
    walletIn,
    /** What orders in a currency can bind; null while it is not known. */
    spendable: (currency: Currency): Decimal | null => {
      const wallet = walletIn(currency)
      return wallet?.buyingPower ?? wallet?.available ?? null
    },
  }
}
