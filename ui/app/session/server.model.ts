import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { ServerConfig, type ServerSettings } from '../../../ports/ServerConfig.ts'
import type { App } from '../../data/app/app.ts'

/** Stands in the title until the server says its own. */
const NO_TITLE = '·'

/** What the operator set up: title, logo, chat, simulation. Asked for at start, before the app shows. */
export const makeServerModel = (app: App) => {
  const settings = signal<ServerSettings | null>(null)
  const title = computed(() => settings.value?.title ?? NO_TITLE)

  const load = async (): Promise<void> => {
    // Start-up goes on without config: a customer on a bad network still sees the app and what it can do.
    const found = await app.run(
      Effect.flatMap(ServerConfig, (config) => config.settings()),
      { quiet: true },
    )
    if (found) settings.value = found
  }

  return { settings, title, load }
}
