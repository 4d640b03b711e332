import { randomUUID } from 'node:crypto'
import { call } from '../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

const CODE = '96115'

for (const language of ['es', 'ar'] as const)
  test(`home leads a newcomer from the first order to its profit (${language})`, async ({
    broker,
    customer,
    open,
    page,
    steer,
  }) => {
    const { firstHour: words } = await wordsOf(language, 'firstHour')
    await steer.delete('/market')
    await steer.post('/market/open', { calendar: 'MY' })
    await steer.post('/clock', { rate: 1 })
    await steer.post('/credit', { account: customer.account, currency: 'MYR', amount: '100000' })
    const ask = (path: string, body: Record<string, string>) =>
      call(broker.url, path, body, { account: customer.account, token: customer.token })
    const place = (action: 'open' | 'close', over: Record<string, string> = {}) =>
      ask('/trade/order', {
        code: CODE,
        direction: 'long',
        action,
        ordertype: 'market',
        quantity: '100',
        clientorderid: randomUUID(),
        ...over,
      })
    const card = page.getByRole('group', { name: words.title, exact: true })

    await open('/home/index', { language })
    await expect(card.getByRole('heading', { name: words.steps.order })).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
    await card.getByRole('button', { name: words.all, exact: true }).click()
    await expect(card.getByRole('listitem')).toHaveCount(6)
    await card.getByRole('link', { name: words.actions.order, exact: true }).click()
    await expect(page).toHaveURL(/#\/quotes\/index/)
    await page.goBack()

    // The next step comes by itself.
    await place('open')
    await expect(card.getByRole('heading', { name: words.steps.stop })).toBeVisible({ timeout: 30_000 })
    await expectNoOverflow(page)
    await card.getByRole('link', { name: words.actions.stop, exact: true }).click()
    await expect(page).toHaveURL(/#\/position\/info\?id=/)
    const id = new URLSearchParams(page.url().split('?')[1]).get('id') ?? ''
    // Bought shares can be sold after 15 minutes.
    await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
    await place('close', { positionid: id })
    await page.goBack()
    await expect(card.getByText(words.soldText)).toBeVisible({ timeout: 30_000 })
    await expectNoOverflow(page)
    await expectAccessible(page)
    await card.getByRole('button', { name: words.finish, exact: true }).click()
    await expect(card).toBeHidden()
    await page.reload()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await expect(card).toBeHidden()
  })

test('the settings begin it again; not now hides it over a reload', async ({ open, page }) => {
  const { firstHour: words, settings } = await wordsOf('us', 'firstHour', 'settings')
  const card = page.getByRole('group', { name: words.title, exact: true })
  await open('/home/index', { language: 'us' })
  await card.getByRole('button', { name: words.later, exact: true }).click()
  await expect(card).toBeHidden()
  await open('/mine/setting', { language: 'us' })
  await page.getByRole('button', { name: settings.row.firstHour }).click()
  await expect(page).toHaveURL(/#\/home\/index/)
  await expect(card).toBeVisible()
})
