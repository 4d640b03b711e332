import { Cause, Exit, type ManagedRuntime } from 'effect'
import type { AnyRouter } from '@tanstack/react-router'
import type { AppPorts } from '../ports/AppPorts.ts'
import type { Failure } from '../ports/failure.ts'
import { makeSecretsModel } from '../ui/data/form/secrets.model.ts'
import { makeToaster } from '../ui/kit/feedback/toaster.ts'
import type { App } from '../ui/data/app/app.ts'
import { makeConnectionModel } from '../ui/data/app/connection.model.ts'
import { showFailure } from '../ui/app/failures/failures.ts'
import { makePreferencesModel } from '../ui/app/session/preferences.model.ts'
import { makeServerModel } from '../ui/app/session/server.model.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'

/** Models that hold nothing of a customer and live as long as the app. */
const LASTING = new Set<unknown>([
  makeConnectionModel,
  makePreferencesModel,
  makeSecretsModel,
  makeServerModel,
  makeSessionModel,
])

/** Ties models, runtime and router together. The router is passed in late because its guards need the session. */
export const makeApp = (runtime: ManagedRuntime.ManagedRuntime<AppPorts, never>, router: () => AnyRouter): App => {
  const models = new Map<unknown, unknown>()
  const toaster = makeToaster()

  const fail = (failure: Failure): void => void showFailure(app, failure)

  const run: App['run'] = async (effect, options) => {
    const exit = await runtime.runPromiseExit(effect)
    if (Exit.isSuccess(exit)) return exit.value
    const failure = Cause.findErrorOption(exit.cause)
    if (failure._tag === 'None') {
      // A defect: a mistake of ours, for whoever has the console open.
      if (!Cause.hasInterruptsOnly(exit.cause)) console.error(Cause.pretty(exit.cause))
    } else if (!options?.quiet || failure.value._tag === 'SessionExpired') fail(failure.value)
    return null
  }

  const navigate = (replace: boolean, to: string, search?: object) =>
    void router().navigate({ to, search: search ?? {}, replace })

  const app: App = {
    runtime,
    run,
    fail,
    toaster,
    go: (to, search?: object) => navigate(false, to, search),
    replace: (to, search?: object) => navigate(true, to, search),
    // A screen opened by its address has nothing behind it; back leads to the first screen then.
    back: () => {
      const first = app.model(makeSessionModel).session.peek() ? '/home/index' : '/login/start'
      if (router().history.canGoBack()) router().history.back()
      else navigate(true, first)
    },
    goRoot: () => router().navigate({ to: '/' }),
    here: () => router().state.location.href,
    model: (make) => {
      if (!models.has(make)) models.set(make, make(app))
      return models.get(make) as ReturnType<typeof make>
    },
    forgetModels: () => {
      for (const make of models.keys()) if (!LASTING.has(make)) models.delete(make)
    },
  }
  return app
}
