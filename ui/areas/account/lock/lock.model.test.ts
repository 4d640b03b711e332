import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { BiometricRefused } from '../../../../ports/device/biometricRefused.ts'
import type { Biometrics } from '../../../../ports/device/Biometrics.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { enterByPassword } from './enterByPassword.ts'
import { makeLockModel } from './lock.model.ts'

const ACCOUNT = '0123456789'
const TEXTS = { title: 'App lock', reason: 'Confirm that it is you', cancel: 'Cancel' }

const phone = async (biometrics: Partial<Biometrics> = {}, stored: string | null = null) => {
  const kept = new Map<string, string>(stored === null ? [] : [['lock', stored]])
  const revoked: string[] = []
  const fake = makeFakeApp(
    {
      brokerSession: { logout: () => Effect.sync(() => void revoked.push('token')) },
      credentials: { keep: () => Effect.void, forget: Effect.void },
    },
    kept,
  )
  await fake.app.model(makeSessionModel).signedIn({ token: 't', account: ACCOUNT })
  const device = { canCheck: Effect.succeed(true), check: () => Effect.void, ...biometrics }
  const lock = makeLockModel(fake.app, device)
  await lock.restored
  return { ...fake, lock, revoked }
}
const refusing = (why: BiometricRefused['why']) => ({ check: () => Effect.fail(new BiometricRefused({ why })) })

describe('the lock of the app', () => {
  it('is offered where the device can check its owner', async () => {
    const { lock } = await phone()
    expect(lock.isOffered.value).toBe(false)
    await lock.learn()
    expect(lock.isOffered.value).toBe(true)
    const other = await phone({ canCheck: Effect.succeed(false) })
    await other.lock.learn()
    expect(other.lock.isOffered.value).toBe(false)
  })

  it('is turned on once the device has opened it, and off without', async () => {
    const { kept, lock } = await phone()
    expect(await lock.turnOn(TEXTS)).toBe(true)
    expect([lock.isOn.value, kept.get('lock')]).toEqual([true, ACCOUNT])
    await lock.turnOff()
    expect([lock.isOn.value, kept.has('lock')]).toEqual([false, false])
  })

  it.each([
    ['cancelled', null],
    ['locked-out', 'locked-out'],
    ['unavailable', 'unavailable'],
    ['failed', 'failed'],
  ] as const)('stays off where the check was %s', async (why, problem) => {
    const { kept, lock } = await phone(refusing(why))
    expect(await lock.turnOn(TEXTS)).toBe(false)
    expect([lock.isOn.value, kept.has('lock'), lock.problem.value]).toEqual([false, false, problem])
  })

  it('can be turned off on a device that cannot check any more', async () => {
    const { lock } = await phone({ canCheck: Effect.succeed(false) }, ACCOUNT)
    await lock.learn()
    expect([lock.isOn.value, lock.isOffered.value]).toEqual([true, true])
  })

  it('is offered once by itself, to the account that is in', async () => {
    const { app, lock } = await phone()
    expect(await lock.isOfferDue()).toBe(true)
    await lock.noteOffered()
    expect(await lock.isOfferDue()).toBe(false)
    await app.model(makeSessionModel).signedIn({ token: 't', account: '0000000001' })
    expect(await lock.isOfferDue()).toBe(true)
  })

  it.each([
    ['is on', {}, ACCOUNT],
    ['cannot be opened by the device', { canCheck: Effect.succeed(false) }, null],
  ])('is not offered by itself where it %s', async (_, device, stored) => {
    const { lock } = await phone(device, stored)
    expect(await lock.isOfferDue()).toBe(false)
  })

  it('is not offered by itself to a visitor', async () => {
    const { app, lock } = await phone()
    await app.model(makeSessionModel).forget()
    expect(await lock.isOfferDue()).toBe(false)
  })

  it('outlasts a session: off while nobody is in, on for the next one', async () => {
    const { app, lock } = await phone()
    await lock.turnOn(TEXTS)
    await app.model(makeSessionModel).forget()
    expect(lock.isOn.value).toBe(false)
    await app.model(makeSessionModel).signedIn({ token: 'u', account: ACCOUNT })
    expect(lock.isOn.value).toBe(true)
  })

  it('belongs to one account', async () => {
    const { lock } = await phone({}, '0000000001')
    expect(lock.isOn.value).toBe(false)
  })

  it('shows one dialogue at a time', async () => {
    let asked = 0
    const { lock } = await phone({ check: () => Effect.promise(async () => void (asked += 1)) })
    expect(await Promise.all([lock.check(TEXTS), lock.check(TEXTS)])).toEqual([true, false])
    expect(asked).toBe(1)
  })

  it('gives way to the password: the session ends, the log-in leads back, and the lock stays', async () => {
    const { app, kept, revoked, went } = await phone({}, ACCOUNT)
    app.go('/mine/setting')
    await enterByPassword(app)
    const { ended, session } = app.model(makeSessionModel)
    expect([session.value, ended.value, revoked]).toEqual([null, ACCOUNT, ['token']])
    expect(went.at(-1)).toBe(`/login/login?to=${encodeURIComponent('/mine/setting')}`)
    expect(kept.get('lock')).toBe(ACCOUNT)
  })
})
