import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { LoginCodeState, Security } from '../../../../ports/Account.ts'
import { Offline, Rejected } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeLoginCodesModel } from './loginCodes.model.ts'

const OFF: LoginCodeState = { onSince: null, recoveryLeft: 0, endsAt: null }
const ON: LoginCodeState = { onSince: 1_768_442_400_000, recoveryLeft: 9, endsAt: null }
const SETUP = { secret: 'JBSWY3DP', address: 'otpauth://totp/a?secret=JBSWY3DP', recovery: ['7F2QW4MX5TQ3ZK6A'] }

const screen = async (state: LoginCodeState, ports: Partial<Security['Service']> = {}) => {
  const sent: unknown[] = []
  const saved: unknown[] = []
  let ids = 0
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    security: {
      codeState: () => Effect.succeed(state),
      setUpCodes: (password) => Effect.sync(() => (sent.push(password), SETUP)),
      turnCodesOn: (...call) => Effect.sync(() => (sent.push(call), ON)),
      turnCodesOff: (...call) => Effect.sync(() => (sent.push(call), OFF)),
      ...ports,
    },
    platform: { saveFile: (...file) => Effect.sync(() => void saved.push(file)) },
  })
  const model = fake.app.model(makeLoginCodesModel)
  await model.open()
  return { ...fake, model, sent, saved }
}

describe('log-in codes', () => {
  it('are set up with the password, turned on with a code, and their recovery codes shown once', async () => {
    const { kept, model, saved, sent } = await screen(OFF)
    expect(model.stage.value.kind).toBe('off')
    expect(await model.submit()).toBe('password')
    model.form.change('password', 'calm1234')
    expect(await model.submit()).toBeNull()
    expect(model.stage.value).toEqual({ kind: 'setup', setup: SETUP })
    expect(model.qr.value?.size).toBeGreaterThan(20)
    expect(model.form.draft.value).toEqual({ password: null, code: '' })
    model.form.change('code', '49203')
    expect(await model.submit()).toBe('code')
    model.form.change('code', '492 039')
    expect(await model.submit()).toBeNull()
    expect(sent).toEqual(['calm1234', ['492039', 'id-1']])
    expect(model.stage.value).toEqual({ kind: 'recovery', recovery: SETUP.recovery })
    await model.save('recovery-codes.txt', SETUP.recovery)
    expect(saved).toEqual([['recovery-codes.txt', 'text/plain', '7F2Q W4MX 5TQ3 ZK6A\n']])
    await model.finish()
    expect(model.stage.value.kind).toBe('off')
    expect(kept.size).toBe(0)
  })

  it('are turned off with password and code', async () => {
    const { model, sent } = await screen(ON)
    expect(model.stage.value).toEqual({ kind: 'on', state: ON })
    model.form.change('password', 'calm1234')
    model.form.change('code', '7f2q w4mx 5tq3 zk6a')
    expect(await model.submit()).toBeNull()
    expect(sent).toEqual([['calm1234', '7F2QW4MX5TQ3ZK6A', 'id-1']])
    expect(model.stage.value).toEqual({ kind: 'off' })
  })

  it('show a wrong code at its field, and too many tries', async () => {
    let code = 'wrong-code'
    const { model } = await screen(ON, { turnCodesOff: () => Effect.fail(new Rejected({ code })) })
    model.form.change('password', 'calm1234')
    model.form.change('code', '492039')
    expect(await model.submit()).toBe('code')
    expect(model.form.errors.value.code).toBe('wrong-code')
    code = 'submitted-too-frequently'
    await model.submit()
    expect([model.tooMany.value, model.stage.value.kind]).toEqual([true, 'on'])
  })

  it('are asked for again where the set-up has expired, and forget the secret when the screen is left', async () => {
    const { model } = await screen(OFF, {
      turnCodesOn: () => Effect.fail(new Rejected({ code: 'code-setup-expired' })),
    })
    model.form.change('password', 'calm1234')
    await model.submit()
    model.form.change('code', '492039')
    await model.submit()
    await expect.poll(() => model.stage.value.kind).toBe('off')
    model.form.change('password', 'calm1234')
    await model.submit()
    model.leave()
    expect([model.stage.value, model.qr.value]).toEqual([{ kind: 'loading' }, null])
  })

  it('show when their state could not be loaded', async () => {
    const { failures, model } = await screen(OFF, { codeState: () => Effect.fail(new Offline()) })
    expect([model.stage.value.kind, failures]).toEqual(['failed', []])
  })
})
