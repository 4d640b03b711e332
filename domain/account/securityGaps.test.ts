import { expect, it } from 'vitest'
import { securityGaps } from './securityGaps.ts'

it.each([
  [{ hasFundPassword: false, hasCodes: false, hasPasskey: false }, ['fundPassword', 'codes', 'passkeys']],
  [{ hasFundPassword: true, hasCodes: false, hasPasskey: true }, ['codes']],
  [{ hasFundPassword: true, hasCodes: null, hasPasskey: null }, []],
  [{ hasFundPassword: true, hasCodes: true, hasPasskey: true }, []],
])('of %j are %j', (protection, gaps) => expect(securityGaps(protection)).toEqual(gaps))
