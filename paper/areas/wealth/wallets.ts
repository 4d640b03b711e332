import { sum } from 'effect/BigDecimal'
import { settlementOf } from '../../../domain/transfers/settlement.ts'
import { zero } from '../../../domain/money/decimal.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { balances } from '../../ledger/balances.ts'
import { amountText } from '../../platform/wireText/figures.ts'
import { unsettledOf } from './readMoney.ts'

const NOTHING = { available: zero, held: zero }

/** A customer's wallets: every supported currency, also those in which there never was money. */
export const walletsOf = async (db: Db, customerId: string, now: Date): Promise<Data<'/funds/wallets'>> => {
  const [own, unsettled] = await Promise.all([balances(db, customerId), unsettledOf(db, customerId, now)])
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

/** The customer's wallets, one a currency. */
export const wallets: Handler<'/funds/wallets'> = (_body, { broker, customer, now }) =>
  walletsOf(broker.db, customer.id, now)
