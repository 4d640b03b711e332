import type { Data } from '../../../../paper/platform/contract/operations.ts'
import { known } from '../../contract/amounts.ts'
import type { Steps } from '../../workflow.ts'

/** The markets of shares. */
export const SHARES: ReadonlySet<string> = new Set(['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES'])

type Reads = '/market/list' | '/market/movers' | '/quotes/info'
export type Info = Data<'/quotes/info'>

/**
 * Instruments of the open markets with their rules, one of each market, as far as somebody bids and asks for them. Those
 * with limits of the day and a lot above one come first: they show the most rules.
 */
export const tradables = async ({ ask }: Pick<Steps<Reads>, 'ask'>): Promise<ReadonlyArray<Info>> => {
  const open = (await ask('/market/list')).filter(({ tradable, state }) => tradable && state === 'open')
  const found: Array<Info> = []
  for (const { code: market } of open) {
    const { list } = await ask('/market/movers', { market, sort: 'turnover', limit: '3' })
    const first = list.find(({ state, nowprice }) => state === 'open' && known(nowprice) !== undefined)
    if (first === undefined) continue
    const info = await ask('/quotes/info', { code: first.code })
    if (info.book.bids.length > 0 && info.book.asks.length > 0) found.push(info)
  }
  const worth = ({ rules }: Info) => (known(rules.upperlimit) === undefined ? 0 : 2) + (Number(rules.lot) > 1 ? 1 : 0)
  return found.sort((a, b) => worth(b) - worth(a))
}
