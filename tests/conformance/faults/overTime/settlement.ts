import { textOf } from '../../contract/amounts.ts'
import type { Passing } from '../recorded.ts'
import { accepting, inRows, type Json, type Row, rowsOf, added, together } from './answer.ts'
import type { FaultOverTime } from './fault.ts'

const MARKETS = [
  ['MY', 'MYR', 'a quarter of an hour'],
  ['CN', 'CNY', 'T+1'],
  ['ES', 'EUR', 'a quarter of an hour'],
] as const

const kind = 'T+1 and settlement ignored on one market'

const workflowOf = (market: string): string => `a sale and its settlement in ${market}`

/** How many trading days have passed since the sale, by the log-ins after it; undefined before it. */
const daysSinceSale = () => {
  let days: number | undefined
  return {
    watch: (passing: Passing): Partial<Passing> => {
      const isSale = passing.path === '/trade/orderinfo' && rowsOf(passing).some((row) => row['action'] === 'close')
      if (isSale) days ??= 0
      if (days !== undefined && passing.path === '/user/login') days += 1
      return {}
    },
    days: () => days,
  }
}

/** A sale counts as settled from so many days on. */
const settles =
  (currency: string, from: number): FaultOverTime['plant'] =>
  () => {
    const { watch, days } = daysSinceSale()
    const isDue = (): boolean => (days() ?? -1) >= from
    const balances = new Map<string, Json>()
    return together(
      watch,
      inRows('/funds/wallets', (row) => {
        balances.set(textOf(row['currency']), row['balance'] ?? '0')
        return isDue() && row['currency'] === currency ? { ...row, settled: row['balance'] ?? '0' } : row
      }),
      inRows('/funds/withdrawpreview', (row) =>
        isDue() ? { ...row, available: balances.get(currency) ?? '0', settling: [] } : row,
      ),
    )
  }

/** The purchase may be sold while it is locked: its figures say so. */
const unlocked = (name: 'closable' | 'lockreason') => () =>
  inRows('/trade/positioninfo', (row: Row) => {
    if (row['lockreason'] === '') return row
    return name === 'closable'
      ? { ...row, closable: row['quantity'] ?? '0' }
      : { ...row, lockreason: '', sellablefrom: '-' }
  })

export const settlement: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(([market, currency, rule]) => {
  const one = (variant: string, plant: FaultOverTime['plant'], reason: RegExp): FaultOverTime => ({
    kind,
    variant: `${variant}, ${market}`,
    workflow: workflowOf(market),
    plant,
    reason,
  })
  return [
    one(`${rule}: all of it may be closed`, unlocked('closable'), /^\/trade\/positioninfo \/data\/closable 0: /),
    one(
      `${rule}: no reason locks it`,
      unlocked('lockreason'),
      /^\/trade\/positioninfo \/data\/lockreason sell-blocked/,
    ),
    one(
      `${rule}: the sale is taken`,
      (record) => accepting(record, '/trade/order', ({ form }) => form['action'] === 'close'),
      /^\/trade\/order .*sell-blocked-(t1|15-minutes)/,
    ),
    one(
      'proceeds settle at once',
      settles(currency, 0),
      new RegExp(`^/funds/wallets /data/${currency}/settled .*0 have passed`),
    ),
    one(
      'proceeds settle a day early',
      settles(currency, 1),
      new RegExp(`^/funds/wallets /data/${currency}/settled .*1 have passed`),
    ),
    one(
      'proceeds that have not settled may be withdrawn',
      () => {
        const { watch, days } = daysSinceSale()
        return together(
          watch,
          inRows('/funds/withdrawpreview', (row) => {
            const [first] = Array.isArray(row['settling']) ? row['settling'] : []
            const later = typeof first === 'object' && first !== null && 'money' in first ? first['money'] : '0'
            return days() === undefined ? row : { ...row, available: added(row['available'], later), settling: [] }
          }),
        )
      },
      /^\/funds\/withdrawpreview \/data\/available .*a sale settles/,
    ),
    one(
      'proceeds that have not settled are exchanged',
      () => (passing) =>
        passing.path === '/exchange/submit'
          ? {
              text: JSON.stringify({
                status: 1,
                msg: '',
                data: {
                  id: 'x1',
                  from: currency,
                  to: 'EUR',
                  paid: passing.form['money'] ?? '1',
                  received: '0',
                  rate: '0',
                  time: 1,
                },
              }),
            }
          : {},
      /^\/exchange\/submit .*insufficient-withdrawable-amount/,
    ),
  ]
})
