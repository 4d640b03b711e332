import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WaitingUpdate } from '../../../ports/device/AppWorker.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { pass } from '../../testing/time.ts'
import { loadNamespace, startWords } from '../../i18n/words.ts'
import { noticesOfPage } from '../notices/notices.model.ts'
import { offerUpdates } from './offerUpdates.ts'

beforeEach(async () => {
  await startWords('us')
  await loadNamespace('lastSeen')
  noticesOfPage().notices.value = []
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => vi.useRealTimers())

const SOON = 2_500

const start = () => {
  const page = { isBusy: false, reloads: 0, looks: 0 }
  let tell: (update: WaitingUpdate) => void = () => undefined
  const { app } = makeFakeApp({ clock: { now: () => NOW } })
  const worker = {
    watchUpdates: (hear: (update: WaitingUpdate) => void) => void (tell = hear),
    watchTaps: () => undefined,
    look: async () => void (page.looks += 1),
    keepLoaded: async () => undefined,
  }
  offerUpdates(app, worker, { isBusy: () => page.isBusy, mount: async () => undefined })
  const notice = () => noticesOfPage().notices.peek()[0]
  return { app, page, notice, find: () => tell({ reload: () => (page.reloads += 1) }) }
}

it('asks before it reloads', async () => {
  const { find, notice, page } = start()
  await pass(SOON)
  expect(notice()).toBeUndefined()
  find()
  await pass(SOON)
  expect(page.reloads).toBe(0)
  notice()?.action.run()
  expect(page.reloads).toBe(1)
})

it('waits while something is typed or sent, and does not reload then', async () => {
  const { app, find, notice, page } = start()
  page.isBusy = true
  find()
  await pass(SOON)
  expect(notice()).toBeUndefined()
  page.isBusy = false
  await pass(SOON)
  const shown = notice()
  page.isBusy = true
  shown?.action.run()
  expect([page.reloads, app.toaster.message.peek()?.tone]).toEqual([0, 'error'])
})

it('one that the customer closed comes again with the next version only', async () => {
  const { find, notice } = start()
  find()
  await pass(SOON)
  const closed = notice()
  noticesOfPage().dismiss('update')
  closed?.onClose?.()
  await pass(SOON)
  expect(notice()).toBeUndefined()
  find()
  await pass(SOON)
  expect(notice()).toBeDefined()
})

it('one that was removed with other notices comes again', async () => {
  const { find, notice } = start()
  find()
  await pass(SOON)
  noticesOfPage().notices.value = []
  await pass(SOON)
  expect(notice()).toBeDefined()
})

it('looks for a newer version every hour', async () => {
  const { page } = start()
  await pass(3_600_000 + SOON)
  expect(page.looks).toBe(1)
})
