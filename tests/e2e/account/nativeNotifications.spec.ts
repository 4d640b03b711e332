import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { installBridge } from '../support/nativeBridge.ts'
import { wordsOf } from '../support/words.ts'

/** What the fake shell's service gives. */
const TOKEN = 'device:of-the-end-to-end-tests:0123456789'
const SHELL = { isAvailable: false, ends: '' } as const

for (const language of ['es', 'ar'] as const)
  test(`in a native shell topics are turned on, told, opened, and turned off (${language})`, async ({
    broker,
    open,
    page,
    session,
  }) => {
    const { settings } = await wordsOf(language, 'settings')
    const { notifications } = settings
    const device = await installBridge(page, { ...SHELL, notifications: 'prompt' })
    await open('/mine/setting', { language })
    const trades = page.getByRole('switch', { name: notifications.topics.trades.title })
    await expect(trades).not.toBeChecked()
    expect(device.seen.isRegistered).toBe(false)
    await trades.click()
    await expect(trades).toBeChecked()
    const { account, token } = session.now()
    const state = () => call(broker.url, '/push/state', {}, { account, token })
    await expect.poll(state).toEqual({ endpoint: '', devicetoken: TOKEN, language, topics: 'trades' })
    await page.reload()
    await expect(trades).toBeChecked()
    await expectAccessible(page)
    await expectNoOverflow(page)

    // In front of the customer the app tells it itself.
    const sent = { title: 'FILL', body: '100 × 4.20', data: { id: 'm1', code: '' } }
    await device.notify('pushNotificationReceived', sent)
    await expect(page.getByText('100 × 4.20')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: notifications.open, exact: true }).click()
    await expect(page).toHaveURL(/messageInfo/)
    // One that was swept away opens nothing.
    const alert = { title: 'ALERT', body: '', data: { id: 'm2', code: '96115' } }
    await device.notify('pushNotificationActionPerformed', { actionId: 'dismiss', notification: alert })
    await expect(page).toHaveURL(/messageInfo/)
    await device.notify('pushNotificationActionPerformed', { actionId: 'tap', notification: alert })
    await expect(page).toHaveURL(/quotes\/info.*96115/)

    await open('/mine/setting', { language })
    await trades.click()
    await expect(trades).not.toBeChecked()
    await expect.poll(state).toEqual({ endpoint: '', devicetoken: '', language: '', topics: '' })
    await expect.poll(() => device.seen.isRegistered).toBe(false)
  })

test('a shell in which notifications are blocked says how to allow them', async ({ open, page }) => {
  const { settings } = await wordsOf('es', 'settings')
  await installBridge(page, { ...SHELL, notifications: 'denied' })
  await open('/mine/setting')
  await expect(page.getByText(settings.notifications.onDevice.blocked)).toBeVisible()
  await expectAccessible(page)
})

test('a server without native notifications is offered none', async ({ open, page }) => {
  const { settings } = await wordsOf('es', 'settings')
  await installBridge(page, { ...SHELL, notifications: 'granted' })
  await page.route('**/common/config', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: ReadonlyArray<{ name: string }> }
    await route.fulfill({ response, json: { ...body, data: body.data.filter(({ name }) => name !== 'nativepush') } })
  })
  await open('/mine/setting')
  await expect(page.getByText(settings.row.hold, { exact: true })).toBeVisible()
  await expect(page.getByText(settings.notifications.title)).toHaveCount(0)
})

test('a shell without the plug-in has none', async ({ open, page }) => {
  const { settings } = await wordsOf('es', 'settings')
  await installBridge(page, SHELL)
  await open('/mine/setting')
  await expect(page.getByText(settings.row.hold, { exact: true })).toBeVisible()
  await expect(page.getByText(settings.notifications.title)).toHaveCount(0)
})
