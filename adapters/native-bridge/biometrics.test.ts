import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type BiometricPlugin, nativeBiometrics } from './biometrics.ts'

const TEXTS = { title: 'App lock', reason: 'Confirm that it is you', cancel: 'Cancel' }
const refusing = (error: Error) => async (): Promise<never> => {
  throw error
}
const device = (calls: Partial<BiometricPlugin> = {}) =>
  nativeBiometrics(async () => ({
    checkBiometry: async () => ({ isAvailable: true }),
    authenticate: async () => undefined,
    ...calls,
  }))

describe('whether the device can check its owner', () => {
  it.each([
    ['a face or a finger is known', device(), true],
    ['none is', device({ checkBiometry: async () => ({ isAvailable: false }) }), false],
    ['the shell has no plug-in', device({ checkBiometry: refusing(new Error('not implemented')) }), false],
  ])('is told where %s', async (_, biometrics, can) => {
    expect(await Effect.runPromise(biometrics.canCheck)).toBe(can)
  })
})

describe('the check', () => {
  it('shows the texts, and takes the code of the device too', async () => {
    const asked: unknown[] = []
    await Effect.runPromise(device({ authenticate: async (options) => void asked.push(options) }).check(TEXTS))
    expect(asked).toEqual([
      { reason: TEXTS.reason, cancelTitle: TEXTS.cancel, androidTitle: TEXTS.title, allowDeviceCredential: true },
    ])
  })

  it.each([
    ['userCancel', 'cancelled'],
    ['systemCancel', 'cancelled'],
    ['biometryLockout', 'locked-out'],
    ['biometryNotEnrolled', 'unavailable'],
    ['noDeviceCredential', 'unavailable'],
    ['authenticationFailed', 'failed'],
    [undefined, 'failed'],
  ])('that ends with %s is %s', async (code, why) => {
    const check = device({ authenticate: refusing(Object.assign(new Error('no'), { code })) }).check(TEXTS)
    expect(await Effect.runPromise(Effect.flip(check))).toMatchObject({ _tag: 'BiometricRefused', why })
  })
})
