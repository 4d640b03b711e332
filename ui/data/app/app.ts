import { type Context, Effect, type Exit } from 'effect'
import { createContext, useContext } from 'react'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { Toaster } from '../../kit/feedback/toaster.ts'
import type { Going, ScreenPath } from '../../app/navigation/routes.ts'

/** How an effect that uses ports is run. */
export const runtimeOf = (ports: Context.Context<AppPorts>) => ({
  runFork: Effect.runForkWith(ports),
  runSync: Effect.runSyncWith(ports),
  runPromise: Effect.runPromiseWith(ports),
  runPromiseExit: Effect.runPromiseExitWith(ports),
})
export type AppRuntime = ReturnType<typeof runtimeOf>

/**
 * The services that a model uses outside of its screen. The composition root makes one; tests make theirs with fakes.
 */
export interface App {
  readonly runtime: AppRuntime
  /**
   * Runs an effect that cannot fail and returns its value. A defect of the app rejects the promise, as does an
   * interruption: what follows does not run, and the browser reports it to the console.
   */
  readonly run: <A>(effect: Effect.Effect<A, never, AppPorts>) => Promise<A>
  /**
   * Runs an effect that can fail and returns its exit, which keeps the failure: it always resolves. A failure is shown
   * by the one module that shows failures, unless the call is `quiet` or a `load`; the end of the session is always
   * shown, and a refusal of a load too. A defect is reported to the console. Source: RULES.md, failures.
   */
  readonly attempt: <A, E extends Failure>(
    effect: Effect.Effect<A, E, AppPorts>,
    options?: { readonly quiet?: boolean; readonly load?: boolean },
  ) => Promise<Exit.Exit<A, E>>
  readonly fail: (failure: Failure) => void
  /** Shows a failure of a load for a moment, where it is a refusal. `inPlace`: its place announces it. */
  readonly refusedLoad: (failure: Failure | null, inPlace: boolean) => void
  readonly toaster: Toaster
  readonly go: <P extends ScreenPath>(...going: Going<P>) => void
  /** As `go`, but replaces the current screen in the history. */
  readonly replace: <P extends ScreenPath>(...going: Going<P>) => void
  readonly back: () => void
  /** Goes to `/`, which redirects to the first screen. */
  readonly goRoot: () => Promise<void>
  /** The current screen, with its parameters. */
  readonly here: () => string
  /** The one instance of a model, shared by all screens; created on first use. */
  readonly model: <M>(make: (app: App) => M) => M
  /** Drops every model that holds data of a customer, when that customer signs out. */
  readonly forgetModels: () => void
}

const AppContext = createContext<App | null>(null)
export const AppProvider = AppContext.Provider

/** The app around a component. */
export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new Error('outside AppProvider')
  return app
}

/** The one instance of a model. */
export const useModel = <M>(make: (app: App) => M): M => useApp().model(make)
