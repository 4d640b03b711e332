import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Credentials } from '../../ports/device/Credentials.ts'
import { localStore } from './keyValueStore.ts'
import { nativeStore } from './nativePreferences.ts'
import { storedCredentials } from './credentials.ts'

/** As in a browser, the stored keys are its own properties; its methods are not. */
const memory = (): Storage => {
  const kept = new Map<string, string>()
  const methods: Storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

const preferences = (storage: Storage) =>
  nativeStore(async () => ({
    get: async ({ key }) => ({ value: storage.getItem(key) }),
    set: async ({ key, value }) => storage.setItem(key, value),
    remove: async ({ key }) => storage.removeItem(key),
    keys: async () => ({ keys: Object.keys(storage) }),
  }))

describe.each([
  ['localStorage', (storage: Storage) => localStore(() => storage)],
  ['the native shell', preferences],
])('credentials in %s', (_, storeIn) => {
  const within = <A>(storage: Storage, ask: (credentials: Credentials['Service']) => Effect.Effect<A>) =>
    Effect.runPromise(ask(storedCredentials(storeIn(storage))))

  it('stores token and account under their keys, and the next start finds them', async () => {
    const storage = memory()
    await within(storage, (kept) => kept.keep({ token: 't', account: '5550000001' }))
    expect([storage.getItem('tokend'), storage.getItem('account')]).toEqual(['t', '5550000001'])
    const restored = within(storage, (kept) => kept.restore)
    expect(await restored).toEqual({ token: 't', account: '5550000001' })
  })

  it('forgets its own, not those with which another tab logged in meanwhile', async () => {
    const storage = memory()
    const [own, other] = ['t', 'u'].map((token) => ({ token, account: '5550000001' }))
    const stored = () => [storage.getItem('tokend'), storage.getItem('account')]
    const forget = (meanwhile: () => void) =>
      within(storage, (kept) =>
        kept.keep(own!).pipe(Effect.andThen(Effect.sync(meanwhile)), Effect.andThen(kept.forget)),
      )
    await forget(() => storage.setItem('tokend', other!.token))
    expect(stored()).toEqual(['u', '5550000001'])
    await forget(() => undefined)
    expect(stored()).toEqual([null, null])
  })

  it('removes them immediately, in memory and on the device, and nothing else', async () => {
    const storage = memory()
    storage.setItem('searchList', '["0317"]')
    const after = await within(storage, (kept) =>
      kept.keep({ token: 't', account: '5550000001' }).pipe(
        Effect.andThen(kept.forget),
        Effect.map(() => kept.current()),
      ),
    )
    expect(after).toBeNull()
    expect([storage.getItem('tokend'), storage.getItem('account')]).toEqual([null, null])
    expect(storage.getItem('searchList')).toBe('["0317"]')
  })
})

it.each([
  ['localStorage', (storage: Storage) => localStore(() => storage)],
  ['the native shell', preferences],
])('the keys that begin with a text are listed (%s)', async (_, storeIn) => {
  const storage = memory()
  for (const key of ['intent.amend.1', 'account', 'intent.amend.2', 'intent.cancel.1']) storage.setItem(key, 'x')
  const listed = await Effect.runPromise(storeIn(storage).keys('intent.amend.'))
  expect([...listed].sort()).toEqual(['intent.amend.1', 'intent.amend.2'])
})

describe('a device without storage', () => {
  const refusing = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  it.each([
    ['localStorage', localStore(refusing)],
    ['the native shell', nativeStore(async () => refusing())],
  ])('%s works without storage', async (_, store) => {
    const use = Effect.gen(function* () {
      yield* store.set('language', 'ar')
      yield* store.remove('language')
      return [yield* store.get('language'), yield* store.keys('')]
    })
    expect(await Effect.runPromise(use)).toEqual([null, []])
  })
})
