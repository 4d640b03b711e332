import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { Security } from '../../../../ports/Account.ts'
import { type Passkey, Passkeys } from '../../../../ports/Account.passkeys.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import type { Failure } from '../../../../ports/failure.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'
import { makeSecurityFeatures } from '../../../app/session/securityFeatures.model.ts'

/** The customer's passkeys, and what the customer has that a new one takes the place of. */
export interface OwnPasskeys {
  readonly passkeys: ReadonlyArray<Passkey>
  readonly needsCode: boolean
  readonly hasFundPassword: boolean
}

/** The passkey was removed meanwhile: on another page, or by a request whose answer was lost. */
const isGone = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.code === 'passkey-not-found'

/** The customer's passkeys: listed, renamed and removed. Source: RULES.md, security. */
export const makePasskeysModel = (app: App) => {
  const { offered } = app.model(makeSecurityFeatures)
  const busy = signal(false)

  const query = makeQuery<OwnPasskeys>(app, () =>
    Effect.gen(function* () {
      const security = yield* Security
      const asked = {
        passkeys: (yield* Passkeys).list(),
        hasFundPassword: security.hasFundPassword(),
        needsCode: offered.peek().has('codes')
          ? Effect.map(security.codeState(), ({ onSince }) => onSince !== null)
          : Effect.succeed(false),
      }
      return yield* Effect.all(asked, { concurrency: 'unbounded' })
    }),
  )

  const replace = (change: (passkeys: ReadonlyArray<Passkey>) => ReadonlyArray<Passkey>): void => {
    const known = query.value.peek()
    if (known) query.put({ ...known, passkeys: change(known.passkeys) })
  }

  const drop = (id: string): void => replace((passkeys) => passkeys.filter((one) => one.id !== id))

  /** Does one thing at a time. Returns whether the server did it. */
  const change = async <A>(
    ask: (passkeys: Passkeys['Service'], requestId: string) => Effect.Effect<A, Failure>,
    done: (answer: A) => void,
  ): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    const answer = await app.attempt(
      Effect.gen(function* () {
        return yield* ask(yield* Passkeys, (yield* AppClock).newId())
      }),
    )
    busy.value = false
    if (Exit.isSuccess(answer)) done(answer.value)
    return Exit.isSuccess(answer)
  }

  return {
    known: query.value,
    status: query.status,
    failure: query.failure,
    load: query.load,
    stop: query.stop,
    busy,
    /** Shows a passkey that was added just now. */
    put: (added: Passkey): void => replace((passkeys) => [added, ...passkeys]),
    /** A passkey that is gone is refused, and no longer listed. */
    rename: (id: string, name: string) =>
      change(
        (passkeys, requestId) =>
          Effect.tapError(passkeys.rename(id, name.trim(), requestId), (failure) =>
            Effect.sync(() => isGone(failure) && drop(id)),
          ),
        (renamed) => replace((passkeys) => passkeys.map((one) => (one.id === id ? renamed : one))),
      ),
    /** Removing what is gone already is no failure. */
    remove: (id: string) =>
      change(
        (passkeys, requestId) => Effect.catchIf(passkeys.remove(id, requestId), isGone, () => Effect.void),
        () => drop(id),
      ),
  }
}
