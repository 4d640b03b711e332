import { expect, it } from 'vitest'
import { localInstant, localText } from './localTime.ts'

it('writes and reads a time of the market', () => {
  const at = Date.UTC(2026, 5, 10, 1, 30)
  expect(localText('Asia/Kuala_Lumpur', at)).toBe('2026-06-10T09:30')
  expect(localInstant('Asia/Kuala_Lumpur', '2026-06-10T09:30')).toBe(at)
  expect(localInstant('Asia/Kuala_Lumpur', '2026-06-10T09:30:00')).toBe(at)
})

it.each(['', '2026-06-31T09:30', '10/06/2026 09:30'])('%s is no time', (text) => {
  expect(localInstant('Asia/Kuala_Lumpur', text)).toBeUndefined()
})
