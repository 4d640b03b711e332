import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeServerModel } from '../../app/session/server.model.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { Activities } from './Activities.tsx'

beforeAll(async () => {
  await startAllWords('us')
})

it('every investment activity is one tap away', async () => {
  const { app } = makeFakeApp({})
  const entries = new Map([['savingsplans', '1']])
  app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries,
  }
  await mountScreen(app, '/home/index', Activities, {})
  await expect.element(page.getByRole('list')).toBeVisible()
  const ways = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    '/home/newShare',
    '/home/aguNewShare',
    '/market/subscribe',
    '/home/large',
    '/home/rush',
    '/home/follow',
    '/home/plans',
    '/home/borrow',
    '/home/dayTrading',
    '/home/dividend',
    '/mine/activity',
  ])
})
