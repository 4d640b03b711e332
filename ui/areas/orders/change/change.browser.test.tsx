import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { type Failure, Unavailable } from '../../../../ports/failure.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import PendingTab from '../../portfolio/PendingTab.tsx'
import { makePendingModel } from '../list/pending.model.ts'
import { desk } from '../ticket/testing/desk.ts'
import { detail, placed } from '../ticket/testing/sample.ts'

const order = placed('pending', { quantity: decimal('1000'), held: decimal('1548') })

/** The list of one order that waits, at a server that names some features of orders. */
const openList = async (
  language: 'us' | 'es' | 'ar',
  features: string,
  amend: () => Effect.Effect<PlacedOrder, Failure> = () => Effect.never,
) => {
  await startAllWords(language)
  document.documentElement.lang = language === 'us' ? 'en' : language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const entries = new Map([['orderfeatures', features]])
  const settings = { title: null, logo: null, customerService: null, simulation: true, entries }
  const fake = desk(
    { byId: () => Effect.succeed(order) },
    {
      serverConfig: { settings: () => Effect.succeed(settings) },
      quotes: { batch: () => Effect.never },
      instrumentDetail: { detail: () => Effect.succeed(detail()), depth: () => Effect.succeed(detail()) },
      orders: {
        pending: () => Effect.succeed({ list: [order], next: null }),
        history: () => Effect.succeed({ list: [], next: null }),
        byId: () => Effect.succeed(order),
        amend,
      },
    },
  )
  await fake.app.model(makeServerModel).load()
  const leave = fake.app.model(makePendingModel).open()
  await mountScreen(fake.app, '/position/index', PendingTab, { tab: 'pending' })
  return { ...fake, leave, words: currentWords() }
}

const sheet = page.getByRole('dialog')
const openOrder = (label: string) => page.getByRole('list', { name: label }).getByRole('button').first().click()

it.each(['es', 'ar'] as const)('the form of a change and its review are without barriers (%s)', async (language) => {
  const { leave, words } = await openList(language, 'amend')
  const { changes, orders, positions } = words
  await openOrder(positions.tabs.pending())
  await sheet.getByRole('button', { name: positions.changeOrder() }).click()
  const form = page.getByRole('dialog', { name: positions.changeOrder() })
  await expect.element(form.getByRole('heading', { name: positions.changeOrder() })).toHaveFocus()
  await expect.element(form.getByRole('button', { name: changes.toReview() })).toBeDisabled()
  await form.getByLabelText(orders.quantity(), { exact: true }).fill('500')
  await expectNoBarriers()
  await form.getByRole('button', { name: changes.toReview() }).click()
  await expect.element(form.getByText(changes.keepsPlace(), { exact: true })).toBeVisible()
  await form.getByRole('button', { name: changes.back() }).click()
  await form.getByLabelText(orders.price({ currency: 'MYR' })).fill('1,53')
  await form.getByRole('button', { name: changes.toReview() }).click()
  await expect.element(form.getByText(changes.losesPlace())).toBeVisible()
  await expectNoBarriers()
  leave()
})

it('changing is hidden once its call met 404', async () => {
  const { leave, toaster, words } = await openList('us', 'amend', () => Effect.fail(new Unavailable({ status: 404 })))
  const { changes, orders, positions } = words
  await openOrder(positions.tabs.pending())
  await sheet.getByRole('button', { name: positions.changeOrder() }).click()
  await page.getByRole('dialog', { name: positions.changeOrder() }).getByLabelText(orders.quantity()).fill('500')
  await sheet.getByRole('button', { name: changes.toReview() }).click()
  await sheet.getByRole('button', { name: changes.send() }).click()
  await expect.poll(() => toaster.message.value?.text).toBe(words.notOffered())
  await openOrder(positions.tabs.pending())
  await expect.element(sheet.getByRole('button', { name: positions.cancelOrder() })).toBeVisible()
  expect(sheet.getByRole('button', { name: positions.changeOrder() }).elements()).toEqual([])
  leave()
})

it('changing is not offered where the config does not name it', async () => {
  const { leave, words } = await openList('us', 'cancelall')
  const { positions } = words
  await openOrder(positions.tabs.pending())
  await expect.element(sheet.getByRole('button', { name: positions.cancelOrder() })).toBeVisible()
  expect(sheet.getByRole('button', { name: positions.changeOrder() }).elements()).toEqual([])
  leave()
})

it.each(['es', 'ar'] as const)(
  'cancelling all is reviewed: which orders, and what becomes free (%s)',
  async (language) => {
    const { leave, words } = await openList(language, 'cancelall')
    const { changes, positions } = words
    await page.getByRole('button', { name: positions.cancelAll(), exact: true }).click()
    const list = sheet.getByRole('list', { name: changes.cancelAll.list() })
    await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(1)
    await expect.element(sheet.getByText(changes.cancelAll.released())).toBeVisible()
    await expectNoBarriers()
    leave()
  },
)
