import { type Db, transaction } from '../../platform/database/transaction.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { balances } from '../../ledger/balances.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { realisedByCurrency } from './readMoney.ts'
import { readHeldSums } from './heldSums.ts'
import { ORDER_HOLDS, readNewShares, readPlacements, readProducts, readRebates, readWithdrawals } from './lists.ts'

/**
 * All parts of a customer's assets, in every currency, at one moment: no order can be filled between two of these
 * reads, so no amount is missing or counted twice. The record lists use the same readers. `more` is read at the same
 * moment. Source: RULES.md, wealth.
 */
export const readWealth = <T = undefined>(
  broker: Broker,
  customerId: string,
  now: Date,
  more?: (db: Db) => Promise<T>,
) =>
  transaction(
    broker.db,
    async (db) => {
      const request = { db, customerId }
      const overrides = await overridesFor(db)
      return {
        wallets: await balances(db, customerId),
        newShares: await readNewShares(request),
        withdrawals: await readWithdrawals(request),
        products: await readProducts(request),
        stockCredits: await readPlacements(request),
        rebateCredits: await readRebates(request, ORDER_HOLDS),
        held: await readHeldSums(db, customerId, { market: broker.market, overrides, now }),
        realised: await realisedByCurrency(db, customerId),
        more: await more?.(db),
      }
    },
    'repeatable read',
  )

export type ReadWealth = Awaited<ReturnType<typeof readWealth>>
