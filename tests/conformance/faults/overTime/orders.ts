import type { Passing } from '../recorded.ts'
import { inRows, type Json, type Row, rowsOf, successIn, together } from './answer.ts'
import { type FaultOverTime, shown } from './fault.ts'

import { MARKETS } from './feesSeen.ts'

const workflowOf = (market: string): string => `orders that wait over a night in ${market}`

const isUntil = (row: Row): boolean => row['timeinforce'] === 'gtc'

/** What the order that waits reserved, once it was seen filled. */
const paysBack = (currency: string, triggers: ReadonlyArray<string>) => {
  let held: Json = '0'
  let isDue = false
  return together(
    (passing: Passing) => {
      for (const row of passing.path === '/trade/order' ? rowsOf(passing) : [])
        if (isUntil(row)) held = row['held'] ?? '0'
      if (triggers.includes(passing.path)) isDue = true
      return {}
    },
    shown(() => (isDue ? [{ currency, amount: held }] : [])),
  )
}

const PAYS_BACK = /^\/funds\/wallets \/data\/\w+\/balance .*a filled order that is cancelled pays nothing back/

export const cancelled: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(([market, currency]) => [
  {
    kind: 'a cancelled filled order pays back',
    variant: `it is refused, and pays all the same, ${market}`,
    workflow: workflowOf(market),
    plant: () => paysBack(currency, ['/trade/cancelorder']),
    reason: PAYS_BACK,
  },
  {
    kind: 'a cancelled filled order pays back',
    variant: `its cancelling is taken, ${market}`,
    workflow: workflowOf(market),
    plant: (record) => {
      const text = successIn(record, '/trade/orderinfo')
      return together(
        (passing) => (passing.path === '/trade/cancelorder' && text !== undefined ? { text } : {}),
        inRows('/trade/cancelorder', (row) => ({ ...row, state: 'cancelled' })),
        paysBack(currency, ['/trade/cancelorder']),
      )
    },
    reason: /^\/trade\/cancelorder .*order-not-pending/,
  },
  {
    kind: 'a cancelled filled order pays back',
    variant: `cancelling all pays for it, ${market}`,
    workflow: workflowOf(market),
    plant: () => paysBack(currency, ['/trade/cancelorders']),
    reason: PAYS_BACK,
  },
])

/** Where in the workflow: the run logs in, its customer does, and again after each move of the clock. */
const afterClose = () => {
  let logins = 0
  return {
    watch: ({ path }: Passing): Partial<Passing> => {
      if (path === '/user/login') logins += 1
      return {}
    },
    isNight: () => logins > 3,
    isMorning: () => logins > 4,
  }
}

export const untilCancelled: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(([market, currency]) => {
  const ends =
    (when: 'isNight' | 'isMorning', state: string): FaultOverTime['plant'] =>
    () => {
      const time = afterClose()
      const over = (row: Row): Row => (time[when]() && isUntil(row) ? { ...row, state, held: '0' } : row)
      return together(
        time.watch,
        inRows('/trade/orderinfo', over),
        inRows('/trade/pendinglist', (row) => (time[when]() && isUntil(row) ? [] : row)),
      )
    }
  const one = (variant: string, plant: FaultOverTime['plant'], reason: RegExp): FaultOverTime => ({
    kind: 'good till cancelled ends with the day',
    variant: `${variant}, ${market}`,
    workflow: workflowOf(market),
    plant,
    reason,
  })
  return [
    one(
      'it expires at the close',
      ends('isNight', 'expired'),
      /^\/trade\/orderinfo \/data\/state pending: it waits until/,
    ),
    one(
      'it is gone in the morning',
      ends('isMorning', 'cancelled'),
      /^\/trade\/orderinfo \/data\/state pending: a new day/,
    ),
    one(
      'its money is free over night',
      () => {
        const time = afterClose()
        return together(
          time.watch,
          inRows('/funds/wallets', (row) =>
            time.isNight() && !time.isMorning() && row['currency'] === currency
              ? { ...row, frozen: '0', balance: row['total'] ?? '0' }
              : row,
          ),
        )
      },
      new RegExp(`^/funds/wallets /data/${currency}/frozen .*reserves over night`),
    ),
    one(
      'an order for the day stays instead',
      () => {
        const time = afterClose()
        const stays = (row: Row): Row =>
          time.isNight() && row['timeinforce'] === 'day' ? { ...row, state: 'pending', held: row['price'] ?? '1' } : row
        return together(time.watch, inRows('/trade/orderinfo', stays))
      },
      /^\/trade\/orderinfo \/data\/state expired: its day is over/,
    ),
  ]
})
