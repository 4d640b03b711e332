import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { lazyPort } from './ports.ts'

const real = { greet: (name: string) => Effect.succeed(`hello ${name}`) }

describe('a lazy port', () => {
  it('loads its adapter at the first call, once', async () => {
    let loads = 0
    const greeter = lazyPort(async () => {
      loads += 1
      return real
    })
    const both = Effect.all([greeter.greet('a'), greeter.greet('b')])
    expect(loads).toBe(0)
    expect(await Effect.runPromise(both)).toEqual(['hello a', 'hello b'])
    expect(loads).toBe(1)
  })

  it('fails as offline where the adapter does not load, and retries at the next call', async () => {
    let loads = 0
    const greeter = lazyPort(async () => {
      loads += 1
      if (loads === 1) throw new Error('no network')
      return real
    })
    const twice = Effect.gen(function* () {
      const first = yield* Effect.flip(greeter.greet('a'))
      return [first, yield* greeter.greet('b')] as const
    })
    const [failure, greeting] = await Effect.runPromise(twice)
    expect(failure).toMatchObject({ _tag: 'Offline' })
    expect(greeting).toBe('hello b')
  })

  it('is no promise, so that awaiting it returns the port', async () => {
    const greeter = lazyPort(async () => real)
    const service = await Promise.resolve(greeter)
    expect(await Effect.runPromise(service.greet('a'))).toBe('hello a')
  })
})
