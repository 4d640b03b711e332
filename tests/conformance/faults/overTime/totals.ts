import { inRows, together, unitMore } from './answer.ts'
import type { FaultOverTime } from './fault.ts'

const EXCHANGES = 'exchanges in the records of the next days'
const RESERVED = 'reserved money over a night'

const CURRENCIES = ['EUR', 'JPY', 'USD', 'MYR'] as const

/** The figures of one currency, a unit off wherever `names` stand. */
const off =
  (path: string, currency: string, names: ReadonlyArray<string>, units: number): FaultOverTime['plant'] =>
  () => {
    let isExchanged = false
    return together(
      (passing) => {
        if (passing.path === '/exchange/list') isExchanged = true
        return {}
      },
      inRows(path, (row) =>
        isExchanged && row['currency'] === currency
          ? { ...row, ...Object.fromEntries(names.map((name) => [name, unitMore(row[name], units)])) }
          : row,
      ),
    )
  }

export const totals: ReadonlyArray<FaultOverTime> = [
  ...CURRENCIES.flatMap((currency): ReadonlyArray<FaultOverTime> => [
    {
      kind: "one currency's total off by a rounding",
      variant: `the total of the wallet alone, ${currency}`,
      workflow: EXCHANGES,
      plant: off('/funds/wallets', currency, ['total'], 1),
      reason: new RegExp(`^/funds/wallets (/data/\\d/total .*balance \\+ frozen|/data/${currency}/total)`),
    },
    {
      kind: "one currency's total off by a rounding",
      variant: `the whole wallet, a unit less after an exchange, ${currency}`,
      workflow: EXCHANGES,
      plant: off('/funds/wallets', currency, ['balance', 'settled', 'total'], -1),
      reason: new RegExp(`^/funds/wallets /data/${currency}/(balance|total) .*with what was exchanged`),
    },
  ]),
  {
    kind: "one currency's total off by a rounding",
    variant: 'the total of the account, EUR',
    workflow: RESERVED,
    plant: () =>
      inRows('/trade/funds', (row) =>
        row['currency'] === 'EUR' ? { ...row, totalassets: unitMore(row['totalassets']) } : row,
      ),
    reason: /^\/trade\/funds \/data\/\d\/totalassets .*available \+ held/,
  },
]
