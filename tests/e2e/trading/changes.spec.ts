import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { test as base } from './mondayMorning.ts'

const CODE = '96115'
const PENDING = '/position/index?tab=pending'

interface Order {
  readonly id: string
  readonly price: string
  readonly quantity: string
  readonly state: string
  readonly positionid: string
}

interface Desk {
  /** Below all bids: an order at it stays pending. */
  readonly price: string
  readonly wait: (quantity: string) => Promise<Order>
  readonly buy: (quantity: string) => Promise<Order>
  readonly info: (id: string) => Promise<Order>
  /** What is held of a position. */
  readonly heldOf: (positionId: string) => Promise<number>
}

const test = base.extend<{ readonly desk: Desk }>({
  desk: async ({ ask }, use) => {
    const depth = (await ask('/quotes/depth', { code: CODE })) as {
      readonly book: { readonly bids: { price: string }[] }
    }
    const price = (Math.round(Number(depth.book.bids.at(-1)!.price) * 100 - 4) / 100).toFixed(2)
    const order = async (form: Record<string, string>) =>
      (await ask('/trade/order', {
        code: CODE,
        direction: 'long',
        action: 'open',
        clientorderid: crypto.randomUUID(),
        ...form,
      })) as Order
    await use({
      price,
      wait: (quantity) => order({ ordertype: 'limit', price, quantity }),
      buy: (quantity) => order({ ordertype: 'market', quantity }),
      info: async (id) => (await ask('/trade/orderinfo', { orderid: id })) as Order,
      heldOf: async (positionid) =>
        Number(((await ask('/trade/positioninfo', { positionid })) as { readonly quantity: string }).quantity),
    })
  },
})

type PositionWords = Awaited<ReturnType<typeof wordsOf>>['positions']

/** Opens the details of the only pending order. */
const openOrder = (page: Page, words: PositionWords) =>
  page.getByRole('list', { name: words.tabs.pending }).getByRole('listitem').getByRole('button').first().click()

/** Opens the form of a change from the details of the order: it takes the focus, while the details leave. */
const openChange = async (page: Page, words: PositionWords) => {
  await openOrder(page, words)
  await page.getByRole('dialog').getByRole('button', { name: words.changeOrder }).click()
  const sheet = page.getByRole('dialog', { name: words.changeOrder })
  await expect(sheet.getByRole('heading', { name: words.changeOrder })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(sheet.getByRole('heading', { name: words.changeOrder })).toBeFocused()
  return page.getByRole('dialog')
}

for (const language of ['es', 'ar'] as const)
  test(`a waiting order is changed, and the review says what becomes of its place (${language})`, async ({
    desk,
    open,
  }) => {
    const { changes, orders, positions, server } = await wordsOf(language, 'changes', 'orders', 'positions', 'server')
    const placed = await desk.wait('1000')
    const page = await open(PENDING, { language })
    const sheet = await openChange(page, positions)
    await expect(sheet.getByRole('button', { name: changes.toReview })).toBeDisabled()
    await sheet.getByLabel(orders.quantity, { exact: true }).fill('500')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('button', { name: changes.toReview }).click()
    await expect(sheet.getByText(changes.keepsPlace, { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: changes.back }).click()
    await sheet
      .getByLabel(orders.price.replace('{currency:string}', 'MYR').replace('{currency}', 'MYR'))
      .fill((Number(desk.price) - 0.01).toFixed(2).replace('.', ','))
    await sheet.getByRole('button', { name: changes.toReview }).click()
    await expect(sheet.getByText(changes.losesPlace)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: changes.send, exact: true }).click()
    await expect(sheet.getByText(server['order-changed'])).toBeVisible()
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    await expect(sheet).toBeHidden()
    expect(await desk.info(placed.id)).toMatchObject({ quantity: '500', state: 'pending' })
    expect(Number((await desk.info(placed.id)).price)).toBeCloseTo(Number(desk.price) - 0.01)
  })

test('changing is hidden where the server lacks the call, and where its config does not name it', async ({
  desk,
  open,
  page,
}) => {
  const { changes, orders, positions } = await wordsOf('us', 'changes', 'orders', 'positions')
  await desk.wait('1000')
  await page.route('**/trade/amendorder', (route) => route.fulfill({ status: 404, body: '' }))
  await open(PENDING, { language: 'us' })
  const sheet = await openChange(page, positions)
  await sheet.getByLabel(orders.quantity, { exact: true }).fill('500')
  await sheet.getByRole('button', { name: changes.toReview }).click()
  await sheet.getByRole('button', { name: changes.send, exact: true }).click()
  await expect(page.getByText(changes.notOffered).first()).toBeVisible()
  await openOrder(page, positions)
  await expect(page.getByRole('dialog').getByRole('button', { name: positions.cancelOrder })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: positions.changeOrder })).toBeHidden()

  await page.route('**/common/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('orderfeatures', 'otherfeatures') })
  })
  await page.reload()
  await openOrder(page, positions)
  await expect(page.getByRole('dialog').getByRole('button', { name: positions.cancelOrder })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: positions.changeOrder })).toBeHidden()
})

for (const language of ['es', 'ar'] as const)
  test(`all pending orders are cancelled and all positions closed, after a review of each (${language})`, async ({
    desk,
    open,
    steer,
  }) => {
    const { changes, positions, server } = await wordsOf(language, 'changes', 'positions', 'server')
    const bought = await desk.buy('1000')
    const waiting = [await desk.wait('1000'), await desk.wait('500')]
    const page = await open(PENDING, { language })
    await page.getByRole('button', { name: positions.cancelAll, exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('list', { name: changes.cancelAll.list }).getByRole('listitem')).toHaveCount(2)
    await expect(sheet.getByText(changes.cancelAll.released)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /2/ }).click()
    await expect(sheet.getByText(server['orders-cancelled'])).toBeVisible()
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    for (const { id } of waiting) expect((await desk.info(id)).state).toBe('cancelled')

    await open('/position/index?tab=holdings', { language })
    await page.getByRole('button', { name: positions.closeAll, exact: true }).click()
    // Nothing may be sold within 15 minutes of a purchase.
    await expect(sheet.getByText(changes.closeAll.none)).toBeVisible()
    await expect(sheet.getByRole('button', { name: /0/ })).toBeDisabled()
    await page.keyboard.press('Escape')
    await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
    await page.getByRole('button', { name: positions.closeAll, exact: true }).click()
    await expect(sheet.getByText(changes.closeAll.proceeds)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('button', { name: /1/ }).click()
    await expect(sheet.getByText(server['positions-closing'])).toBeVisible()
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    await steer.post('/clock', { advanceMilliseconds: 60_000 })
    await steer.post('/trading/sweep')
    await expect.poll(() => desk.heldOf(bought.positionid)).toBe(0)
  })
