import { describe, expect, it } from 'vitest'
import type { Kind } from './entities.ts'
import { wrongStep } from './transitions.ts'

describe('the state of a thing', () => {
  it.each<[Kind, string, string]>([
    ['order', 'pending', 'expired'],
    // What happened in between need not have been seen.
    ['position', 'pending', 'closed'],
    ['position', 'closing', 'holding'],
    ['withdrawal', '0', '3'],
    ['credit', '1', '2'],
    ['shareloan', '0', '2'],
    ['deposit', '0', '0'],
  ])('of a %s may be %s and then %s', (kind, was, is) => expect(wrongStep(kind, was, is)).toBeUndefined())

  it.each<[Kind, string, string, string]>([
    ['order', 'partlyfilled', 'pending', 'partlyfilled or what follows it: filled, cancelled, expired'],
    ['order', 'filled', 'cancelled', 'filled, which is final'],
    ['position', 'closed', 'holding', 'closed, which is final'],
    ['position', 'cancelled', 'pending', 'cancelled, which is final'],
    ['withdrawal', '3', '0', '3, which is final'],
    ['deposit', '1', '2', '1, which is final'],
    ['credit', '1', '0', '1 or what follows it: 2'],
    ['shareloan', '1', '0', '1 or what follows it: 2'],
    ['subscription', 'notwon', 'waiting', 'notwon, which is final'],
  ])('of a %s never goes from %s to %s', (kind, was, is, expected) => expect(wrongStep(kind, was, is)).toBe(expected))
})
