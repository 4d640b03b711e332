import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { BiometricRefused } from '../../../../ports/device/biometricRefused.ts'
import type { Biometrics, BiometricTexts } from '../../../../ports/device/Biometrics.ts'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import type { App } from '../../../data/app/app.ts'

/** Why the device did not recognise its owner, where words help: a person who cancels knows it. */
type LockProblem = Exclude<BiometricRefused['why'], 'cancelled'>

/**
 * The lock of the app on this device, for one account. Of the device, so it outlasts a session: a native shell makes the one of its app.
 * Source: RULES.md, security.
 */
export const makeLockModel = (app: App, biometrics: Biometrics) => {
  const { session } = app.model(makeSessionModel)
  /** The account that the lock was turned on for; another customer of the device has none. */
  const owner = signal<string | null>(null)
  const canCheck = signal(false)
  const busy = signal(false)
  const problem = signal<LockProblem | null>(null)

  const isOn = computed(() => owner.value !== null && owner.value === session.value?.account)
  /** Also where the device can no longer check, so that the lock can be turned off. */
  const isOffered = computed(() => isOn.value || canCheck.value)

  const restored = app
    .run(Effect.flatMap(KeyValueStore, (store) => store.get('lock')))
    .then((account) => void (owner.value = account))

  /** Asks whether the device can check its owner, who may have set that up meanwhile. */
  const learn = async (): Promise<void> => {
    canCheck.value = await app.run(biometrics.canCheck)
  }

  /** Lets the device check its owner, one dialogue at a time. Returns whether it recognised the owner. */
  const check = async (texts: BiometricTexts): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    problem.value = null
    const why = await app.run(
      biometrics.check(texts).pipe(Effect.match({ onFailure: ({ why: refused }) => refused, onSuccess: () => null })),
    )
    busy.value = false
    problem.value = why === 'cancelled' ? null : why
    return why === null
  }

  /** Turns the lock on, once the device has shown that it opens it. Returns whether it is on. */
  const turnOn = async (texts: BiometricTexts): Promise<boolean> => {
    const account = session.peek()?.account
    if (account === undefined || !(await check(texts))) return false
    owner.value = account
    await app.run(Effect.flatMap(KeyValueStore, (store) => store.set('lock', account)))
    return true
  }

  const turnOff = async (): Promise<void> => {
    problem.value = null
    owner.value = null
    await app.run(Effect.flatMap(KeyValueStore, (store) => store.remove('lock')))
  }

  /** Whether to ask the customer who is in about the lock: once for an account on this device, whatever the answer. */
  const isOfferDue = async (): Promise<boolean> => {
    const account = session.peek()?.account
    await restored
    if (account === undefined || isOn.peek()) return false
    const asked = await app.run(Effect.flatMap(KeyValueStore, (store) => store.get('lockOffered')))
    if (asked === account) return false
    await learn()
    return canCheck.peek() && session.peek()?.account === account
  }
  const noteOffered = (): Promise<void> =>
    app.run(Effect.flatMap(KeyValueStore, (store) => store.set('lockOffered', session.peek()?.account ?? '')))

  return { isOn, isOffered, busy, problem, restored, learn, check, turnOn, turnOff, isOfferDue, noteOffered }
}

export type Lock = ReturnType<typeof makeLockModel>
