import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { AccountFreeze } from '../../ports/AccountFreeze.ts'
import { loadNamespace } from '../i18n/words.ts'
import type { App } from './app.ts'

/** Whether the account is frozen, as far as calls have said so. */
export const makeFreezeModel = (app: App) => {
  const frozen = signal(false)
  void app.run(
    Effect.map(AccountFreeze, (freeze) =>
      freeze.watch((now) => {
        frozen.value = now
        // The catalogue's sentence says it; until it is downloaded the banner has no text to show.
        if (now) void loadNamespace('server').catch(() => undefined)
      }),
    ),
  )
  return { frozen }
}
