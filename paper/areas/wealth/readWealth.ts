import { transaction } from '../../platform/database/transaction.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { balances } from '../../ledger/balances.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { realisedByCurrency } from './readMoney.ts'
import { readPositions } from './holdings.ts'
import { ORDER_HOLDS, readNewShares, readPlacements, readProducts, readRebates, readWithdrawals } from './lists.ts'

/**
 * Everything that a customer's assets are made of, in every currency, at one moment: no order can be filled between two
 * of these reads, so no amount is missing or counted twice. The record lists are made of the same readers.
 * Source: RULES.md, wealth.
 */
export const readWealth = (broker: Broker, customerId: string) =>
  transaction(
    broker.db,
    async (db) => {
      const asked = { db, customerId }
      return {
        wallets: await balances(db, customerId),
        newShares: await readNewShares(asked),
        withdrawals: await readWithdrawals(asked),
        products: await readProducts(asked),
        stockCredits: await readPlacements(asked),
        rebateCredits: await readRebates(asked, ORDER_HOLDS),
        positions: await readPositions(asked, 'held'),
        realised: await realisedByCurrency(db, customerId),
        overrides: await overridesFor(db),
      }
    },
    'repeatable read',
  )

export type ReadWealth = Awaited<ReturnType<typeof readWealth>>
