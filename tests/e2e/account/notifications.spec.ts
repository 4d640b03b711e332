import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

// Other specs block the worker, so that they see the server; it shows the notifications.
test.use({ serviceWorkers: 'allow' })

/** A push service is not part of the test browser: it gives an address that belongs to nobody. */
const givePushAddress = async (page: Page): Promise<void> => {
  const given = {
    endpoint: `https://push.example.com/send/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
  await page.addInitScript((json) => {
    // A headless browser grants it when asked, and says after a reload that it is denied.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    let current: object | null = null
    PushManager.prototype.subscribe = function subscribe(options) {
      const unsubscribe = () => {
        current = null
        return Promise.resolve(true)
      }
      current = { options, toJSON: () => json, unsubscribe }
      return Promise.resolve(current as PushSubscription)
    }
    PushManager.prototype.getSubscription = () => Promise.resolve(current as PushSubscription | null)
  }, given)
}

/** Delivers a message to the app's worker, as a push service does. */
const deliver = async (page: Page, origin: string, message: object): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

for (const language of walkedIn('ar'))
  test(`topics are turned on as notifications, shown, and turned off (${language})`, async ({
    broker,
    context,
    open,
    page,
    session,
  }) => {
    const { settings } = await wordsOf(language, 'settings')
    await context.grantPermissions(['notifications'], { origin: broker.url })
    await givePushAddress(page)
    await open('/mine/setting', { language })
    const { alerts, messages, trades } = settings.notifications.topics
    const lever = page.getByRole('switch', { name: alerts.title })
    await expect(lever).not.toBeChecked({ timeout: 60_000 })
    await lever.click()
    await expect(lever).toBeChecked()
    const { account, token } = session.now()
    const state = () => call(broker.url, '/push/state', {}, { account, token })
    expect(await state()).toMatchObject({ language, topics: 'alerts' })
    // Each has a switch of its own; what is on stays so after a reload.
    await page.getByRole('switch', { name: trades.title }).press('Space')
    await expect.poll(state).toMatchObject({ topics: 'alerts trades' })
    await page.reload()
    await expect(page.getByRole('switch', { name: trades.title })).toBeChecked({ timeout: 60_000 })
    await expect(page.getByRole('switch', { name: messages.title })).not.toBeChecked()
    await expect(lever).toBeChecked()
    await page.getByRole('switch', { name: trades.title }).click()
    await expect.poll(state).toMatchObject({ topics: 'alerts' })
    await expectAccessible(page)
    await expectNoOverflow(page)

    // A headless browser has nowhere to show them, so what the worker asks for is kept.
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('no worker is installed')
    await worker.evaluate(() => {
      const registration: object = Reflect.get(globalThis, 'registration')
      const shown: unknown[] = []
      const showNotification = (title: string, { body, data }: NotificationOptions) => {
        shown.push({ title, body, data: data as unknown })
        return Promise.resolve()
      }
      Object.assign(registration, { shown, showNotification })
    })
    await deliver(page, broker.url, { id: 'm1', title: 'Alerta', body: '8,60 MYR', code: '96115' })
    const shown = () =>
      worker.evaluate(() => Reflect.get(Reflect.get(globalThis, 'registration') as object, 'shown') as unknown)
    await expect.poll(shown).toEqual([{ title: 'Alerta', body: '8,60 MYR', data: { code: '96115', id: 'm1' } }])

    await lever.click()
    await expect(lever).not.toBeChecked()
    await expect.poll(state).toEqual({ endpoint: '', devicetoken: '', language: '', topics: '' })
  })
