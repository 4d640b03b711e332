import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { ArrivedNotice } from '../../../ports/device/ShellNotices.ts'
import { noticesOfPage } from '../../app/notices/notices.model.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { tellArrived } from './tellArrived.ts'

vi.mock(import('../../app/notices/NoticeCards.tsx'), () => ({ mountNotices: vi.fn() }))

beforeAll(() => startAllWords('us'))
beforeEach(() => {
  vi.stubGlobal('document', {})
  // The page is that of all files of the worker.
  noticesOfPage().notices.value = []
})
afterEach(() => void vi.unstubAllGlobals())

const FILL: ArrivedNotice = { id: 'm1', code: '', title: 'Order filled', body: '100 at 4.20' }
const ALERT: ArrivedNotice = { id: 'm2', code: '96115', title: 'Price alert', body: '4.20' }

const setUp = async (isSignedIn: boolean, entries: Record<string, string> = {}) => {
  const settings = { title: null, logo: null, customerService: null, simulation: true }
  const fake = makeFakeApp({
    credentials: { keep: () => Effect.void },
    customerAccount: { unreadMessages: () => Effect.succeed(1) },
    serverConfig: { settings: () => Effect.succeed({ ...settings, entries: new Map(Object.entries(entries)) }) },
  })
  await fake.app.model(makeServerModel).load()
  if (isSignedIn) await fake.app.model(makeSessionModel).signedIn({ account: 'A', token: 'a' })
  return fake.app
}
const shown = () => noticesOfPage().notices.value.map(({ id, text, title }) => ({ id, text, title }))

it('tells a fill by its text, and opens its message', async () => {
  const app = await setUp(true, { alerts: '1' })
  const go = vi.spyOn(app, 'go').mockReturnValue(undefined)
  await tellArrived(app, FILL)
  expect(shown()).toEqual([{ id: 'message.m1', title: 'Order filled', text: '100 at 4.20' }])
  noticesOfPage().notices.value[0]?.action.run()
  expect(go).toHaveBeenCalledWith('/mine/messageInfo', { id: 'm1' })
})

it('tells the same message once', async () => {
  const app = await setUp(true)
  await tellArrived(app, FILL)
  await tellArrived(app, FILL)
  expect(shown()).toHaveLength(1)
})

it('leaves a price alert to the app’s own notice, where the server has alerts', async () => {
  await tellArrived(await setUp(true, { alerts: '1' }), ALERT)
  expect(shown()).toEqual([])
  await tellArrived(await setUp(true), ALERT)
  expect(shown()).toHaveLength(1)
})

it('tells nothing to who is not signed in', async () => {
  await tellArrived(await setUp(false), FILL)
  expect(shown()).toEqual([])
})

it('keeps it while the same customer goes on, and removes it with the log-out', async () => {
  const app = await setUp(true)
  await tellArrived(app, FILL)
  const { session } = app.model(makeSessionModel)
  session.value = { account: 'A', token: 'a later one' }
  expect(shown()).toHaveLength(1)
  session.value = null
  expect(shown()).toEqual([])
})

it('leaves the notices of others alone when a customer logs out', async () => {
  const app = await setUp(true)
  noticesOfPage().show({ id: 'update', title: 'Update', text: '', action: { label: '', run: () => undefined } })
  await tellArrived(app, FILL)
  app.model(makeSessionModel).session.value = null
  expect(shown()).toEqual([{ id: 'update', title: 'Update', text: '' }])
})
