import { describe, expect, it } from 'vitest'
import { compareVersions } from './version.ts'

describe('versions', () => {
  it.each([
    ['1.2.3', '1.2.3', 0],
    ['1.2', '1.2.0', 0],
    ['v1.2.0', '1.2.0', 0],
    ['1.9.0', '1.10.0', -1],
    ['2.0.0', '1.99.99', 1],
    ['1.0.0-beta.1', '1.0.0', -1],
    ['1.0.0', '1.0.0-beta.1', 1],
    ['1.0.0-alpha', '1.0.0-beta', -1],
    ['1.0.0+7', '1.0.0+9', 0],
    ['', '0.0.1', -1],
    ['not a version', '0', 0],
  ] as const)('compares %s with %s', (a, b, order) => expect(compareVersions(a, b)).toBe(order))
})
