import { sum } from 'effect/BigDecimal'
import { settlementOf } from '../../../domain/transfers/settlement.ts'
import { zero } from '../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { balances } from '../../ledger/balances.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import { unsettledOf } from './readMoney.ts'

const NOTHING = { available: zero, held: zero }

/** Every supported currency, also those in which the customer never had money. */
export const wallets: Handler<'/funds/wallets'> = async (_body, { broker, customer, now }) => {
  const [own, unsettled] = await Promise.all([
    balances(broker.db, customer.id),
    unsettledOf(broker.db, customer.id, now),
  ])
  return CURRENCIES.map((currency) => {
    const { available, held } = own.get(currency) ?? NOTHING
    const { settled } = settlementOf(available, unsettled.get(currency) ?? [], now.getTime())
    return {
      currency,
      balance: amountText(available, currency),
      settled: amountText(settled, currency),
      frozen: amountText(held, currency),
      total: amountText(sum(available, held), currency),
    }
  })
}
