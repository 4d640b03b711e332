import { decimal, divideTo, figure, formatDecimal } from '../../contract/amounts.ts'
import type { Passing } from '../recorded.ts'
import { added, inRows, type Json, raised, type Row, rowsOf, together, without } from './answer.ts'
import { type FaultOverTime, shown } from './fault.ts'

const MARKETS = [
  ['US', 'USD'],
  ['TW', 'TWD'],
] as const

/** How much the wallet gets more than is right, once the dividend was paid. */
const paying = (currency: string, change: (row: Row) => Row, more: (row: Row) => Json) => () => {
  let extra: Json = '0'
  const isPaid = (row: Row): boolean => Number(row['state']) === 2
  return together(
    (passing: Passing) => {
      for (const row of passing.path === '/dividend/paid' ? rowsOf(passing) : []) if (isPaid(row)) extra = more(row)
      return {}
    },
    inRows('/dividend/paid', change),
    inRows('/records/transaction', (row) =>
      row['kind'] === 'dividend' ? raised(row, ['money', 'balance'], extra) : row,
    ),
    shown(() => [{ currency, amount: extra }]),
  )
}

/** Three tenths of a figure, without its sign. */
const tax = (row: Row): Json => without(formatDecimal(divideTo(figure(row['gross']), decimal('4'), 2, 'down')))

export const dividends: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(
  ([market, currency]): ReadonlyArray<FaultOverTime> => {
    const one = (
      side: 'long' | 'short',
      variant: string,
      plant: FaultOverTime['plant'],
      reason: RegExp,
    ): FaultOverTime => ({
      kind: 'dividend and its tax',
      variant: `${variant}, ${side}, ${market}`,
      workflow: `a dividend of a ${side} position in ${market}`,
      plant,
      reason,
    })
    const untaxed = (row: Row): Row => ({ ...row, tax: '0.00', net: row['gross'] ?? '0' })
    const CASH = new RegExp(`^/funds/wallets /data/${currency}/balance .*the net dividend, once`)
    return [
      one(
        'long',
        'no tax is taken, though the rate says so',
        paying(currency, untaxed, (row) => row['tax'] ?? '0'),
        /^\/dividend\/paid \/data\/list\/\d+\/tax taxrate of gross|^\/dividend\/paid \/data\/list\/\d+\/tax .*taxrate of gross/,
      ),
      one(
        'long',
        'no tax is taken, and its rate is 0 when it is paid',
        paying(
          currency,
          (row) => ({ ...untaxed(row), taxrate: '0' }),
          (row) => row['tax'] ?? '0',
        ),
        /^\/dividend\/paid \/data\/list\/taxrate .*as before/,
      ),
      one(
        'long',
        'the tax is told, and not taken from the wallet',
        paying(
          currency,
          (row) => row,
          (row) => row['tax'] ?? '0',
        ),
        CASH,
      ),
      one(
        'short',
        'it owes less by a tax, at a rate of its own',
        paying(currency, (row) => ({ ...row, taxrate: '25', tax: tax(row), net: added(row['net'], tax(row)) }), tax),
        /^\/dividend\/paid \/data\/list\/(taxrate .*a short owes all|net .*a short pays the gross|\d+\/tax )/,
      ),
      one(
        'short',
        'it owes less by a tax that no field tells',
        paying(currency, (row) => ({ ...row, net: added(row['net'], tax(row)) }), tax),
        /^\/dividend\/paid \/data\/list\/(net .*a short pays the gross|\d+\/net )/,
      ),
      one(
        'short',
        'it is told, and nothing is charged',
        paying(
          currency,
          (row) => row,
          (row) => without(row['net']),
        ),
        CASH,
      ),
      one(
        'short',
        'it receives what it owes',
        paying(
          currency,
          (row) => ({ ...row, gross: without(row['gross']), net: without(row['net']) }),
          (row) => added(without(row['net']), without(row['net'])),
        ),
        /^\/dividend\/paid \/data\/list\/(net .*a short pays|\d+\/gross .*below 0 of a short)/,
      ),
    ]
  },
)
