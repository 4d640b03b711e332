import { describe, expect, it } from 'vitest'
import { codeAt } from './testing/codeAt.ts'
import { newSecret, shownSecret, stepOf } from './timeCode.ts'

const SECRET = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes by time', () => {
  // The last six of the eight digits of RFC 6238, appendix B, for SHA-1.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds %s', (seconds, code) => {
    expect(codeAt(SECRET, at(seconds))).toBe(code)
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('are accepted one step early and one late, and not two', () => {
    const code = codeAt(SECRET, at(600))
    expect([539, 570, 629, 659, 660].map((seconds) => stepOf(SECRET, code, at(seconds)))).toEqual([
      undefined,
      20,
      20,
      20,
      undefined,
    ])
  })

  it('are made of a secret that an app can read', () => {
    const { address, secret } = shownSecret(newSecret(), '0123456789')
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toBe(
      `otpauth://totp/Calm%20Broker:0123456789?issuer=Calm%20Broker&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
