import { textOf } from '../../contract/amounts.ts'
import type { Passing } from '../recorded.ts'
import { accepting, type Row, rowsOf, together } from './answer.ts'
import { type FaultOverTime, shown } from './fault.ts'
import { inProtection } from './protection.ts'

const BRACKETS = [
  ['a bracket of a long position in MY, ended by take-profit', 'MYR'],
  ['a bracket of a short position in US, ended by stop-loss', 'USD'],
  ['a bracket of a long position in JP, ended by hand', 'JPY'],
] as const

/** The order that closed the position, once it was seen, and how often the list was asked for since. */
const closing = () => {
  let order: Row | undefined
  let asked = 0
  return {
    watch: (passing: Passing): Partial<Passing> => {
      if (passing.path !== '/trade/orderhistory') return {}
      for (const row of rowsOf(passing)) if (row['action'] === 'close') order ??= row
      asked += 1
      return {}
    },
    order: () => order,
    /** Whether the price has reached the other side meanwhile: the list is asked for at the end and once after it before. */
    isReached: () => asked > 2,
  }
}

export const legs: ReadonlyArray<FaultOverTime> = BRACKETS.flatMap(
  ([workflow, currency]): ReadonlyArray<FaultOverTime> => {
    const one = (variant: string, plant: FaultOverTime['plant'], reason: RegExp): FaultOverTime => ({
      kind: "a bracket's second leg stays",
      variant: `${variant}: ${workflow}`,
      workflow,
      plant,
      reason,
    })
    return [
      one(
        'its protection is active after the end',
        inProtection((protection) => ({ ...protection, state: 'active' })),
        /^\/trade\/positioninfo \/data\/protection\/state ended/,
      ),
      one(
        'its order waits',
        () => {
          const { order, watch } = closing()
          return together(watch, (passing) => {
            const done = order()
            if (passing.path !== '/trade/pendinglist' || done === undefined) return {}
            const left = {
              ...done,
              id: `${textOf(done['id'])}-2`,
              state: 'pending',
              filled: '0',
              averageprice: '-',
              amount: '0',
              fees: '0',
            }
            return { text: JSON.stringify({ status: 1, msg: '', data: { list: [left], next: '' } }) }
          })
        },
        /^\/trade\/pendinglist \/data\/list no order: the other side ended too/,
      ),
      one(
        'it sells again when its price is reached',
        () => {
          const { isReached, order, watch } = closing()
          return together(watch, (passing) => {
            const done = order()
            if (passing.path !== '/trade/orderhistory' || done === undefined || !isReached()) return {}
            const list = [{ ...done, id: `${textOf(done['id'])}-2` }, ...rowsOf(passing)]
            return { text: JSON.stringify({ status: 1, msg: '', data: { list, next: '' } }) }
          })
        },
        /^\/trade\/orderhistory \/data\/list 1 order that closes/,
      ),
      one(
        'it is paid again when its price is reached',
        () => {
          const { isReached, order, watch } = closing()
          return together(
            watch,
            shown(() => (isReached() ? [{ currency, amount: order()?.['amount'] ?? '1' }] : [])),
          )
        },
        new RegExp(`^/funds/wallets /data/${currency}/total .*nothing was traded`),
      ),
      one(
        'its stop can still be moved',
        (record) => accepting(record, '/trade/protect', () => true, '/trade/positioninfo'),
        /^\/trade\/protect .*position-not-found/,
      ),
    ]
  },
)
