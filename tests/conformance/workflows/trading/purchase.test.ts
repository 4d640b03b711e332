import { expect, it } from 'vitest'
import { lockAfter } from './purchase.ts'

it('asks a server for no wait that its rules do not name', () => {
  expect(lockAfter({ sale: 'T+0', salewait: 0 })).toBeUndefined()
  expect(lockAfter({ sale: 'T+0', salewait: 15 })).toBe('sell-blocked-15-minutes')
  expect(lockAfter({ sale: 'T+1', salewait: 0 })).toBe('sell-blocked-t1')
})
