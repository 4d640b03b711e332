import { stat } from 'node:fs/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { hasCode } from './errorCode.ts'

it('describes an error of a system call by its code and its call', async () => {
  const cause: unknown = await stat('/nowhere/at/all').catch((thrown: unknown) => thrown)
  if (!hasCode(cause)) throw new Error('has no code')
  expect([cause.code, cause.syscall]).toEqual(['ENOENT', 'stat'])
})

it('describes an error of PostgreSQL', () => {
  const conflict = Object.assign(new pg.DatabaseError('conflict', 1, 'error'), { code: '40001' })
  expect(hasCode(conflict)).toBe(true)
})

it.each([
  [new Error('none')],
  [Object.assign(new Error('a number'), { code: 7 })],
  [{ code: 'ENOENT' }],
  [undefined],
  [null],
])('treats %s as an error without a code', (cause) => {
  expect(hasCode(cause)).toBe(false)
})
