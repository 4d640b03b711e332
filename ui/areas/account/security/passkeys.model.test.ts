import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Security } from '../../../../ports/Account.ts'
import type { Passkey, Passkeys } from '../../../../ports/Account.passkeys.ts'
import type { PasskeyDevice } from '../../../../ports/device/PasskeyDevice.ts'
import { PasskeyRefused } from '../../../../ports/device/passkeyRefused.ts'
import { Offline, Rejected } from '../../../../ports/failure.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeAddPasskeyModel } from './addPasskey.model.ts'
import { makePasskeysModel } from './passkeys.model.ts'

const passkey = (id: string, more: Partial<Passkey> = {}): Passkey => ({
  id,
  name: `Chrome ${id}`,
  addedAt: 1_768_442_400_000,
  usedAt: null,
  confirmsFunds: false,
  ...more,
})
const FROM = {
  challenge: 'c',
  domain: 'localhost',
  brokerName: 'Calm',
  userId: 'u',
  userName: '5550000001',
  timeout: 300_000,
  exclude: [],
}
const MADE = { credentialId: 'k', clientData: 'd', attestation: 'a' }

interface Standing {
  readonly hasCodes?: boolean
  readonly hasFundPassword?: boolean
  readonly passkeys?: Partial<Passkeys['Service']>
  readonly device?: Partial<PasskeyDevice['Service']>
}

/** The screen of passkeys, of a server that has them and one-time codes. */
const screen = async ({ device, hasCodes = false, hasFundPassword = false, passkeys }: Standing = {}) => {
  const sent: unknown[] = []
  let ids = 0
  const security: Partial<Security['Service']> = {
    hasFundPassword: () => Effect.succeed(hasFundPassword),
    codeState: () => Effect.succeed({ onSince: hasCodes ? 1 : null, recoveryLeft: 10, endsAt: null }),
  }
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    security,
    passkeys: {
      list: () => Effect.succeed([passkey('a'), passkey('b')]),
      setUp: (proof) => Effect.sync(() => (sent.push(proof), FROM)),
      add: (made, id) => Effect.sync(() => (sent.push([made, id]), passkey('c', { confirmsFunds: true }))),
      rename: (id, name) => Effect.succeed(passkey(id, { name })),
      remove: (id, requestId) => Effect.sync(() => void sent.push([id, requestId])),
      ...passkeys,
    },
    passkeyDevice: { create: () => Effect.succeed(MADE), ...device },
  })
  fake.app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: false,
    entries: new Map([['security', 'codes passkeys']]),
  }
  const model = fake.app.model(makePasskeysModel)
  await model.load()
  const adding = fake.app.model(makeAddPasskeyModel)
  return { ...fake, model, adding, sent, names: () => model.known.value?.passkeys.map(({ name }) => name) }
}

describe('the customer’s passkeys', () => {
  it('are renamed and removed', async () => {
    const { model, names, sent } = await screen()
    expect(await model.rename('a', ' Office ')).toBe(true)
    expect(names()).toEqual(['Office', 'Chrome b'])
    expect(await model.remove('b')).toBe(true)
    expect([names(), sent]).toEqual([['Office'], [['b', 'id-2']]])
  })

  it('stay where the server did not answer', async () => {
    const { failures, model, names } = await screen({ passkeys: { remove: () => Effect.fail(new Offline()) } })
    expect(await model.remove('b')).toBe(false)
    expect([names(), failures, model.busy.value]).toEqual([['Chrome a', 'Chrome b'], [new Offline()], false])
  })

  it('are no longer listed where another page removed them', async () => {
    const gone = new Rejected({ code: 'passkey-not-found' })
    const { failures, model, names } = await screen({
      passkeys: { remove: () => Effect.fail(gone), rename: () => Effect.fail(gone) },
    })
    expect(await model.rename('a', 'Office')).toBe(false)
    expect([names(), failures]).toEqual([['Chrome b'], [gone]])
    // Removed is what the customer wants it to be.
    expect(await model.remove('b')).toBe(true)
    expect([names(), failures]).toEqual([[], [gone]])
  })
})

