import { batch, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { KeyValueStore } from '../../../ports/device/KeyValueStore.ts'
import { type PushAddress, type PushService, SystemNotifications } from '../../../ports/device/SystemNotifications.ts'
import { Push, type PushTopic, pushTopics } from '../../../ports/Push.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import type { App } from '../../data/app/app.ts'
import { currentWords, loadNamespace, locale } from '../../i18n/words.ts'
import { keptWish, topicsIn, wishFrom } from './notificationWish.ts'

/** `none`: this server or this device has no notifications. `blocked`: only the customer can allow them again. */
export type PushStatus = 'none' | 'off' | 'on' | 'blocked'

const stored = <A>(use: (store: KeyValueStore['Service']) => Effect.Effect<A>) => Effect.flatMap(KeyValueStore, use)

/**
 * Notifications on this device, by topic. The device remembers for which account the customer turned which on, so that they
 * go on after the next log-in of that account, and of no other. Source: RULES.md, notifications.
 */
export const makePushModel = (app: App) => {
  const status = signal<PushStatus>('none')
  /** What they tell now. */
  const told = signal<ReadonlyArray<PushTopic>>([])
  const busy = signal(false)
  const service = signal<PushService>('webpush')
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
  const entry = (name: string) => app.model(makeServerModel).settings.peek()?.entries.get(name)
  /** What the server sends with to this device; undefined where it does not. */
  const serverKey = async (): Promise<string | undefined> => {
    service.value = await device((one) => one.service(), service.peek())
    if (service.peek() === 'webpush') return entry('webpush')
    return entry('nativepush')?.split(' ').includes('fcm') === true ? 'fcm' : undefined
  }
  /** The name under which Android's settings list them; without its words they are turned on under the app's own. */
  const channelName = (): Promise<string> =>
    loadNamespace('settings').then(
      () => currentWords().settings.notifications.title(),
      () => app.model(makeServerModel).settings.peek()?.title ?? 'Notifications',
    )
  const addressFor = async (key: string) => {
    const name = service.peek() === 'fcm' ? await channelName() : ''
    return device((one) => one.subscribe(key, name), null)
  }
  /** What the server can tell; null where it knows no topics and tells price alerts. */
  const known = () => {
    const named = entry('webpushtopics')
    return named === undefined ? null : topicsIn(named)
  }
  const offered = (): ReadonlyArray<PushTopic> => known() ?? ['alerts']
  const show = (now: PushStatus, topics: ReadonlyArray<PushTopic> = []): void =>
    batch(() => {
      status.value = now
      told.value = topics
    })

  const forget = async (): Promise<void> => {
    await app.run(stored((store) => store.remove('notifications')))
    await device((one) => one.unsubscribe(), undefined)
  }

  /** Tells the server where to send what, unless it knows. Returns whether it does now. */
  const register = async (
    address: PushAddress,
    topics: ReadonlyArray<PushTopic>,
    isQuiet: boolean,
  ): Promise<boolean> => {
    const language = locale.peek().code
    const send = Effect.gen(function* () {
      const push = yield* Push
      const is = yield* push.state()
      const isThere =
        'deviceToken' in address ? is.deviceToken === address.deviceToken : is.endpoint === address.endpoint
      const isSame = isThere && is.language === language
      if (isSame && is.topics.join() === topics.join()) return
      yield* push.subscribe(address, language, known() && topics, (yield* AppClock).newId())
    })
    return Exit.isSuccess(await app.attempt(send, { quiet: isQuiet }))
  }

  /** Reads what is so now, and repairs what a new session, another language or another key of the server has ended. */
  const load = async (): Promise<void> => {
    const [key, account] = [await serverKey(), session.peek()?.account]
    if (key === undefined || account === undefined || !(await device((one) => one.canReceive(), false))) return
    const permission = await device((one) => one.permission(), 'ask')
    const wish = wishFrom(await app.run(stored((store) => store.get('notifications'))))
    if (session.peek()?.account !== account || busy.peek()) return
    // They were turned on by somebody else who used this device.
    const isMine = wish?.account === account
    if (wish && !isMine) await forget()
    const topics = isMine ? wish.topics.filter((topic) => offered().includes(topic)) : []
    if (permission === 'denied') show('blocked')
    else if (permission === 'ask' || topics.length === 0) show('off')
    else {
      const address = await addressFor(key)
      // Without an answer they are what they were.
      if (address !== null && (await register(address, topics, true))) show('on', topics)
      else if (address === null || status.peek() === 'none') show('off')
    }
  }

  /** Asks for permission where it is needed, so only after a tap. */
  const turnOn = async (topics: ReadonlyArray<PushTopic>): Promise<void> => {
    const account = session.peek()?.account
    if (busy.peek() || account === undefined) return
    busy.value = true
    failed.value = false
    const key = await serverKey()
    if (key === undefined) {
      busy.value = false
      return
    }
    const permission = await device((one) => one.ask(), 'ask')
    if (permission === 'granted') {
      const address = await addressFor(key)
      failed.value = address === null
      if (address !== null && (await register(address, topics, false))) {
        await app.run(stored((store) => store.set('notifications', keptWish({ account, topics }))))
        show('on', topics)
      }
    } else if (permission === 'denied') show('blocked')
    busy.value = false
  }

  const turnOff = async (): Promise<void> => {
    if (busy.peek()) return
    busy.value = true
    // Without an answer of the server nothing arrives either: the device has no address any more.
    await forget()
    show('off')
    const end = Effect.gen(function* () {
      yield* (yield* Push).unsubscribe((yield* AppClock).newId())
    })
    await app.attempt(end, { quiet: true })
    busy.value = false
  }

  return {
    /** How they arrive on this device, which names its settings. */
    service,
    status,
    told,
    busy,
    failed,
    load,
    forget,
    /** What can be told here. */
    topics: offered,
    /** Turns one topic on or off; the last one ends the subscription. */
    toggle: (topic: PushTopic): Promise<void> => {
      const before = told.peek()
      const next = pushTopics.filter((one) => before.includes(one) !== (one === topic))
      return next.length === 0 ? turnOff() : turnOn(next)
    },
  }
}
