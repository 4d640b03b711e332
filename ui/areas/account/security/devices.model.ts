import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { Security } from '../../../../ports/Account.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'

/** Where the customer is logged in. Source: RULES.md, security. */
export const makeDevicesModel = (app: App) => {
  const query = makeQuery(app, () => Effect.flatMap(Security, (security) => security.sessions()))
  const busy = signal(false)

  /** Ends a session, or all others for null. Returns whether the server did. Repeating it ends nothing twice. */
  const end = async (id: string | null): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    const left = await app.attempt(
      Effect.gen(function* () {
        return yield* (yield* Security).endSession(id, (yield* AppClock).newId())
      }),
    )
    busy.value = false
    if (!Exit.isSuccess(left)) return false
    const ids = new Set(left.value)
    query.put((query.value.peek() ?? []).filter((session) => ids.has(session.id)))
    return true
  }

  return {
    sessions: query.value,
    status: query.status,
    failure: query.failure,
    busy,
    load: query.load,
    stop: query.stop,
    end,
  }
}
