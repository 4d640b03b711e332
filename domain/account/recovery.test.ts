import { describe, expect, it } from 'vitest'
import { codesEndAt, isSameIdentity } from './recovery.ts'

const VERIFIED = { name: 'Marina Ribera', idNumber: '12345678Z' }

describe('the recovery of a log-in', () => {
  it.each([
    ['the same', VERIFIED, true],
    ['another spelling', { name: '  marina   RIBERA ', idNumber: '1234 5678z' }, true],
    ['Arabic digits', { ...VERIFIED, idNumber: '١٢٣٤٥٦٧٨Z' }, true],
    ['another name', { ...VERIFIED, name: 'Marina Rivera' }, false],
    ['another number', { ...VERIFIED, idNumber: '12345679Z' }, false],
    ['nothing', { name: '', idNumber: '' }, false],
  ])('compares %s with the verified identity', (_name, proof, isSame) => {
    expect(isSameIdentity(proof, VERIFIED)).toBe(isSame)
  })

  it('ends codes a day after the request', () => {
    expect(codesEndAt(1_000)).toBe(86_401_000)
  })
})
