import { subtract } from 'effect/BigDecimal'
import { MARKETS } from '../../../domain/markets/markets.ts'
import { compare, type Decimal, sumOf, zero } from '../../../domain/money/decimal.ts'
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

/**
 * Tells what plans of one wallet and one day need and what is missing, where the available money does not cover all of them. Plans
 * without a reminder take part of the money too. Source: RULES.md, savings plans.
 */
export const remindOf = async (tx: Tx, { market }: Broker, plans: ReadonlyArray<PlanRow>, now: Date): Promise<void> => {
  const overrides = await overridesFor(tx)
  const needing = plans.flatMap((plan) => {
    const last = market.quote(plan.code, now.getTime(), overrides)?.price
    const { most, quantity } = last ? purchaseAt(plan.code, last, plan) : { most: zero, quantity: zero }
    return quantity.value === 0n ? [] : [{ plan, most }]
  })
  const [first] = needing
  if (first === undefined || !needing.some(({ plan }) => plan.reminds)) return
  const { code, currency, customer_id: customerId } = first.plan
  const needed = sumOf(needing.map(({ most }) => most))
  const { available } = await balance(tx, customerId, currency)
  if (compare(available, needed) >= 0) return
  const sums = { money: money(needed, currency), missing: money(subtract(needed, available), currency) }
  await (needing.length > 1
    ? writeMessage(tx, { customerId, kind: 'savings-reminder-several', parameters: sums, at: now })
    : writeMessage(tx, {
        customerId,
        kind: 'savings-reminder',
        parameters: { ...sums, instrument: `${code} ${instrumentOf(code).name}` },
        at: now,
      }))
}
