import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { NotificationPermission, PushAddress, PushService } from '../../../ports/device/SystemNotifications.ts'
import { Offline } from '../../../ports/failure.ts'
import type { PushTopic } from '../../../ports/Push.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { locale } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makePushModel } from './push.model.ts'

interface World {
  permission: NotificationPermission
  answer: NotificationPermission
  address: PushAddress | null
  isOnline: boolean
}

const SERVER = { webpush: 'KEY', webpushtopics: 'alerts trades messages' }

/** A device whose customer is signed in, and a server that remembers where it sends. */
const setUp = async (
  start: Partial<World> = {},
  entries: Record<string, string> = SERVER,
  service: PushService = 'webpush',
) => {
  const address = { endpoint: 'https://push.example.com/a', p256dh: 'B', auth: 'k' }
  const world: World = { permission: 'ask', answer: 'granted', address, isOnline: true, ...start }
  const server = {
    endpoint: '',
    deviceToken: null as string | null,
    language: '',
    topics: [] as ReadonlyArray<PushTopic>,
  }
  const did: string[] = []
  const answer = <A>(value: () => A) =>
    Effect.suspend(() => (world.isOnline ? Effect.sync(value) : Effect.fail(new Offline())))
  const settings = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map(Object.entries(entries)),
  }
  const { app } = makeFakeApp({
    clock: { newId: () => 'id' },
    credentials: { keep: () => Effect.void },
    serverConfig: { settings: () => Effect.succeed(settings) },
    systemNotifications: {
      service: () => Effect.succeed(service),
      canReceive: () => Effect.succeed(true),
      permission: () => Effect.sync(() => world.permission),
      ask: () => Effect.sync(() => (world.permission = world.answer)),
      subscribe: (key) => Effect.sync(() => (did.push(`address for ${key}`), world.address)),
      unsubscribe: () => Effect.sync(() => void did.push('no address')),
    },
    push: {
      state: () => answer(() => server),
      subscribe: (place, language, topics) =>
        answer(() => {
          did.push(`subscribe ${topics ? topics.join(' ') : 'without topics'}`)
          const { deviceToken = null, endpoint = null } = { ...place } as { deviceToken?: string; endpoint?: string }
          Object.assign(server, { endpoint, deviceToken, language, topics: topics ?? ['alerts'] })
        }),
      unsubscribe: () => answer(() => void did.push('unsubscribe')),
    },
  })
  await app.model(makeServerModel).load()
  const signIn = (account: string) => app.model(makeSessionModel).signedIn({ account, token: `of ${account}` })
  await signIn('A')
  return { did, model: app.model(makePushModel), server, signIn, world }
}

it('asks for nothing before a tap, then subscribes and ends again', async () => {
  const { did, model, server } = await setUp()
  await model.load()
  expect([model.status.value, did]).toEqual(['off', []])
  await model.toggle('alerts')
  expect(model.status.value).toBe('on')
  expect(server).toMatchObject({
    endpoint: 'https://push.example.com/a',
    language: locale.value.code,
    topics: ['alerts'],
  })
  await model.load()
  expect(did).toEqual(['address for KEY', 'subscribe alerts', 'address for KEY'])
  await model.toggle('alerts')
  expect(model.status.value).toBe('off')
  expect(did.slice(3)).toEqual(['no address', 'unsubscribe'])
  await model.load()
  expect(model.status.value).toBe('off')
})

it('is not there where the server has none', async () => {
  const { model } = await setUp({}, { alerts: '1' })
  await model.load()
  expect(model.status.value).toBe('none')
})

it('is blocked where the customer refused, until it is allowed in the settings of the browser', async () => {
  const { model, world } = await setUp({ answer: 'denied' })
  await model.toggle('alerts')
  expect(model.status.value).toBe('blocked')
  await model.load()
  expect(model.status.value).toBe('blocked')
  world.answer = 'granted'
  await model.toggle('alerts')
  expect(model.status.value).toBe('on')
})

