import { expect, it } from 'vitest'
import { ACCOUNT_TABS, balanceField, recordType, withdrawalType } from './tabs.ts'

it('maps tabs to what the calls are asked for', () => {
  expect(ACCOUNT_TABS.map(recordType)).toEqual(['EUR', 'usd', 'usd'])
  expect(ACCOUNT_TABS.map(withdrawalType)).toEqual(['EUR', 'USD', 'USDT'])
  expect(ACCOUNT_TABS.map(balanceField)).toEqual(['eur', 'usd', 'usdt'])
})
