import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { type AppVersion, ServerConfig } from '../../../ports/ServerConfig.ts'
import { APP_VERSION, compareVersions, getUpdate } from '../account/startUp/version.ts'
import type { App } from '../../data/app/app.ts'

/** This version compared with the newest one. `required`: the server no longer serves this version. */
export type UpdateState =
  | { readonly status: 'idle' | 'checking' | 'failed' | 'current' }
  | { readonly status: 'available' | 'required'; readonly newest: AppVersion }

/** The state of an app of `version` by the server's answer. */
export const updateFor = (version: string, newest: AppVersion): UpdateState => {
  if (compareVersions(version, newest.minimum) < 0) return { status: 'required', newest }
  return compareVersions(version, newest.latest) < 0 ? { status: 'available', newest } : { status: 'current' }
}

/** The check for a newer version, and the update. */
export const makeUpdateCheck = (app: App, version: string) => {
  const update = signal<UpdateState>({ status: 'idle' })

  const check = async (): Promise<void> => {
    if (update.peek().status === 'checking') return
    update.value = { status: 'checking' }
    const newest = await app.attempt(
      Effect.flatMap(ServerConfig, (config) => config.version()),
      { load: true },
    )
    update.value = Exit.isSuccess(newest) ? updateFor(version, newest.value) : { status: 'failed' }
  }

  const get = async (): Promise<void> => {
    const state = update.peek()
    if ('newest' in state) await app.run(getUpdate(state.newest.address))
  }

  return { version, update, check, get }
}

export const makeUpdateModel = (app: App) => makeUpdateCheck(app, APP_VERSION)