describe('adding a passkey', () => {
  it('asks for what the passkey takes the place of, and nothing else', async () => {
    const bare = (await screen()).adding
    bare.open()
    expect(bare.form.draft.value).toEqual({ password: '', fundPassword: null, code: null })
    const { adding, names, sent } = await screen({ hasCodes: true, hasFundPassword: true })
    adding.open()
    expect(await adding.submit()).toBe('password')
    adding.form.change('password', 'calm1234')
    adding.form.change('fundPassword', '12')
    adding.form.change('code', '49203')
    expect(await adding.submit()).toBe('fundPassword')
    adding.form.change('fundPassword', '280519')
    expect(await adding.submit()).toBe('code')
    adding.form.change('code', '492 039')
    expect(await adding.submit()).toBeNull()
    expect(sent).toEqual([{ password: 'calm1234', code: '492039', fundPassword: '280519' }, [MADE, 'id-1']])
    expect([adding.isOpen.value, names()]).toEqual([false, ['Chrome c', 'Chrome a', 'Chrome b']])
    expect(adding.form.draft.value.password).toBe('')
  })

  it('shows why the device gave none, and asks for another code', async () => {
    const { adding, sent } = await screen({
      hasCodes: true,
      device: { create: () => Effect.fail(new PasskeyRefused({ why: 'cancelled' })) },
    })
    adding.open()
    adding.form.change('password', 'calm1234')
    adding.form.change('code', '492039')
    // A code is accepted once: its field is empty again.
    expect(await adding.submit()).toBe('code')
    expect([adding.refused.value, adding.isOpen.value, sent.length]).toEqual(['cancelled', true, 1])
    expect(adding.form.draft.value).toEqual({ password: 'calm1234', fundPassword: null, code: '' })
    adding.close()
    expect(adding.refused.value).toBeNull()
  })

  it('is stopped with the sheet while the device asks, and can begin again at once', async () => {
    let stopped = 0
    const waits = () => Effect.callback<typeof MADE>(() => Effect.sync(() => void (stopped += 1)))
    const { adding, names, sent } = await screen({ device: { create: waits } })
    adding.open()
    adding.form.change('password', 'calm1234')
    const first = adding.submit()
    await eventually(() => expect(sent.length).toBe(1))
    adding.close()
    await first
    adding.open()
    expect([stopped, adding.form.sending.value, adding.isOpen.value]).toEqual([1, false, true])
    expect([sent.length, names()]).toEqual([1, ['Chrome a', 'Chrome b']])
  })

  it('ends at the server once the device has made it, also where the sheet was closed', async () => {
    let isAdded = false
    const listed = () => Effect.succeed(isAdded ? [passkey('c'), passkey('a')] : [passkey('a')])
    const add = () =>
      Effect.delay(
        Effect.sync(() => ((isAdded = true), passkey('c'))),
        5,
      )
    const { adding, names, sent } = await screen({ passkeys: { add, list: listed } })
    adding.open()
    adding.form.change('password', 'calm1234')
    const first = adding.submit()
    await eventually(() => expect(sent.length).toBe(1))
    await Promise.resolve()
    adding.close()
    await first
    await eventually(() => expect(names()).toEqual(['Chrome c', 'Chrome a']))
    expect(adding.isOpen.value).toBe(false)
  })

  it('closes where it was added although its answer was lost, and stays open where it was not', async () => {
    let listed = [passkey('a')]
    let isAdded = false
    const { adding, failures, names } = await screen({
      passkeys: {
        list: () => Effect.sync(() => listed),
        add: () =>
          Effect.suspend(() => {
            if (isAdded) listed = [passkey('c'), ...listed]
            return Effect.fail(new Offline())
          }),
      },
    })
    adding.open()
    adding.form.change('password', 'calm1234')
    await adding.submit()
    expect([adding.isOpen.value, names()]).toEqual([true, ['Chrome a']])
    isAdded = true
    await adding.submit()
    expect([adding.isOpen.value, names()]).toEqual([false, ['Chrome c', 'Chrome a']])
    expect(failures).toEqual([new Offline(), new Offline()])
  })

  it('shows a wrong password at its field, and too many tries', async () => {
    let code = 'wrong-original-password'
    const { adding } = await screen({ passkeys: { setUp: () => Effect.fail(new Rejected({ code })) } })
    adding.open()
    adding.form.change('password', 'calm1234')
    expect(await adding.submit()).toBe('password')
    expect(adding.form.errors.value.password).toBe('wrong-original-password')
    code = 'submitted-too-frequently'
    await adding.submit()
    expect(adding.tooMany.value).toBe(true)
  })

  it('still asks for a field whose secret was emptied', async () => {
    const { adding } = await screen({ hasFundPassword: true })
    adding.open()
    adding.form.change('fundPassword', '280519')
    adding.form.forget('fundPassword')
    expect(adding.form.draft.value.fundPassword).toBe('')
  })
})
