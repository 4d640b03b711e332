import type { Effect, ManagedRuntime } from 'effect'
import { createContext, useContext } from 'react'
import type { AppPorts } from '../../../ports/AppPorts.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { Toaster } from '../../kit/feedback/toaster.ts'
import type { Going, ScreenPath } from '../../app/navigation/routes.ts'

export type AppRuntime = ManagedRuntime.ManagedRuntime<AppPorts, never>

/** What a model may do to the world around its screen. Made once by the composition root, and by tests with fakes. */
export interface App {
  readonly runtime: AppRuntime
  /**
   * Runs an effect and gives its value, or null where it failed. A failure is shown in the one place that shows
   * failures, unless it is `quiet`. Source: RULES.md, failures.
   */
  readonly run: <A>(
    effect: Effect.Effect<A, Failure, AppPorts>,
    options?: { readonly quiet?: boolean },
  ) => Promise<A | null>
  readonly fail: (failure: Failure) => void
  readonly toaster: Toaster
  readonly go: <P extends ScreenPath>(...going: Going<P>) => void
  /** As `go`, but back leads past the screen that is left. */
  readonly replace: <P extends ScreenPath>(...going: Going<P>) => void
  readonly back: () => void
  /** Goes to `/`, which leads on to the first screen. */
  readonly goRoot: () => Promise<void>
  /** The screen in view, with its parameters. */
  readonly here: () => string
  /** The one instance of a model; made when first asked for, from any screen. */
  readonly model: <M>(make: (app: App) => M) => M
  /** Drops every model that holds something of a customer, when that customer leaves. */
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
