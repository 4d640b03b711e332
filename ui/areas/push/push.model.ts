import { signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { type PushAddress, SystemNotifications } from '../../../ports/device/SystemNotifications.ts'
import { Push } from '../../../ports/Push.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import type { App } from '../../data/app/app.ts'
import { locale } from '../../i18n/words.ts'

/** `none`: this server or this device has no notifications. `blocked`: only the customer can allow them again. */
export type PushStatus = 'none' | 'off' | 'on' | 'blocked'

const stored = <A>(use: (store: KeyValueStore['Service']) => Effect.Effect<A>) => Effect.flatMap(KeyValueStore, use)

/**
 * Notifications of price alerts on this device. The device remembers for which account the customer turned them on, so
 * that they go on after the next log-in of that account, and of no other. Source: RULES.md, notifications.
 */
export const makePushModel = (app: App) => {
  const status = signal<PushStatus>('none')
  const busy = signal(false)
  /** Whether the last try to turn them on failed on the device. */
  const failed = signal(false)
  const { session } = app.model(makeSessionModel)
  /** What the device says; `otherwise` where the part that asks it could not be downloaded. */
  const device = async <A>(
    use: (notifications: SystemNotifications['Service']) => Effect.Effect<A>,
    otherwise: A,
  ): Promise<A> => {
    const said = await app.attempt(Effect.flatMap(SystemNotifications, use), { quiet: true })
    return Exit.isSuccess(said) ? said.value : otherwise
  }
  const serverKey = () => app.model(makeServerModel).settings.peek()?.entries.get('webpush')

  const forget = async (): Promise<void> => {
    await app.run(stored((store) => store.remove('notifications')))
    await device((one) => one.unsubscribe(), undefined)
  }

  /** Tells the server where to send, unless it knows. Returns whether it does now. */
  const register = async (address: PushAddress, isQuiet: boolean): Promise<boolean> => {
    const language = locale.peek().code
    const send = Effect.gen(function* () {
      const push = yield* Push
      const known = yield* push.state()
      if (known.endpoint === address.endpoint && known.language === language) return
      yield* push.subscribe(address, language, (yield* AppClock).newId())
    })
    return Exit.isSuccess(await app.attempt(send, { quiet: isQuiet }))
  }

  /** Reads what is so now, and repairs what a new session, another language or another key of the server has ended. */
  const load = async (): Promise<void> => {
    const [key, account] = [serverKey(), session.peek()?.account]
    if (key === undefined || account === undefined || !(await device((one) => one.canReceive(), false))) return
    const permission = await device((one) => one.permission(), 'ask')
    const wanted = await app.run(stored((store) => store.get('notifications')))
    if (session.peek()?.account !== account || busy.peek()) return
    // They were turned on by somebody else who used this device.
    if (wanted !== null && wanted !== account) await forget()
    if (permission === 'denied') status.value = 'blocked'
    else if (permission === 'ask' || wanted !== account) status.value = 'off'
    else {
      const address = await device((one) => one.subscribe(key), null)
      // Without an answer they are what they were.
      if (address !== null && (await register(address, true))) status.value = 'on'
      else if (address === null || status.peek() === 'none') status.value = 'off'
    }
  }

  /** Asks for permission where it is needed, so only after a tap. */
  const turnOn = async (): Promise<void> => {
    const [key, account] = [serverKey(), session.peek()?.account]
    if (busy.peek() || key === undefined || account === undefined) return
    busy.value = true
    failed.value = false
    const permission = await device((one) => one.ask(), 'ask')
    if (permission === 'granted') {
      const address = await device((one) => one.subscribe(key), null)
      failed.value = address === null
      if (address !== null && (await register(address, false))) {
        await app.run(stored((store) => store.set('notifications', account)))
        status.value = 'on'
      }
    } else if (permission === 'denied') status.value = 'blocked'
    busy.value = false
  }

  const turnOff = async (): Promise<void> => {
    if (busy.peek()) return
    busy.value = true
    // Without an answer of the server nothing arrives either: the device has no address any more.
    await forget()
    status.value = 'off'
    const end = Effect.gen(function* () {
      yield* (yield* Push).unsubscribe((yield* AppClock).newId())
    })
    await app.attempt(end, { quiet: true })
    busy.value = false
  }

  return { status, busy, failed, load, turnOn, turnOff, forget }
}
