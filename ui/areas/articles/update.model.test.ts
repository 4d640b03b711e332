import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { Offline } from '../../../ports/failure.ts'
import type { AppVersion } from '../../../ports/ServerConfig.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeUpdateCheck, updateFor } from './update.model.ts'

const newest = (latest: string, minimum: string, address: string | null = null): AppVersion => ({
  latest,
  minimum,
  notes: '',
  address,
})

describe('update check', () => {
  it.each([
    ['1.2.0', newest('1.2.0', '1.0.0'), 'current'],
    ['1.3.0', newest('1.2.0', '1.0.0'), 'current'],
    ['1.2.0', newest('1.10.0', '1.0.0'), 'available'],
    ['0.9.9', newest('1.2.0', '1.0.0'), 'required'],
  ] as const)('of %s against %o is %s', (version, answer, status) =>
    expect(updateFor(version, answer).status).toBe(status),
  )

  const screen = (answer: Effect.Effect<AppVersion, Offline>) => {
    const reload = vi.fn()
    const opened: string[] = []
    const version = vi.fn(() => answer)
    const { app, failures } = makeFakeApp({
      serverConfig: { version },
      platform: { reload: Effect.sync(reload), openOutside: (url) => Effect.sync(() => void opened.push(url)) },
    })
    return { model: makeUpdateCheck(app, '1.0.0'), reload, opened, version, failures }
  }

  it('reloads the app where that installs the update, and opens its address otherwise', async () => {
    const here = screen(Effect.succeed(newest('2.0.0', '1.0.0')))
    await here.model.check()
    await here.model.get()
    expect([here.reload.mock.calls.length, here.opened]).toEqual([1, []])
    const away = screen(Effect.succeed(newest('2.0.0', '1.0.0', 'https://store.example/app')))
    await away.model.check()
    await away.model.get()
    expect([away.reload.mock.calls.length, away.opened]).toEqual([0, ['https://store.example/app']])
    const trap = screen(Effect.succeed(newest('2.0.0', '1.0.0', 'javascript:alert(1)')))
    await trap.model.check()
    await trap.model.get()
    expect([trap.reload.mock.calls.length, trap.opened]).toEqual([1, []])
  })

  it('does nothing where there is no newer version', async () => {
    const { model, reload } = screen(Effect.succeed(newest('1.0.0', '1.0.0')))
    await model.check()
    await model.get()
    expect([model.update.value, reload.mock.calls.length]).toEqual([{ status: 'current' }, 0])
  })

  it('shows its failure in place, and sends one request for two taps', async () => {
    const { model, version, failures } = screen(Effect.delay(Effect.fail(new Offline()), 1))
    await Promise.all([model.check(), model.check()])
    expect(model.update.value).toEqual({ status: 'failed' })
    expect(failures).toEqual([])
    expect(version).toHaveBeenCalledTimes(1)
  })
})
