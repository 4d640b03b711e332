import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { Passkeys } from '../../../ports/Account.passkeys.ts'
import { type PasskeyAnswer, PasskeyDevice } from '../../../ports/device/PasskeyDevice.ts'
import { type WithdrawalOrder, Withdrawals } from '../../../ports/Withdrawals.ts'
import { makeSecurityFeatures } from '../../app/session/securityFeatures.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'

/** A passkey in the place of the fund password, where the customer has one for it. Source: RULES.md, security. */
export const makePayoutPasskey = (app: App) => {
  const { canUsePasskeys } = app.model(makeSecurityFeatures)
  const isOffered = signal(false)
  const declined = signal(false)
  const busy = signal(false)
  /** The device gave no passkey. */
  const refused = signal(false)
  const latest = makeSwitchQuery(app)

  const load = async (): Promise<void> => {
    const ask = Effect.flatMap(Passkeys, (passkeys) => passkeys.list())
    // Where they cannot be listed the fund password is asked for, as ever.
    const found = await app.attempt(ask, { load: true })
    isOffered.value = Exit.isSuccess(found) && found.value.some(({ confirmsFunds }) => confirmsFunds)
  }

  /** A visit of the screen begins, with the passkey where there is one. Returns the function that ends it. */
  const start = (): (() => void) => {
    choose(true)
    return effect(() => {
      if (canUsePasskeys.value) untracked(() => void load())
    })
  }

  const ask = (order: WithdrawalOrder) =>
    Effect.gen(function* () {
      const challenge = yield* (yield* Withdrawals).challenge(order)
      return yield* (yield* PasskeyDevice).sign(challenge)
    }).pipe(
      Effect.catchTag('PasskeyRefused', () =>
        Effect.sync(() => {
          refused.value = true
          return null
        }),
      ),
    )

  /** Has the customer confirm a withdrawal; null where that did not happen, or for a second tap. */
  const confirm = async (order: WithdrawalOrder): Promise<PasskeyAnswer | null> => {
    if (busy.peek()) return null
    busy.value = true
    refused.value = false
    const answer = await latest.ask(ask(order))
    if (answer.is === 'dropped') return null
    busy.value = false
    if (answer.is === 'found') return answer.value
    if (answer.failure) app.fail(answer.failure)
    // It may have been removed on another device: then the fund password is asked for.
    if (answer.failure?._tag === 'Rejected') await load()
    return null
  }

  /** The withdrawal is not confirmed any more: the device stops asking for it. */
  const drop = (): void => {
    latest.drop()
    busy.value = false
  }

  /** Whether the customer prefers the passkey to the fund password. */
  const choose = (isPasskey: boolean): void => {
    refused.value = false
    declined.value = !isPasskey
  }

  return {
    isOffered,
    isUsed: computed(() => isOffered.value && !declined.value),
    busy,
    refused,
    start,
    confirm,
    drop,
    choose,
  }
}
