import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { NotificationPermission, PushAddress } from '../../../ports/device/SystemNotifications.ts'
import { Offline } from '../../../ports/failure.ts'
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

/** A device whose customer is signed in, and a server that remembers where it sends. */
const setUp = async (start: Partial<World> = {}, entry = 'webpush') => {
  const address = { endpoint: 'https://push.example.com/a', p256dh: 'B', auth: 'k' }
  const world: World = { permission: 'ask', answer: 'granted', address, isOnline: true, ...start }
  const server = { endpoint: '', language: '' }
  const did: string[] = []
  const answer = <A>(value: () => A) =>
    Effect.suspend(() => (world.isOnline ? Effect.sync(value) : Effect.fail(new Offline())))
  const settings = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map([[entry, 'KEY']]),
  }
  const { app } = makeFakeApp({
    clock: { newId: () => 'id' },
    credentials: { keep: () => Effect.void },
    serverConfig: { settings: () => Effect.succeed(settings) },
    systemNotifications: {
      canReceive: () => Effect.succeed(true),
      permission: () => Effect.sync(() => world.permission),
      ask: () => Effect.sync(() => (world.permission = world.answer)),
      subscribe: (key) => Effect.sync(() => (did.push(`address for ${key}`), world.address)),
      unsubscribe: () => Effect.sync(() => void did.push('no address')),
    },
    push: {
      state: () => answer(() => server),
      subscribe: ({ endpoint }, language) =>
        answer(() => {
          did.push('subscribe')
          Object.assign(server, { endpoint, language })
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
  await model.turnOn()
  expect(model.status.value).toBe('on')
  expect(server).toEqual({ endpoint: 'https://push.example.com/a', language: locale.value.code })
  await model.load()
  expect(did).toEqual(['address for KEY', 'subscribe', 'address for KEY'])
  await model.turnOff()
  expect(model.status.value).toBe('off')
  expect(did.slice(3)).toEqual(['no address', 'unsubscribe'])
  await model.load()
  expect(model.status.value).toBe('off')
})

it('is not there where the server has none', async () => {
  const { model } = await setUp({}, 'alerts')
  await model.load()
  expect(model.status.value).toBe('none')
})

it('is blocked where the customer refused, until it is allowed in the settings of the browser', async () => {
  const { model, world } = await setUp({ answer: 'denied' })
  await model.turnOn()
  expect(model.status.value).toBe('blocked')
  await model.load()
  expect(model.status.value).toBe('blocked')
  world.answer = 'granted'
  await model.turnOn()
  expect(model.status.value).toBe('on')
})

it('says that the browser made no address, and can be tried again', async () => {
  const { model, world } = await setUp({ address: null })
  await model.load()
  await model.turnOn()
  expect([model.status.value, model.failed.value, model.busy.value]).toEqual(['off', true, false])
  world.address = { endpoint: 'https://push.example.com/b', p256dh: 'B', auth: 'k' }
  await model.turnOn()
  expect([model.status.value, model.failed.value]).toEqual(['on', false])
})

it('stays off where the server is out of reach', async () => {
  const { model, world } = await setUp()
  await model.load()
  world.isOnline = false
  await model.turnOn()
  expect([model.status.value, model.busy.value]).toEqual(['off', false])
})

it('goes on for the customer who turned it on, and for nobody else', async () => {
  const { did, model, server, signIn } = await setUp()
  await model.turnOn()
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
