import { Effect } from 'effect'
import type { Protection } from '../../../domain/account/securityGaps.ts'
import { Security } from '../../../ports/Account.ts'
import { Passkeys } from '../../../ports/Account.passkeys.ts'
import { makeSecurityFeatures } from '../../app/session/securityFeatures.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeQuery } from '../../data/query/query.ts'

/** What protects the account, and on how many devices it is logged in. */
export interface OwnProtection extends Protection {
  /** Null where the server does not say. */
  readonly devices: number | null
}

/** What protects the account, in one question of each kind. Source: RULES.md, security. */
export const makeProtectionModel = (app: App) => {
  const { canUsePasskeys, offered } = app.model(makeSecurityFeatures)
  const query = makeQuery<OwnProtection>(app, () =>
    Effect.gen(function* () {
      const security = yield* Security
      const passkeys = yield* Passkeys
      const has = (feature: string) => offered.peek().has(feature)
      return yield* Effect.all(
        {
          hasFundPassword: security.hasFundPassword(),
          hasCodes: has('codes')
            ? Effect.map(security.codeState(), ({ onSince }) => onSince !== null)
            : Effect.succeed(null),
          hasPasskey: canUsePasskeys.peek()
            ? Effect.map(passkeys.list(), (list) => list.length > 0)
            : Effect.succeed(null),
          devices: has('sessions') ? Effect.map(security.sessions(), (list) => list.length) : Effect.succeed(null),
        },
        { concurrency: 'unbounded' },
      )
    }),
  )
  return { protection: query.value, status: query.status, load: query.load, stop: query.stop }
}
