import { effect, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { makeSwitchQuery } from '../query/switchQuery.ts'
import type { App } from '../app/app.ts'
import { makeConnectionModel } from '../app/connection.model.ts'

/** How long the app may be hidden before secrets are cleared, in milliseconds. Source: RULES.md, secrets. */
export const HIDDEN_WITHIN = 60_000

/** Clears the passwords that are on screen or being sent, and decides when. Source: RULES.md, secrets. */
export const makeSecretsModel = (app: App) => {
  const { visible } = app.model(makeConnectionModel)
  const held = new Set<() => void>()
  const forgetAll = (): void => {
    for (const forget of held) forget()
  }

  const now = () => app.run(Effect.map(AppClock, (clock) => clock.now()))
  let hiddenSince: Promise<number> | null = null
  const pause = makeSwitchQuery(app)

  const hide = (): void => {
    hiddenSince = now()
    void pause.ask(Effect.delay(Effect.sync(forgetAll), HIDDEN_WITHIN))
  }
  /** A phone may have suspended the timer together with the app. */
  const show = async (): Promise<void> => {
    pause.drop()
    const since = await hiddenSince
    hiddenSince = null
    if (since !== null && (await now()) - since >= HIDDEN_WITHIN) forgetAll()
  }
  effect(() => {
    const shown = visible.value
    untracked(() => void (shown ? show() : hide()))
  })

  return {
    /**
     * Registers a secret by the function that clears it. The returned function clears it too and ends the registration.
     */
    hold: (forget: () => void): (() => void) => {
      held.add(forget)
      return () => {
        held.delete(forget)
        forget()
      }
    },
    forgetAll,
  }
}
