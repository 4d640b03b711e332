import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { compare, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { Funds } from '../../../ports/Wealth.ts'
import type { WithdrawalPreview } from '../../../ports/Withdrawals.ts'
import type { App } from '../../data/app/app.ts'

/**
 * The currency of the form: EUR or, where that wallet is empty, the first that has money, until one is chosen.
 * Source: RULES.md, funds.
 */
export const makeWithdrawCurrency = (app: App) => {
  const currency = signal<Currency>('EUR')
  let isChosen = false
  const choose = (next: Currency): void => {
    isChosen = true
    currency.value = next
  }
  return {
    currency,
    choose,
    /**
     * Whether the first preview is to be shown. Where its wallet is empty the others are asked for, and the form goes to the first that
     * has money, unless the customer has chosen meanwhile.
     */
    isToStay: async ({ available }: WithdrawalPreview, goTo: (next: Currency) => void): Promise<boolean> => {
      if (isChosen) return true
      if (available !== null && compare(available, zero) <= 0) {
        const ask = Effect.flatMap(Funds, (funds) => funds.list())
        const found = await app.attempt(ask, { load: true })
        if (isChosen) return false
        const filled = Exit.isSuccess(found) && found.value.find((one) => compare(one.available ?? zero, zero) > 0)
        if (filled) goTo(filled.currency)
      }
      const stays = !isChosen
      isChosen = true
      return stays
    },
  }
}
