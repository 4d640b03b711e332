import { Effect } from 'effect'
import { serverClock } from '../adapters/clock/serverClock.ts'
import { makeAccountFreeze } from '../adapters/http/account/accountFreeze.ts'
import { connect, type Connection } from '../adapters/http/client.ts'
import { serverConfig } from '../adapters/http/config/serverConfig.ts'
import { keepLoaded } from '../adapters/http/keepLoaded.ts'
import { makeServerAreas } from '../adapters/http/serverAreas.ts'
import { browserPlatform } from '../adapters/platform/browser.ts'
import { storedCredentials } from '../adapters/storage/credentials.ts'
import { inNativeShell, localStore } from '../adapters/storage/keyValueStore.ts'
import { allPorts } from '../ports/AppPorts.ts'
import { Offline } from '../ports/failure.ts'

type Member = (...args: readonly unknown[]) => Effect.Effect<unknown, unknown>

/**
 * A port whose adapter is downloaded on first use, so that no screen downloads the calls of another. Every member of
 * such a port is a function that returns an Effect. For the caller a failed download is a lost connection; the next
 * call retries it.
 */
export const lazyPort = <S extends object>(load: () => Promise<S>): S => {
  const adapter = Effect.tryPromise({ try: keepLoaded(load), catch: () => new Offline() })
  const member =
    (name: string): Member =>
    (...args) =>
      Effect.flatMap(adapter, (service) => {
        const members: object = service
        const call: Member = Reflect.get(members, name)
        return call(...args)
      })
  // Without `then`: an await of the service would treat it as a promise that never settles.
  return new Proxy({} as S, { get: (_, name) => (name === 'then' ? undefined : member(String(name))) })
}

/** Every port of the app, with its real adapter. `base` is the address of the API, `send` the `fetch` of all calls. */
export const realPorts = async (base: string, send: typeof fetch) => {
  // An import that is awaited and picked from is bundled with a copy of what it picks: `then` keeps the first load smaller.
  const store = inNativeShell() ? await import('./nativeShell.ts').then((native) => native.nativeStore()) : localStore()
  const credentials = storedCredentials(store)
  const clock = serverClock()
  const { learn, watch } = makeAccountFreeze()
  const areas = makeServerAreas()
  const connection: Connection = {
    base,
    credentials: credentials.current,
    learnTime: clock.learn,
    learnOutcome: (path, failure) => {
      learn(path, failure)
      areas.learn(path, failure)
    },
    refuse: areas.refuse,
    fetch: send,
  }
  const call = connect(connection)
  const remote = keepLoaded(() => import('./remotePorts.ts').then((table) => table.remotePorts(call, connection)))
  return allPorts(
    {
      'ports/KeyValueStore': store,
      'ports/Credentials': credentials,
      'ports/AppClock': clock,
      'ports/Platform': browserPlatform,
      'ports/AccountFreeze': { watch },
      // Needed before the first render.
      'ports/ServerConfig': serverConfig(call, __APP_VERSION__, areas),
      // The log-in needs no other.
      'ports/BrokerSession': lazyPort(() =>
        import('../adapters/http/account/brokerSession.ts').then((adapter) => adapter.brokerSession(call)),
      ),
    },
    (key) => lazyPort<object>(() => remote().then((ports): Promise<object> => ports[key]())),
  )
}
