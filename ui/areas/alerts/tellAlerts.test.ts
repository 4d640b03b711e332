import { Effect } from 'effect'
import { beforeEach, expect, it } from 'vitest'
import { noticesOfPage } from '../../app/notices/notices.model.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { device } from '../quotes/testing/samples.ts'
import { makeAlertsModel } from './alerts.model.ts'
import { tellAlerts } from './tellAlerts.ts'

const notices = noticesOfPage()
// The page is that of all files of the worker.
beforeEach(() => {
  notices.notices.value = []
})

it('keeps the notices that were told before it starts', () => {
  const { app } = makeFakeApp({ ...device(), alerts: { list: () => Effect.succeed([]) } })
  app.model(makeSessionModel).session.value = { account: 'A', token: 'a' }
  notices.show({ id: 'message.m1', title: 'Order filled', text: '', action: { label: '', run: () => undefined } })
  tellAlerts(app)
  expect(notices.notices.value.map(({ id }) => id)).toEqual(['message.m1'])
  app.model(makeAlertsModel).stop()
})
