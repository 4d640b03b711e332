import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { Cause, Effect, Exit, Schema } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline, SessionExpired, Timeout } from '../ports/failure.ts'
import { failureOf } from '../ui/data/app/failureOf.ts'
import { currentWords, startWords } from '../ui/i18n/words.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'
import { makeIntent } from '../ui/data/intent/intent.ts'
import { eventually } from '../ui/testing/eventually.ts'
import { makeFakeApp } from '../ui/testing/fakeApp.ts'
import { NOW } from '../ui/testing/now.ts'
import { makeApp } from './app.ts'

beforeEach(() => startWords('us'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const SESSION = { token: 't', account: '5550000001' }

/** The real app around fake ports. */
const setUp = () => {
  const forgotten = vi.fn<() => void>()
  const { runtime } = makeFakeApp({
    clock: { now: () => NOW, newId: () => 'id-1' },
    credentials: { current: () => SESSION, keep: () => Effect.void, forget: Effect.sync(forgotten) },
  }).app
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const app = makeApp(runtime, () => router)
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shown = vi.spyOn(app.toaster, 'show')
  return { app, shown, written, forgotten }
}

describe('an effect that cannot fail', () => {
  it('has its plain value', async () => {
    const { app } = setUp()
    const value: number = await app.run(Effect.succeed(3))
    expect(value).toBe(3)
  })

  it('cannot be one that can fail: its failure would be lost', () => {
    const { app } = setUp()
    // @ts-expect-error an effect with a failure is for `attempt`
    return expect(app.run(Effect.fail(new Offline()))).rejects.toBeInstanceOf(Offline)
  })

  it.each([
    ['a defect', Effect.die(new TypeError('of the app')), 'of the app'],
    ['an interruption', Effect.interrupt, 'interrupted'],
  ])('rejects with %s', async (_, effect, message) => {
    const { app, shown } = setUp()
    await expect(app.run(effect)).rejects.toThrow(message)
    expect(shown).not.toHaveBeenCalled()
  })
})

describe('an effect that can fail', () => {
  const failing = (failure: Failure): Effect.Effect<number, Failure> => Effect.fail(failure)

  it('has its value', async () => {
    const { app, shown } = setUp()
    const answered: Effect.Effect<number, Failure> = Effect.succeed(3)
    expect(await app.attempt(answered)).toEqual(Exit.succeed(3))
    expect(shown).not.toHaveBeenCalled()
  })

  it('keeps its failure, which is shown once', async () => {
    const { app, shown, written } = setUp()
    const failure = new Timeout({ millis: 20_000 })
    expect(failureOf(await app.attempt(failing(failure)))).toBe(failure)
    expect(shown.mock.calls).toEqual([[currentWords().timeout(), 'error']])
    expect(written).not.toHaveBeenCalled()
  })

  it('keeps its failure where it is quiet, and shows nothing', async () => {
    const { app, shown } = setUp()
    const failure = new Offline()
    expect(failureOf(await app.attempt(failing(failure), { quiet: true }))).toBe(failure)
    expect(shown).not.toHaveBeenCalled()
  })

  it.each([{}, { quiet: true }])('shows the end of the session and signs out: %o', async (options) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { app, shown, forgotten } = setUp()
    await app.model(makeSessionModel).signedIn(SESSION)
    const failure = new SessionExpired({ code: 'unknown', token: SESSION.token })
    expect(failureOf(await app.attempt(failing(failure), options))).toBe(failure)
    await eventually(() => expect(forgotten).toHaveBeenCalledOnce())
    await eventually(() => expect(shown).toHaveBeenCalledOnce())
  })

  it('resolves with a defect, which is reported to the console and shown to nobody', async () => {
    const { app, shown, written } = setUp()
    const exit = await app.attempt(Effect.die(new TypeError('of the app')))
    expect([Exit.isFailure(exit), failureOf(exit)]).toEqual([true, null])
    expect(written.mock.calls).toEqual([[expect.stringContaining('of the app')]])
    expect(shown).not.toHaveBeenCalled()
  })

  it('resolves with an interruption, which is reported nowhere', async () => {
    const { app, shown, written } = setUp()
    const exit = await app.attempt(Effect.interrupt)
    expect(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)).toBe(true)
    expect([failureOf(exit), written.mock.calls, shown.mock.calls]).toEqual([null, [], []])
  })
})

it('what the customer sent is looked up where the app died of a defect while it sent it', async () => {
  const { app, written } = setUp()
  const intent = makeIntent(app, 'order', {
    form: Schema.Struct({}),
    send: () => Effect.die(new TypeError('of the app')),
    find: () => Effect.succeed('executed'),
  })
  void intent.submit({})
  await eventually(() => expect(intent.state.value.kind).toBe('unknown'))
  expect(written).toHaveBeenCalledOnce()
  await eventually(() => expect(intent.state.value).toMatchObject({ kind: 'done', outcome: 'executed' }))
})
