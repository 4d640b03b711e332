import { lastValuationDay } from '../../domain/follow/valuation.ts'
import { followStateAt, unlocksAt } from '../../domain/follow/product.ts'
import { formatDecimal, zero } from '../../domain/money/decimal.ts'
import type { Broker } from '../contract/call.ts'
import type { Tx } from '../database/transaction.ts'
import { FOLLOW_ENDS } from '../follow/buy.ts'
import { navOn } from '../follow/navs.ts'
import { type Issue, issuesBetween, termsOf } from '../follow/products.ts'
import { followState } from '../follow/state.ts'
import { schedule } from '../jobs/queue.ts'

interface Bought {
  readonly customerId: string
  readonly at: Date
  readonly now: Date
}

/** A product of a currency that was on sale then and still runs now; the last one that opened where none was on sale. */
const issueFor = (currency: string, { at, now }: Bought): Issue | undefined => {
  const running = issuesBetween(now.getTime(), at.getTime() + 1).filter(({ series }) => series.currency === currency)
  return running.find((issue) => followStateAt(issue, at.getTime()) === 'open') ?? running[0]
}

/** Says of the demo customer's product orders what they are: those that run rise, fall and end as anybody's. */
export const describeFollows = async (tx: Tx, { market }: Broker, bought: Bought): Promise<void> => {
  const { at, customerId } = bought
  const state = await followState(tx)
  const rows = await tx.selectFrom('product_orders').selectAll().where('customer_id', '=', customerId).execute()
  for (const { currency, id, status } of rows) {
    const issue = issueFor(currency, bought)
    if (issue === undefined) continue
    const { code, name, series } = issue
    const nav = navOn(market.seed, series, lastValuationDay(at.getTime()), state.returnsOf(series.code))
    const endsAt = new Date(issue.endsAt)
    const running = {
      fee: '0.00',
      bought_at_nav: formatDecimal(nav),
      unlocks_at: new Date(unlocksAt(termsOf(issue, zero, at.getTime()), at.getTime())),
      ends_at: endsAt,
    }
    await tx
      .updateTable('product_orders')
      .set({ code, name, strategist: series.strategist, ...(status === 0 && running) })
      .where('id', '=', id)
      .execute()
    if (status === 0) await schedule(tx, { kind: FOLLOW_ENDS, subject: id, due: endsAt })
  }
}