it('says that the browser made no address, and can be tried again', async () => {
  const { model, world } = await setUp({ address: null })
  await model.load()
  await model.toggle('alerts')
  expect([model.status.value, model.failed.value, model.busy.value]).toEqual(['off', true, false])
  world.address = { endpoint: 'https://push.example.com/b', p256dh: 'B', auth: 'k' }
  await model.toggle('alerts')
  expect([model.status.value, model.failed.value]).toEqual(['on', false])
})

it('stays off where the server is out of reach', async () => {
  const { model, world } = await setUp()
  await model.load()
  world.isOnline = false
  await model.toggle('alerts')
  expect([model.status.value, model.busy.value]).toEqual(['off', false])
})

it('goes on for the customer who turned it on, and for nobody else', async () => {
  const { did, model, server, signIn } = await setUp()
  await model.toggle('alerts')
  Object.assign(server, { endpoint: '', language: '' })
  await signIn('A')
  await model.load()
  expect(model.status.value).toBe('on')
  expect(server.endpoint).toBe('https://push.example.com/a')
  did.length = 0
  await signIn('B')
  await model.load()
  expect(model.status.value).toBe('off')
  expect(did).toEqual(['no address'])
})

it('turns each topic on and off by itself, and ends with the last', async () => {
  const { did, model, server } = await setUp()
  await model.load()
  expect(model.topics()).toEqual(['alerts', 'trades', 'messages'])
  await model.toggle('trades')
  await model.toggle('alerts')
  expect([model.told.value, server.topics]).toEqual([
    ['alerts', 'trades'],
    ['alerts', 'trades'],
  ])
  await model.load()
  expect(did.filter((one) => one.startsWith('subscribe'))).toEqual(['subscribe trades', 'subscribe alerts trades'])
  await model.toggle('alerts')
  expect([model.status.value, model.told.value]).toEqual(['on', ['trades']])
  await model.toggle('trades')
  expect([model.status.value, model.told.value, did.at(-1)]).toEqual(['off', [], 'unsubscribe'])
})

it('keeps a topic as it was where the server is out of reach', async () => {
  const { model, world } = await setUp()
  await model.toggle('trades')
  world.isOnline = false
  await model.toggle('messages')
  expect([model.status.value, model.told.value]).toEqual(['on', ['trades']])
})

it('goes on after the next log-in with the topics that were on', async () => {
  const { model, server, signIn } = await setUp()
  await model.toggle('messages')
  await model.toggle('trades')
  Object.assign(server, { endpoint: '', language: '', topics: [] })
  await signIn('A')
  await model.load()
  expect([model.told.value, server.topics]).toEqual([
    ['trades', 'messages'],
    ['trades', 'messages'],
  ])
})

it('offers price alerts alone where the server knows no topics, and sends none', async () => {
  const { did, model } = await setUp({}, { webpush: 'KEY' })
  await model.load()
  expect(model.topics()).toEqual(['alerts'])
  await model.toggle('alerts')
  expect([model.told.value, did.at(-1)]).toEqual([['alerts'], 'subscribe without topics'])
})

const DEVICE = { webpush: 'KEY', nativepush: 'fcm', webpushtopics: 'alerts trades messages' }

it('gives the token of the device in a native shell, once, and again where the service has given another', async () => {
  const { did, model, server, world } = await setUp({ address: { deviceToken: 'T1' } }, DEVICE, 'fcm')
  await model.load()
  expect([model.status.value, model.service.value, did]).toEqual(['off', 'fcm', []])
  await model.toggle('trades')
  expect([model.status.value, server.endpoint, server.deviceToken]).toEqual(['on', null, 'T1'])
  await model.load()
  expect(did.filter((one) => one.startsWith('subscribe'))).toHaveLength(1)
  world.address = { deviceToken: 'T2' }
  await model.load()
  expect([model.status.value, server.deviceToken]).toEqual(['on', 'T2'])
  await model.forget()
  expect(did.at(-1)).toBe('no address')
})

it.each([
  ['sends to browsers alone', SERVER],
  ['sends by another service', { ...SERVER, nativepush: 'other' }],
])('is not there in a native shell where the server %s', async (_, entries) => {
  const { did, model } = await setUp({ address: { deviceToken: 'T1' } }, entries, 'fcm')
  await model.load()
  await model.toggle('alerts')
  expect([model.status.value, model.busy.value, did]).toEqual(['none', false, []])
})
