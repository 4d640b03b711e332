import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { installBridge } from '../support/nativeBridge.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

/** What the fake shell's service gives. */
const TOKEN = 'device:of-the-end-to-end-tests:0123456789'
const SHELL = { isAvailable: false, ends: '' } as const

for (const language of walkedIn('es'))
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

    await goTo(page, '/mine/setting')
    await trades.click()
    await expect(trades).not.toBeChecked()
    await expect.poll(state).toEqual({ endpoint: '', devicetoken: '', language: '', topics: '' })
    await expect.poll(() => device.seen.isRegistered).toBe(false)
  })
