import { textOf } from '../../contract/amounts.ts'
import { inRows, raised, type Row, together } from './answer.ts'
import { type FaultOverTime, shown } from './fault.ts'
import { closes, feesSeen, isFilled, isWaited, MARKETS, opens } from './feesSeen.ts'

/** The fee of some orders is booked twice, and every call that shows the money says so. */
const bookedTwice =
  (isIt: (row: Row) => boolean, currency: string): FaultOverTime['plant'] =>
  () => {
    const { seen, watch } = feesSeen(isIt)
    return together(
      watch,
      inRows('/records/transaction', (row) => {
        const isFee = row['kind'] === 'tradefee' && seen.has(textOf(row['orderid']))
        return isFee ? [row, { ...row, id: `${textOf(row['id'])}-2` }] : row
      }),
      shown(() => [...seen.values()].map((amount) => ({ currency, amount, times: -1 }))),
    )
  }

/** Some orders are charged twice: their own fees say so too. */
const chargedTwice =
  (isIt: (row: Row) => boolean, currency: string): FaultOverTime['plant'] =>
  () => {
    const { seen, watch } = feesSeen(isIt)
    const twice = (row: Row): Row => (isFilled(row) && isIt(row) ? raised(row, ['fees'], row['fees']) : row)
    return together(
      watch,
      ...['/trade/orderinfo', '/trade/orderhistory'].map((path) => inRows(path, twice)),
      shown(() => [...seen.values()].map((amount) => ({ currency, amount, times: -1 }))),
    )
  }

export const feesTwice: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(([market, currency]) => [
  {
    kind: 'fee charged twice',
    variant: `booked twice for an order that waited, ${market}`,
    workflow: `orders that wait over a night in ${market}`,
    plant: bookedTwice(isWaited, currency),
    reason: /^\/records\/transaction \/data\/list\/tradefee .* of tradefee for the order/,
  },
  {
    kind: 'fee charged twice',
    variant: `taken from the wallet twice, and no record tells it, ${market}`,
    workflow: `orders that wait over a night in ${market}`,
    plant: () => {
      const { seen, watch } = feesSeen(isWaited)
      return together(
        watch,
        shown(() => [...seen.values()].map((amount) => ({ currency, amount, times: -1 }))),
      )
    },
    reason: new RegExp(`^/funds/wallets /data/${currency}/balance .*less what was bought and its fees, once`),
  },
  {
    kind: 'fee charged twice',
    variant: `the order's own fees are twice the published ones, ${market}`,
    workflow: `orders that wait over a night in ${market}`,
    plant: chargedTwice(isWaited, currency),
    reason: /^\/trade\/orderinfo \/data\/fees .*what the published fees come to/,
  },
  {
    kind: 'fee charged twice',
    variant: `booked twice when a short is opened, ${market}`,
    workflow: `a short sale over a night in ${market}`,
    plant: bookedTwice(opens, currency),
    reason: /^\/records\/transaction \/data\/list\/tradefee .* of tradefee for its three orders/,
  },
  {
    kind: 'fee charged twice',
    variant: `of each order that closes a short, ${market}`,
    workflow: `a short sale over a night in ${market}`,
    plant: chargedTwice(closes, currency),
    reason: /^\/trade\/orderinfo \/data\/fees .*what the published fees come to/,
  },
])
