import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formFieldsOf } from '../contract/formFields.ts'
import { operations } from '../contract/specification.ts'
import { fingerprintOf, isFingerprintOf } from './fingerprint.ts'
import { intentOf } from './once.ts'

const owner = { customer: { id: 'someone' }, now: new Date('2025-06-02T09:00:00Z') }
const requestid = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const lend = { positionid: '7', quantity: '500', days: '7' } as const
const lent = (form: object = {}) => fingerprintOf(intentOf('/lending/lend', { ...lend, ...form, requestid }, owner))

/** As the broker made fingerprints before they had a version. */
const first = (operation: string, fields: ReadonlyArray<readonly [string, unknown]>): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, fields]))
    .digest('base64url')

describe('the fingerprint of a request', () => {
  it('does not depend on the order of fields, the spelling of decimals or the id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(8), fc.uuid(), (whole, zeros, id) => {
        const spelled = zeros === 0 ? `00${whole}` : `${whole}.${'0'.repeat(zeros)}`
        const { days, positionid } = lend
        const turned = { requestid: id, quantity: spelled, days, positionid }
        const other = fingerprintOf(intentOf('/lending/lend', turned, owner))
        expect(other).toBe(lent({ quantity: String(whole) }))
      }),
    )
  })

  it.each([
    ['a decimal', { quantity: '500.1' }],
    ['a text that looks like the same number', { positionid: '7.0' }],
    ['a choice', { days: '14' }],
  ])('differs where %s differs', (_, form) => expect(lent(form)).not.toBe(lent()))

  it('differs where the call differs', () => {
    const form = { id: '7', requestid }
    const paid = fingerprintOf(intentOf('/offer/pay', form, owner))
    expect(fingerprintOf(intentOf('/offer/cancel', form, owner))).not.toBe(paid)
  })

  it('has nothing of passwords and codes', () => {
    const off = (password: string, code: string) =>
      fingerprintOf(intentOf('/security/codesoff', { password, code, requestid }, owner))
    expect(off('secret', '123456')).toBe(off('another', '654321'))
  })

  it('takes part with each field of the form: leaving one out does not compile', () => {
    // @ts-expect-error -- without the days
    intentOf('/lending/lend', { positionid: '7', quantity: '500', requestid }, owner)
    // @ts-expect-error -- without an optional field
    intentOf('/trade/amendorder', { orderid: '7', price: '1', requestid }, owner)
  })
})

describe('a fingerprint that was kept before there were versions', () => {
  const amended = { orderid: '7', price: undefined, quantity: '500', requestid }
  it.each([
    [intentOf('/lending/recall', { id: '7', requestid }, owner), [['id', '7']]],
    [
      intentOf('/trade/amendorder', amended, owner),
      [
        ['orderid', '7'],
        ['price', null],
        ['quantity', '500'],
      ],
    ],
    [intentOf('/security/codeson', { code: '123456', requestid }, owner), []],
    [
      intentOf('/upload/image', { purpose: 'avatar', file: 'abc', requestid }, owner),
      [
        ['digest', 'abc'],
        ['purpose', 'avatar'],
      ],
    ],
    [
      intentOf(
        '/user/register',
        { account: '1', password: 'a', repassword: 'a', invitecode: 'X', agree: '1', requestid },
        owner,
      ),
      [
        ['account', '1'],
        ['invitation', 'X'],
      ],
    ],
    [
      intentOf('/user/recover', { account: '1', password: 'a', name: 'N', idnumber: 'I', requestid }, owner),
      [
        ['idnumber', 'I'],
        ['name', 'N'],
      ],
    ],
  ] as const)('is still that of the same request: $operation', (intent, fields) => {
    const kept = first(intent.operation, fields)
    expect(isFingerprintOf(kept, intent)).toBe(true)
    expect(isFingerprintOf(kept, { ...intent, fields: { ...intent.fields, more: '1' } })).toBe(false)
    expect(isFingerprintOf('', intent)).toBe(false)
  })
})

describe('what the contract says about the fields of a form', () => {
  it('marks each field that is a password or a code as a proof', () => {
    const proofs = operations.flatMap(({ bodyType, path }) =>
      bodyType === undefined ? [] : [...formFieldsOf(path).proofs].map((field) => `${path} ${field}`),
    )
    expect(proofs.filter((one) => !/password/.test(one))).toEqual(['/security/codeson code', '/security/codesoff code'])
  })
})
