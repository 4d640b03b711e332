import { longRuns } from '../../../paper/testing/longRuns.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { BESIDE, SHOWN } from './situations.ts'

test.use({ locale: 'en-GB' })

/**
 * The situations that are made here, each with the app beside it. That all of them can be made, and what their customers
 * see, is `paper/main/situations/situations.db.test.ts`.
 */
const MADE = longRuns(0, 1) === 1 ? Object.keys(SHOWN) : BESIDE

test('every situation in one click, with the app beside it', async ({ broker, context, page, steer }) => {
  test.setTimeout(longRuns(420_000, 900_000))
  await context.addInitScript(() => localStorage.setItem('language', 'us'))
  await steer.post('/clock', { to: '2026-06-09T02:30:00Z', rate: 1 })
  await steer.post('/snapshots', { name: 'before' })
  await page.goto(`${broker.url}/paper`)
  const { situations } = await steer.get('/situations')
  expect(situations.map(({ name }) => name).toSorted()).toEqual(Object.keys(SHOWN).toSorted())
  await expect(page.getByRole('button', { name: /^Make: / })).toHaveCount(situations.length)
  for (const name of MADE)
    await test.step(name, async () => {
      await steer.post('/snapshots/restore', { name: 'before' })
      await page.getByRole('button', { name: `Make: ${name}`, exact: true }).click()
      await expect(page.getByRole('heading', { name: `Made: ${name}`, exact: true })).toBeVisible()
      const opened = context.pages().length > 1 ? undefined : page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Open the app there' }).click()
      const app = (await opened) ?? context.pages()[1]!
      // The app is loaded each time.
      await expect.soft(app.locator('body'), name).toContainText(SHOWN[name]!, { timeout: 60_000 })
    })
  expect((await steer.get('/audit')).problems).toEqual([])
  await steer.post('/snapshots/restore', { name: 'before' })
})

test('shows and changes customers, market, reviews, faults, draws and the state, for a tester who has its key', async ({
  broker,
  customer,
  page,
  steer,
}) => {
  const { account } = customer
  await steer.post('/clock', { to: '2026-06-09T02:30:00Z', rate: 0 })
  await page.goto(`${broker.url}/paper`)
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  await expect(page.getByText('2026-06-09 02:30:00 UTC')).toBeVisible()
  await page.getByRole('button', { name: '+16 min' }).click()
  await expect(page.getByText('2026-06-09 02:46:00 UTC')).toBeVisible()

  await tab('Snapshots')
  await page.getByLabel('Name of the snapshot').fill('seen')
  await page.getByRole('button', { name: 'Take' }).click()
  await expect(page.getByRole('button', { name: 'Restore: seen' })).toBeVisible()
  await page.getByRole('button', { name: 'Prove the books' }).click()
  await expect(page.getByText('The books are right.')).toBeVisible()
  await expectAccessible(page)

  await tab('Customers')
  await page.getByLabel('Part of the account').fill(account)
  const row = page.getByRole('listitem').filter({ hasText: account })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'Freeze' }).click()
  await expect(row.getByText('frozen', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Details: ${account}` }).click()
  await expect(page.getByRole('heading', { name: account })).toBeVisible()
  await expect(page.getByText(/MYR$/).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  await tab('Market')
  await page.getByLabel('Code or name').fill('96038')
  await expect(page.getByRole('heading', { name: /96038/ })).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('3.60')
  await page.getByRole('button', { name: 'Set: 96038' }).click()
  await expect(page.getByText('3.600 MYR')).toBeVisible()
  await page.getByRole('button', { name: 'One step up' }).click()
  await expect(page.getByText('3.610 MYR')).toBeVisible()
  await page.getByRole('button', { name: 'Halt', exact: true }).click()
  await expect(page.getByText('halted', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // Other tests of this broker may have left things to review, and faults.
  const { account: withdrawing } = await steer.situation('withdrawal-being-paid')
  await tab('Reviews')
  const review = page.getByRole('listitem').filter({ hasText: withdrawing })
  await review.getByRole('button', { name: 'Approve' }).click()
  await expect(review).toHaveCount(0)

  await tab('Faults')
  await page.getByLabel('Call, empty for every one').fill('/news/list')
  await page.getByRole('button', { name: 'Add' }).click()
  const fault = page.getByRole('listitem').filter({ hasText: '/news/list' })
  await fault.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(fault).toHaveCount(0)
  await expectAccessible(page)

  await tab('Events')
  await page.getByLabel('Only of this account').fill(account)
  // Until the filter is applied, those of other customers are there too.
  await expect(page.getByText(/POST \/control\/freeze/)).toHaveCount(1)
  await expect(page.getByText(`POST /control/freeze {"account":"${account}"`)).toBeVisible()
  await tab('Snapshots')
  await page.getByRole('button', { name: 'Restore: seen' }).click()
  await tab('Customers')
  await expect(page.getByRole('listitem').filter({ hasText: account })).toBeVisible()
  await expect(page.getByText('frozen', { exact: true })).toHaveCount(0)
  expect((await steer.get('/market')).overrides).toEqual([])

  await steer.post('/clock', { rate: 1 })
  // Other tests of this broker may have left subscriptions too.
  const { account: subscriber } = await steer.situation('subscription-waiting')
  await page.reload()
  await tab('Draws')
  const subscription = page.getByRole('listitem').filter({ hasText: subscriber })
  await subscription.getByRole('button', { name: 'Wins nothing' }).click()
  await subscription.getByRole('button', { name: 'Announce the result' }).click()
  for (const name of ['Wins nothing', 'Announce the result'])
    await expect(subscription.getByRole('button', { name })).toHaveCount(0)

  // A call that the broker refuses.
  await tab('Snapshots')
  await page.getByLabel('Name of the snapshot').fill('No good name')
  await page.getByRole('button', { name: 'Take' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'must match pattern' })).toBeAttached()

  await test.step('a page without the key of the console may not call the control API', async () => {
    await page.goto(broker.url)
    const status = (headers: Record<string, string>) =>
      page.evaluate(async (sent) => (await fetch('/control/clock', { headers: sent })).status, headers)
    expect(await status({})).toBe(403)
    expect(await status({ 'x-console-key': 'guessed' })).toBe(403)
    // A script is not given the page that has the key.
    expect(await page.evaluate(async () => (await fetch('/paper/')).status)).toBe(403)
  })
})
