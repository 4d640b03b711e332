import { sum } from 'effect/BigDecimal'
import { zero } from '../../domain/money/decimal.ts'
import { CURRENCIES } from '../../domain/money/money.ts'
import type { Handler } from '../contract/operations.ts'
import { balances } from '../ledger/balances.ts'
import { amountText } from '../movements/figures.ts'

const NOTHING = { available: zero, held: zero }

/** Every currency of the house, also those in which the customer never had anything. */
export const wallets: Handler<'/funds/wallets'> = async (_body, { broker, customer }) => {
  const own = await balances(broker.db, customer.id)
  return CURRENCIES.map((currency) => {
    const { available, held } = own.get(currency) ?? NOTHING
    return {
      currency,
      balance: amountText(available, currency),
      frozen: amountText(held, currency),
      total: amountText(sum(available, held), currency),
    }
  })
}
