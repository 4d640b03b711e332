import { computed, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { ServerConfig, type ServerSettings } from '../../../ports/ServerConfig.ts'
import type { App } from '../../data/app/app.ts'

/** The title until the server's config arrives. */
export const NO_TITLE = '·'

/** The operator's settings: title, logo, chat, simulation. Requested at start, before the app renders. */
export const makeServerModel = (app: App) => {
  const settings = signal<ServerSettings | null>(null)
  const title = computed(() => settings.value?.title ?? NO_TITLE)

  const load = async (): Promise<void> => {
    // Start-up continues without the config: a customer on a bad network still sees the app.
    const found = await app.attempt(
      Effect.flatMap(ServerConfig, (config) => config.settings()),
      { quiet: true },
    )
    if (Exit.isSuccess(found)) settings.value = found.value
  }

  return { settings, title, load }
}
