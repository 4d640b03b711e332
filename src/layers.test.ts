import { Context, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { lazyPort } from './layers.ts'

class Greeter extends Context.Service<Greeter, { readonly greet: (name: string) => Effect.Effect<string> }>()(
  'test/Greeter',
) {}

const greet = (name: string) => Effect.flatMap(Greeter, (greeter) => greeter.greet(name))
const real = { greet: (name: string) => Effect.succeed(`hello ${name}`) }

describe('a lazy port', () => {
  it('loads its adapter at the first call, once', async () => {
    let loads = 0
    const layer = lazyPort(Greeter, async () => {
      loads += 1
      return real
    })
    const both = Effect.all([greet('a'), greet('b')])
    expect(loads).toBe(0)
    expect(await Effect.runPromise(both.pipe(Effect.provide(layer)))).toEqual(['hello a', 'hello b'])
    expect(loads).toBe(1)
  })

  it('fails as offline where the adapter does not load, and retries at the next call', async () => {
    let loads = 0
    const layer = lazyPort(Greeter, async () => {
      loads += 1
      if (loads === 1) throw new Error('no network')
      return real
    })
    const twice = Effect.gen(function* () {
      const first = yield* Effect.flip(greet('a'))
      return [first, yield* greet('b')] as const
    })
    const [failure, greeting] = await Effect.runPromise(twice.pipe(Effect.provide(layer)))
    expect(failure).toMatchObject({ _tag: 'Offline' })
    expect(greeting).toBe('hello b')
  })

  it('is no promise, so that awaiting it returns the port', async () => {
    const layer = lazyPort(Greeter, async () => real)
    const service = Effect.runPromise(Greeter.pipe(Effect.provide(layer)))
    expect(await Effect.runPromise((await service).greet('a'))).toBe('hello a')
  })
})
