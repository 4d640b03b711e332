import { subtract } from 'effect/BigDecimal'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { money } from '../../../domain/money/money.ts'
import { type Budget, plannedPurchase, type PlannedPurchase } from '../../../domain/savings/plan.ts'
import { balance } from '../../ledger/balances.ts'
import { instrumentOf } from '../../market/listing/figures.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { writeMessage } from '../messages/write.ts'
import type { PlanRow } from './tables.ts'

/** What a budget would buy if the market opened at this price. */
export const purchaseAt = (code: string, last: Decimal, budget: Budget): PlannedPurchase => {
  const instrument = instrumentOf(code)
  return plannedPurchase(instrument, MARKETS[instrument.market], { ask: last, bid: last, limits: undefined }, budget)
}

/** Tells what the next purchase needs and what is missing, where the available money does not cover it. */
export const remindOf = async (tx: Tx, { market }: Broker, plan: PlanRow, now: Date): Promise<void> => {
  const { code, currency, customer_id: customerId } = plan
  const last = market.quote(code, now.getTime(), await overridesFor(tx))?.price
  if (last === undefined) return
  const needed = purchaseAt(code, last, plan)
  const { available } = await balance(tx, customerId, currency)
  if (needed.quantity.value === 0n || compare(available, needed.most) >= 0) return
  const parameters = {
    instrument: `${code} ${instrumentOf(code).name}`,
    money: money(needed.most, currency),
    missing: money(subtract(needed.most, available), currency),
  }
  await writeMessage(tx, { customerId, kind: 'savings-reminder', parameters, at: now })
}
