import { expect, expectAccessible, expectNoOverflow, goTo } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { buyAtMarket, test } from './mondayMorning.ts'

const CODE = '96115'
const language = 'ar'

interface Order {
  readonly id: string
  readonly price: string
  readonly quantity: string
  readonly state: string
}

/** Below all bids: an order at it stays pending. */
const waitingPrice = async (ask: (path: string, form: Record<string, string>) => Promise<unknown>) => {
  const depth = (await ask('/quotes/depth', { code: CODE })) as {
    readonly book: { readonly bids: { price: string }[] }
  }
  return Math.round(Number(depth.book.bids.at(-1)!.price) * 100 - 4) / 100
}
const typed = (price: number) => price.toFixed(2).replace('.', ',')

test('a limit order waits, is changed after a review that says what becomes of its place, and is cancelled; all are cancelled and closed (ar)', async ({
  ask,
  open,
  page,
  steer,
}) => {
  const { changes, orders, positions, server } = await wordsOf(language, 'changes', 'orders', 'positions', 'server')
  const price = await waitingPrice(ask)
  const sheet = page.getByRole('dialog')
  const priceField = orders.price.replace(/\{currency.*?\}/, 'MYR')
  const waiting = async () => ((await ask('/trade/pendinglist', { code: CODE })) as { list: Order[] }).list

  await test.step('it is placed below all bids', async () => {
    await open(`/quotes/infoBuy?code=${CODE}&direction=long`, { language })
    await page.getByLabel(priceField).fill(typed(price))
    await page.getByLabel(orders.quantity, { exact: true }).fill('1000')
    await page.getByRole('button', { name: orders.review }).last().click()
    await sheet.getByRole('button', { name: orders.send }).click()
    await expect(sheet.getByText(orders.result.accepted)).toBeVisible()
    await sheet.getByRole('link', { name: orders.toOrders }).click()
  })

  await test.step('its details lead to the form of its change, which takes the focus', async () => {
    const list = page.getByRole('list', { name: positions.tabs.pending })
    await list.getByRole('listitem').getByRole('button').first().click()
    await sheet.getByRole('button', { name: positions.changeOrder }).click()
    const form = page.getByRole('dialog', { name: positions.changeOrder })
    await expect(form.getByRole('heading', { name: positions.changeOrder })).toBeFocused()
    await expect(sheet).toHaveCount(1)
    await expect(form.getByRole('heading', { name: positions.changeOrder })).toBeFocused()
  })

  await test.step('the review says whether it keeps its place, and the change is sent', async () => {
    await expect(sheet.getByRole('button', { name: changes.toReview })).toBeDisabled()
    await sheet.getByLabel(orders.quantity, { exact: true }).fill('500')
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('button', { name: changes.toReview }).click()
    await expect(sheet.getByText(changes.keepsPlace, { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: changes.back }).click()
    await sheet.getByLabel(priceField).fill(typed(price - 0.01))
    await sheet.getByRole('button', { name: changes.toReview }).click()
    await expect(sheet.getByText(changes.losesPlace)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: changes.send, exact: true }).click()
    await expect(sheet.getByText(server['order-changed'])).toBeVisible()
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    await expect(sheet).toBeHidden()
    const [changed] = await waiting()
    expect(changed).toMatchObject({ quantity: '500', state: 'pending' })
    expect(Number(changed?.price)).toBeCloseTo(price - 0.01)
  })

  await test.step('it is cancelled, and its money is free', async () => {
    await page.getByRole('button', { name: positions.cancelOrder }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: positions.cancelOrder }).click()
    await expect(page.getByText(positions.noPending)).toBeVisible()
    const funds = (await ask('/trade/funds', {})) as { currency: string; held: string }[]
    expect(Number(funds.find(({ currency }) => currency === 'MYR')?.held)).toBe(0)
  })

  await test.step('all pending orders are cancelled and all positions closed, after a review of each', async () => {
    const bought = await buyAtMarket(ask, CODE)
    const wait = async (quantity: string) => {
      const form = { code: CODE, direction: 'long', action: 'open', ordertype: 'limit', price: String(price), quantity }
      return (await ask('/trade/order', { ...form, clientorderid: crypto.randomUUID() })) as Order
    }
    const waiting = [await wait('1000'), await wait('500')]
    await goTo(page, '/position/index?tab=holdings')
    await goTo(page, '/position/index?tab=pending')
    await page.getByRole('button', { name: positions.cancelAll, exact: true }).click()
    await expect(sheet.getByRole('list', { name: changes.cancelAll.list }).getByRole('listitem')).toHaveCount(2)
    await expect(sheet.getByText(changes.cancelAll.released)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /2/ }).click()
    await expect(sheet.getByText(server['orders-cancelled'])).toBeVisible()
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    for (const { id } of waiting)
      expect(await ask('/trade/orderinfo', { orderid: id })).toMatchObject({ state: 'cancelled' })

    await goTo(page, '/position/index?tab=holdings')
    await page.getByRole('button', { name: positions.more, exact: true }).click()
    await page.getByRole('button', { name: positions.closeAll, exact: true }).click()
    // Nothing may be sold within 15 minutes of a purchase.
    await expect(sheet.getByText(changes.closeAll.none)).toBeVisible()
    await expect(sheet.getByRole('button', { name: /0/ })).toBeDisabled()
    await page.keyboard.press('Escape')
    await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
    await page.getByRole('button', { name: positions.more, exact: true }).click()
    await page.getByRole('button', { name: positions.closeAll, exact: true }).click()
    await expect(sheet.getByText(changes.closeAll.proceeds)).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('button', { name: /1/ }).click()
    await expect(sheet.getByText(server['positions-closing'])).toBeVisible()
    await sheet.getByRole('button', { name: changes.close, exact: true }).last().click()
    await steer.post('/clock', { advanceMilliseconds: 60_000 })
    await steer.post('/trading/sweep')
    const held = async () =>
      Number(((await ask('/trade/positioninfo', { positionid: bought.positionid })) as { quantity: string }).quantity)
    await expect.poll(held).toBe(0)
  })
})
