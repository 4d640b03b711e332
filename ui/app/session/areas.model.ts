import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type Area, areasLacking } from '../../../domain/config/areas.ts'
import { ServerConfig } from '../../../ports/ServerConfig.ts'
import type { App } from '../../data/app/app.ts'
import { makeServerModel } from './server.model.ts'

const NO_ENTRIES: ReadonlyMap<string, string> = new Map()

/**
 * What the server lacks: by its config, and what a call has met 404 at, until the app is loaded again. None of it is offered.
 * Source: RULES.md, areas of a server.
 */
export const makeAreasModel = (app: App) => {
  const { settings } = app.model(makeServerModel)
  const missing = signal<ReadonlySet<Area>>(new Set())
  const learn = (area: Area): void => void (missing.value = new Set([...missing.peek(), area]))
  void app.run(Effect.map(ServerConfig, (config) => config.watchMissing(learn)))
  const lacking = computed(
    (): ReadonlySet<Area> => new Set([...areasLacking(settings.value?.entries ?? NO_ENTRIES), ...missing.value]),
  )
  return {
    /** What is not offered; before the config has arrived also what only a config offers. */
    lacking,
    /** What the server is known to lack: its screens say so. */
    known: computed((): ReadonlySet<Area> => (settings.value === null ? missing.value : lacking.value)),
    /** For models: what is asked beside a screen is asked of a server that has it. */
    has: (area: Area): boolean => !lacking.peek().has(area),
  }
}
