import { describe, expect, it } from 'vitest'
import { operations } from './contract/operations.ts'
import { linesOf } from './report.ts'
import { type Check, verdictOf } from './verdict.ts'

const twenty = operations.slice(0, 20)
const proven = (path: string): Check => ({ operation: path, name: path, outcome: 'passed', findings: [], proves: true })
const skipped = (path: string, reason: string): Check => ({
  operation: path,
  name: path,
  outcome: 'skipped',
  findings: [],
  reason,
})
const seen = (many: number, reason: string): ReadonlyArray<Check> =>
  twenty.map(({ path }, nth) => (nth < many ? proven(path) : skipped(path, reason)))

it('names a header that every answer lacks once, with the calls', () => {
  const findings = [{ at: 'date', expected: 'the server’s time', got: 'nothing' }]
  const checks = twenty.slice(0, 3).map(({ path }): Check => ({ ...proven(path), outcome: 'failed', findings }))
  const [first, ...others] = checks.map(({ name }) => name)
  expect(linesOf('headers', checks)).toEqual([
    '✗ headers: 3 failed',
    `    ${first}`,
    '      date: expected the server’s time, got nothing',
    `      the same: ${others.join(', ')}`,
  ])
})

describe('the verdict', () => {
  it('passes where nearly everything was seen to work', () => {
    expect(verdictOf(seen(18, 'there are no news'), twenty, false)).toMatchObject({ outcome: 'passed', because: [] })
  })

  it('fails where more than a tenth was not, though no check failed', () => {
    const { outcome, unchecked, because } = verdictOf(seen(17, 'there are no news'), twenty, false)
    expect(outcome).toBe('failed')
    expect(unchecked).toHaveLength(3)
    expect(because).toEqual(['3 of 20 operations were not checked, more than 10 %'])
  })

  it('does not blame a server for what its user left out', () => {
    expect(verdictOf(seen(2, 'it changes something: no --write'), twenty, false).outcome).toBe('passed')
  })

  it('fails where the login answered no session', () => {
    expect(verdictOf(seen(20, ''), twenty, true)).toMatchObject({ outcome: 'failed' })
  })

  it('does not take a refusal for work', () => {
    const refused = twenty.map(({ path }) => ({ ...proven(path), proves: false }))
    expect(verdictOf(refused, twenty, false).outcome).toBe('failed')
  })

  it.each([
    [2, '/quotes/list', ['level 2 was asked for, and its configuration does not offer quotes']],
    [undefined, '/quotes/list', []],
    [3, '/trade/worth', []],
    [5, '/news/list', []],
  ])('asks of level %s for all of its calls that are not optional: %s', (level, path, because) => {
    const chosen = operations.filter((one) => one.path === '/funds/wallets' || one.path === path)
    const checks = [proven('/funds/wallets'), skipped(path, 'its configuration does not offer quotes')]
    expect(verdictOf(checks, chosen, false, level)).toMatchObject({
      outcome: because.length > 0 ? 'failed' : 'passed',
      because,
    })
  })
})
