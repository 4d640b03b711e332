import type { AnyRouter } from '@tanstack/react-router'
import type { Failure } from '../ports/failure.ts'
import { makeSecretsModel } from '../ui/data/form/secrets.model.ts'
import { makeToaster } from '../ui/kit/feedback/toaster.ts'
import type { App, AppRuntime } from '../ui/data/app/app.ts'
import { makeConnectionModel } from '../ui/data/app/connection.model.ts'
import { makeLiveParts } from '../ui/data/live/parts.model.ts'
import { failureOf, reportDefect } from '../ui/data/app/failureOf.ts'
import { showFailure, showRefusedLoad } from '../ui/app/failures/failures.ts'
import { makeAreasModel } from '../ui/app/session/areas.model.ts'
import { makePreferencesModel } from '../ui/app/session/preferences.model.ts'
import { makeServerModel } from '../ui/app/session/server.model.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'

/** Models without data of a customer, which exist as long as the app. */
const LASTING = new Set<unknown>([
  makeAreasModel,
  makeConnectionModel,
  makeLiveParts,
  makePreferencesModel,
  makeSecretsModel,
  makeServerModel,
  makeSessionModel,
])

/** Connects models, runtime and router. The router is passed in late because its guards need the session. */
export const makeApp = (runtime: AppRuntime, router: () => AnyRouter): App => {
  const models = new Map<unknown, unknown>()
  const toaster = makeToaster()

  const fail = (failure: Failure): void => void showFailure(app, failure)

  const attempt: App['attempt'] = async (effect, options) => {
    const exit = await runtime.runPromiseExit(effect)
    reportDefect(exit)
    const failure = failureOf(exit)
    if (failure && ((!options?.quiet && !options?.load) || failure._tag === 'SessionExpired')) fail(failure)
    else if (options?.load) app.refusedLoad(failure, false)
    return exit
  }

  const navigate = (replace: boolean, to: string, search?: object) =>
    void router().navigate({ to, search: search ?? {}, replace })

  const app: App = {
    runtime,
    run: (effect) => runtime.runPromise(effect),
    attempt,
    fail,
    refusedLoad: (failure, inPlace) => void showRefusedLoad(app, failure, inPlace),
    toaster,
    go: (to, search?: object) => navigate(false, to, search),
    replace: (to, search?: object) => navigate(true, to, search),
    // A screen opened by its address has no previous page; then back leads to the first screen.
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
