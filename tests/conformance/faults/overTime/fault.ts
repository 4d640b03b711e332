import type { Passing, Recording } from '../recorded.ts'
import { added, type Json, inRows, type Row } from './answer.ts'

/** What a server may do wrong in the course of time. */
export const KINDS = [
  'fee charged twice',
  'profit without fees on a short',
  'T+1 and settlement ignored on one market',
  "one currency's total off by a rounding",
  'a cancelled filled order pays back',
  'reserved money leaves',
  'rate inverted in records',
  'dividend and its tax',
  'stop on the wrong side',
  'trailing stop moves back',
  'good till cancelled ends with the day',
  'immediate or cancel rests',
  "a bracket's second leg stays",
  'an alert is told twice',
] as const

/** One thing that a server does wrong in the course of time. */
export interface FaultOverTime {
  readonly kind: (typeof KINDS)[number]
  /** What is special about it: the market, the currency, the side, the call. */
  readonly variant: string
  /** The workflow that meets it. */
  readonly workflow: string
  readonly plant: (record: Recording) => (passing: Passing) => Partial<Passing>
  /** What a finding that deserves to count says: operation, place and expectation, with spaces between them. */
  readonly reason: RegExp
}

/** Money that a server books too much or too little, the same in all calls that show it. */
export interface Booked {
  readonly currency: string
  readonly amount: Json
  readonly times?: number
}

/** Shows the money of a currency as the server would after it booked something else than it says. */
export const shown =
  (booked: () => ReadonlyArray<Booked>) =>
  (passing: Passing): Partial<Passing> => {
    const all = booked()
    if (all.length === 0) return {}
    const by =
      (names: ReadonlyArray<string>) =>
      (row: Row): Row =>
        all.reduce((is, one) => (is['currency'] === one.currency ? raise(is, names, one) : is), row)
    const raise = (row: Row, names: ReadonlyArray<string>, { amount, times = 1 }: Booked): Row => ({
      ...row,
      ...Object.fromEntries(names.map((name) => [name, added(row[name], amount, times)])),
    })
    const user = (row: Row): Row =>
      all.reduce((is, one) => {
        const name = one.currency.toLowerCase()
        return name in is ? raise(is, [name], one) : is
      }, row)
    const changes = [
      inRows('/funds/wallets', by(['balance', 'settled', 'total'])),
      inRows('/trade/funds', by(['available', 'buyingpower', 'totalassets'])),
      inRows('/funds/withdrawpreview', by(['available'])),
      inRows('/user/getUserinfo', user),
    ]
    return changes.reduce<Passing>((is, change) => ({ ...is, ...change(is) }), passing)
  }
