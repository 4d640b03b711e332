import { randomUUID } from 'node:crypto'
import { call } from '../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from './support/fixtures.ts'
import { moves, watchMoves } from './support/moves.ts'
import { walkedIn, wordsOf } from './support/words.ts'

const CODE = '96115'

// A server without stops, and who has traded before: src/wholeApp/firstHour.browser.test.tsx.
for (const language of walkedIn('es'))
  test(`home leads a newcomer from the first order to its profit; the settings begin it again, and not now hides it (${language})`, async ({
    broker,
    customer,
    open,
    page,
    steer,
  }) => {
    const { firstHour: words, home, settings } = await wordsOf(language, 'firstHour', 'home', 'settings')
    await steer.post('/market/open', { calendar: 'MY' })
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

    await watchMoves(page)
    // As after a log-in.
    await open('/login/loading', { language })
    await expect(card.getByRole('heading', { name: words.steps.order })).toBeVisible()
    expect(await moves(page)).toEqual([])
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
    const downloads: string[] = []
    page.on('request', (request) => /\/FirstHour-/.test(request.url()) && downloads.push(request.url()))
    await page.reload()
    await expect(page.getByText(home.latestNews).first()).toBeVisible()
    await expect(card).toBeHidden()
    // Who is not led downloads nothing of it.
    expect(downloads).toEqual([])

    await test.step('after the reload the settings begin it again, and not now hides it', async () => {
      await goTo(page, '/mine/setting')
      await page.getByRole('button', { name: settings.row.firstHour }).click()
      await expect(page).toHaveURL(/#\/home\/index/)
      await expect(card).toBeVisible()
      expect(downloads).toHaveLength(1)
      await card.getByRole('button', { name: words.later, exact: true }).press('Enter')
      await expect(card).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })
