import { describe, expect, it } from 'vitest'
import { isWithinDomain, MOST_PASSKEYS, PASSKEY_TIMEOUT, passkeyNameProblem } from './passkey.ts'

it('is one of ten at most, and is asked for within five minutes', () => {
  expect([MOST_PASSKEYS, PASSKEY_TIMEOUT]).toEqual([10, 300_000])
})

describe('the domain of passkeys', () => {
  it.each([
    ['localhost', 'localhost', true],
    ['app.example.com', 'example.com', true],
    ['example.com', 'app.example.com', false],
    ['badexample.com', 'example.com', false],
    ['127.0.0.1', 'localhost', false],
    ['localhost', '', false],
    ['localhost.', '', false],
    ['', '', false],
  ])('%s is within %s: %s', (host, domain, is) => expect(isWithinDomain(host, domain)).toBe(is))
})

describe('the name of a passkey', () => {
  it.each([
    ['My phone', undefined],
    [` ${'a'.repeat(40)} `, undefined],
    ['  ', 'name-missing'],
    ['a'.repeat(41), 'name-too-long'],
  ])('%s: %s', (name, problem) => expect(passkeyNameProblem(name)).toBe(problem))
})
