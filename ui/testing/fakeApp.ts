import { Cause, type Context, Effect, Exit } from 'effect'
import { type AppPorts, allPorts, type PortServices } from '../../ports/AppPorts.ts'
import type { KeyValueStore } from '../../ports/device/KeyValueStore.ts'
import type { Platform } from '../../ports/device/Platform.ts'
import type { Failure } from '../../ports/failure.ts'
import { makeToaster } from '../kit/feedback/toaster.ts'
import { type App, runtimeOf } from '../data/app/app.ts'
import { failureOf } from '../data/app/failureOf.ts'
import { showRefusedLoad } from '../app/failures/failures.ts'
import { makeSessionModel } from '../app/session/session.model.ts'

/**
 * The ports that a test passes in. In an app of one screen every other port, and every missing member, fails the test
 * when it is used. The device never changes.
 */
export type FakePorts = {
  readonly [K in keyof PortServices as FakeName<K>]?: Partial<PortServices[K]>
}
type FakeName<Key> = Key extends 'ports/AppClock'
  ? 'clock'
  : Key extends `ports/${infer Name}`
    ? Uncapitalize<Name>
    : never

/** Stands for a member of a port that the test does not pass in, as `Quotes.list`. */
type Missing = (name: string) => unknown

const failTest: Missing = (name) => {
  throw new Error(`the test gives no ${name}`)
}

/** A device that stays online and visible, has no passkeys, and asks for no language. */
const STEADY: Partial<Platform['Service']> = {
  watchOnline: () => () => undefined,
  watchVisible: () => () => undefined,
  passkeyHost: Effect.succeed(null),
  languages: Effect.succeed([]),
}

const memoryStore = (kept: Map<string, string>): KeyValueStore['Service'] => ({
  get: (key) => Effect.sync(() => kept.get(key) ?? null),
  set: (key, value) => Effect.sync(() => void kept.set(key, value)),
  remove: (key) => Effect.sync(() => void kept.delete(key)),
  keys: (beginning) => Effect.sync(() => [...kept.keys()].filter((key) => key.startsWith(beginning))),
})

/** The ports of the app: those that a test passes in, and storage in memory. */
export const fakePorts = (
  ports: FakePorts,
  kept: Map<string, string>,
  missing: Missing = failTest,
): Context.Context<AppPorts> => {
  const given: Readonly<Record<string, object>> = {
    ...ports,
    appClock: ports.clock ?? {},
    accountFreeze: { watch: () => () => undefined, ...ports.accountFreeze },
    platform: { ...STEADY, ...ports.platform },
    serverConfig: { watchMissing: () => () => undefined, ...ports.serverConfig },
  }
  return allPorts({ 'ports/KeyValueStore': memoryStore(kept) }, (key) => {
    const name = key.slice('ports/'.length)
    return new Proxy(given[name.charAt(0).toLowerCase() + name.slice(1)] ?? {}, {
      get: (service, member) => {
        if (member in service || typeof member === 'symbol') return Reflect.get(service, member)
        return missing(`${name}.${member}`)
      },
    })
  })
}

/** An app around one model, with a record of the model's effects on it. */
export const makeFakeApp = (ports: FakePorts, kept = new Map<string, string>()) => {
  const runtime = runtimeOf(fakePorts(ports, kept))
  const models = new Map<unknown, unknown>()
  /** Navigations in their order, as `/login/loading?to=…`. */
  const went: string[] = []
  const failures: Failure[] = []
  const toaster = makeToaster()

  const walk = (to: string, search: object = {}) => {
    const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()
    went.push(query === '' ? to : `${to}?${query}`)
  }
  const app: App = {
    runtime,
    run: (effect) => runtime.runPromise(effect),
    attempt: async (effect, options) => {
      const exit = await runtime.runPromiseExit(effect)
      // A port that the test does not pass in: it fails the test.
      if (Exit.isFailure(exit) && Cause.hasDies(exit.cause)) throw Cause.squash(exit.cause)
      const failure = failureOf(exit)
      if (failure && ((!options?.quiet && !options?.load) || failure._tag === 'SessionExpired')) failures.push(failure)
      else if (options?.load) app.refusedLoad(failure, false)
      return exit
    },
    fail: (failure) => void failures.push(failure),
    refusedLoad: (failure, inPlace) => void showRefusedLoad(app, failure, inPlace),
    toaster,
    go: (to, search?: object) => walk(to, search),
    replace: (to, search?: object) => walk(to, search),
    back: () => walk('back'),
    goRoot: async () => walk('/'),
    here: () => went.at(-1) ?? '/',
    model: (make) => {
      if (!models.has(make)) models.set(make, make(app))
      return models.get(make) as ReturnType<typeof make>
    },
    // As in the real app, the session stays when the models with data of the customer are dropped.
    forgetModels: () => {
      for (const make of models.keys()) if (make !== makeSessionModel) models.delete(make)
    },
  }
  return { app, kept, went, failures, toaster }
}
