import { describe, expect, it } from 'vitest'
import { grouped, loginCodeProblem, tidyCode } from './loginCode.ts'

describe('a one-time code', () => {
  it.each([
    ['492039', undefined],
    [' 492 039 ', undefined],
    ['٤٩٢٠٣٩', undefined],
    ['7f2q w4mx-5tq3 zk6a', undefined],
    ['', 'code-missing'],
    [' - ', 'code-missing'],
    ['4920', 'code-malformed'],
    ['4920391', 'code-malformed'],
    ['7F2QW4MX5TQ3ZK6é', 'code-malformed'],
    ['é7F2QW4MX5TQ3ZK6', 'code-malformed'],
    ['A234567', 'code-malformed'],
    ['A2345678', undefined],
    ['A'.repeat(32), undefined],
    ['A'.repeat(33), 'code-malformed'],
  ])('%j: %s', (typed, problem) => {
    expect(loginCodeProblem(typed)).toBe(problem)
  })

  it('is compared in one spelling and shown in groups', () => {
    expect(tidyCode('7f2q w4mx-5tq3 zk6a')).toBe('7F2QW4MX5TQ3ZK6A')
    expect(grouped('7F2QW4MX5TQ3ZK6A')).toBe('7F2Q W4MX 5TQ3 ZK6A')
    expect(grouped('7F2QW')).toBe('7F2Q W')
  })
})
