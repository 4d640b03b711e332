import { type Context, Effect, Layer } from 'effect'
import { Offline } from '../ports/failure.ts'

type Member = (...args: readonly unknown[]) => Effect.Effect<unknown, unknown>

/**
 * A port whose adapter is downloaded when it is first used, so that no screen pays for the calls of another.
 * Every member of such a port is a function that returns an Effect. A failed download is a lost connection to the
 * caller, and is tried again at the next call.
 */
export const lazyPort = <I, S extends object>(port: Context.Key<I, S>, load: () => Promise<S>): Layer.Layer<I> => {
  let loading: Promise<S> | null = null
  const adapter = Effect.tryPromise({
    try: () => (loading ??= load()),
    catch: () => {
      loading = null
      return new Offline()
    },
  })
  const member =
    (name: string): Member =>
    (...args) =>
      Effect.flatMap(adapter, (service) => (service as Record<string, Member>)[name]!(...args))
  return Layer.succeed(port, new Proxy({} as S, { get: (_, name) => member(String(name)) }))
}
