import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { LoginRecovery, Security } from '../../../../ports/Account.ts'
import { Rejected, Unavailable } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeRecoveryModel } from './recovery.model.ts'

const LOGIN = { account: '0123456789', password: 'calm1234' }
const NONE: LoginRecovery = { stage: 'none', endsAt: null }
const MADE: LoginRecovery = { stage: 'under-review', endsAt: 1_768_528_800_000 }

const screen = (ports: Partial<Security['Service']> = {}) => {
  const asked: unknown[] = []
  let ids = 0
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    security: {
      recoveryState: (login) => Effect.sync(() => (asked.push(login), NONE)),
      recover: (...sent) => Effect.sync(() => (asked.push(sent), MADE)),
      ...ports,
    },
  })
  return { ...fake, asked, model: makeRecoveryModel(fake.app) }
}
const type = ({ form }: ReturnType<typeof makeRecoveryModel>, name = 'Marina Ribera', idNumber = '12345678Z') => {
  form.change('name', name)
  form.change('idNumber', idNumber)
}
const refusing = (code: string) => () => Effect.fail(new Rejected({ code }))

describe('the request of a customer without codes', () => {
  it('opens with a form where there is none, and shows the request once it is made', async () => {
    const { asked, model } = screen()
    await model.open(LOGIN)
    expect([model.isOpen.value, model.request.value]).toEqual([true, NONE])
    expect(await model.submit()).toBe('name')
    expect(model.form.errors.value).toEqual({ name: 'name-required', idNumber: 'id-number-required' })
    type(model)
    expect(await model.submit()).toBeNull()
    expect(model.request.value).toEqual(MADE)
    expect(asked).toEqual([LOGIN, [LOGIN, { name: 'Marina Ribera', idNumber: '12345678Z' }, 'id-1']])
  })

  it('shows one that is under way without a form', async () => {
    const { model } = screen({ recoveryState: () => Effect.succeed(MADE) })
    await model.open(LOGIN)
    expect(model.request.value).toEqual(MADE)
  })

  it.each(['identity-not-verified', 'submitted-too-frequently'])('explains %s in the sheet', async (code) => {
    const { model } = screen({ recover: refusing(code) })
    await model.open(LOGIN)
    type(model)
    await model.submit()
    expect([model.isOpen.value, model.refused.value]).toEqual([true, code])
  })

  it.each(['codes-not-on', 'wrong-credentials'])('closes with %s, which the log-in settles', async (code) => {
    const { model } = screen({ recover: refusing(code) })
    await model.open(LOGIN)
    type(model)
    await model.submit()
    expect([model.isOpen.value, model.form.draft.value.name]).toEqual([false, ''])
  })

  it('keeps what was typed, and its id, where the answer is lost', async () => {
    const ids: string[] = []
    const { model } = screen({
      recover: (_login, _proof, id) =>
        Effect.suspend(() => (ids.push(id), Effect.fail(new Unavailable({ status: 503 })))),
    })
    await model.open(LOGIN)
    type(model)
    await model.submit()
    await model.submit()
    expect([model.isOpen.value, model.form.draft.value.name, ids]).toEqual([true, 'Marina Ribera', ['id-1', 'id-1']])
  })

  it('does not open where its state is not known', async () => {
    const { model } = screen({ recoveryState: () => Effect.fail(new Unavailable({ status: 503 })) })
    await model.open(LOGIN)
    expect(model.isOpen.value).toBe(false)
  })

  it('is forgotten with the sheet, with its password', async () => {
    const { asked, model } = screen()
    await model.open(LOGIN)
    type(model)
    model.close()
    type(model)
    await model.submit()
    expect(asked).toEqual([LOGIN])
    expect(model.request.value).toBeNull()
  })
})
