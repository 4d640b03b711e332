import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { AppProvider, useModel } from '../../../data/app/app.ts'
import { mount } from '../../../kit/testing/mount.tsx'
import { startAllWords } from '../../../testing/allWords.ts'
import { NOW } from '../../../testing/now.ts'
import { makePendingModel } from '../list/pending.model.ts'
import { desk } from '../ticket/testing/desk.ts'
import { placed } from '../ticket/testing/sample.ts'
import { CancelAll } from './CancelAll.tsx'

beforeAll(async () => {
  await startAllWords('us')
})

const Tab = () => <CancelAll model={useModel(makePendingModel)} />

/** The list of one pending order, with what the device has stored under `intent.cancelall`. */
const openList = async (stored: object | null, order = placed('pending')) => {
  const sent: string[] = []
  const kept = new Map(stored === null ? [] : [['intent.cancelall', JSON.stringify(stored)]])
  const settings = {
    title: null,
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map([['orderfeatures', 'cancelall']]),
  }
  const { app } = desk(
    {},
    {
      serverConfig: { settings: () => Effect.succeed(settings) },
      orders: {
        pending: () => Effect.succeed({ list: [order], next: null }),
        cancelAll: (_, id) => Effect.sync(() => (sent.push(id), [order])),
      },
    },
    kept,
  )
  await app.model(makeServerModel).load()
  const leave = app.model(makePendingModel).open()
  await mount(
    <AppProvider value={app}>
      <Tab />
    </AppProvider>,
  )
  return { sent, leave }
}

it('shows after a reload that cancelling all was not confirmed, and sends it again only by a tap', async () => {
  const { leave, sent } = await openList({ id: 'id-before', account: 'me', sentAt: NOW - 5_000, form: {} })
  await expect.element(page.getByRole('dialog', { name: 'Not confirmed' })).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(page.getByText('Orders cancelled')).toBeVisible()
  expect(sent).toEqual(['id-before'])
  leave()
})

it('opens nothing for another customer, and is not offered where only an order of the broker waits', async () => {
  const { leave } = await openList(
    { id: 'id-before', account: 'somebody else', sentAt: NOW, form: {} },
    placed('pending', { clientOrderId: null }),
  )
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  leave()
})
