import { describe, expect, it } from 'vitest'
import { formatDecimal } from '../money/decimal.ts'
import { FEE_SCHEDULES } from './feeSchedules.ts'
import { FEE_NAMES } from '../contract/enumerations.ts'
import type { FeeLine } from './market.ts'

/** "brokerage both 0.1 % from 8": a line as the contract note of a broker writes it. */
const written = ({ maximum, minimum, name, rate, side }: FeeLine) =>
  `${name} ${side} ${formatDecimal(rate)} %` +
  (minimum === undefined ? '' : ` from ${formatDecimal(minimum)}`) +
  (maximum === undefined ? '' : ` to ${formatDecimal(maximum)}`)

describe('the fees of a market, in its currency', () => {
  it.each([
    ['MY', ['brokerage both 0.1 % from 8', 'clearing-fee both 0.03 % to 1000', 'stamp-duty both 0.1 % to 1000']],
    ['TW', ['brokerage both 0.1425 % from 20', 'transaction-tax sell 0.3 %']],
    ['CN', ['brokerage both 0.025 % from 5', 'transfer-fee both 0.001 %', 'stamp-duty sell 0.05 %']],
    ['US', ['brokerage both 0.05 % from 1', 'regulatory-fee sell 0.00278 % from 0.01']],
    ['JP', ['brokerage both 0.1 % from 100', 'exchange-fee both 0.003 %']],
    ['IT', ['brokerage both 0.19 % from 2.95 to 19', 'transaction-tax buy 0.1 %']],
    ['ES', ['brokerage both 0.2 % from 3', 'exchange-fee both 0.003 % from 0.1 to 13', 'transaction-tax buy 0.2 %']],
    ['FUND', ['brokerage buy 0.5 %']],
    ['FUT', ['brokerage both 0.02 % from 0.5', 'exchange-fee both 0.005 %']],
    ['CRYPTO', ['brokerage both 0.1 %']],
    ['FX', ['brokerage both 0.003 %']],
    ['INDEX', []],
  ] as const)('%s: %j', (market, lines) => expect(FEE_SCHEDULES[market].map(written)).toEqual(lines))

  it('has a name in the contract for each line, and one for an unknown fee', () => {
    const used = new Set(Object.values(FEE_SCHEDULES).flatMap((lines) => lines.map(({ name }) => name)))
    expect([...FEE_NAMES].filter((name) => !used.has(name))).toEqual(['other-fee'])
  })
})
