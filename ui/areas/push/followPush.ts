import { effect, untracked } from '@preact/signals-react'
import { makeSessionModel } from '../../app/session/session.model.ts'
import type { App } from '../../data/app/app.ts'
import { makePushModel } from './push.model.ts'

/**
 * Keeps the notifications of this device right as customers come and go: those of a customer who logs out end here too,
 * and after a log-in they go on where the same customer had turned them on.
 */
export const followPush = (app: App): void => {
  const { ended, session } = app.model(makeSessionModel)
  let wasSignedIn = false
  effect(() => {
    const isSignedIn = session.value !== null
    untracked(() => {
      const hasLeft = wasSignedIn && !isSignedIn && ended.peek() === ''
      wasSignedIn = isSignedIn
      if (isSignedIn) void app.model(makePushModel).load()
      // A session that the server ended is no log-out: alerts go on being told until it is removed.
      else if (hasLeft) void app.model(makePushModel).forget()
    })
  })
}
