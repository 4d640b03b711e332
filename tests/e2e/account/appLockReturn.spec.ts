import type { Page } from '@playwright/test'
import { LOCK_AFTER } from '../../../domain/account/lock.ts'
import { callsUnderWay, untilAnswered } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { installBridge, leaveFor } from '../support/nativeBridge.ts'
import { wordsOf } from '../support/words.ts'

/** A phone whose customer has turned the lock on, before the app is opened. */
const lockedPhone = async (page: Page, account: string) => {
  const device = await installBridge(page, { isAvailable: true, ends: '' })
  await page.addInitScript((owner) => localStorage.setItem('lock', owner), account)
  // Before the app takes its time from it.
  await page.clock.install()
  return device
}

test('an app that was out of sight for a minute is locked over what was open, and follows a link', async ({
  customer,
  open,
  page,
}) => {
  const { settings } = await wordsOf('es', 'settings')
  const device = await lockedPhone(page, customer.account)
  await open('/mine/setting')
  const cover = page.getByRole('dialog', { name: settings.lock.title })
  await page.getByText(settings.row.appearance).click()
  const sheet = page.getByRole('dialog', { name: settings.row.appearance })
  await expect(sheet).toBeVisible()
  const before = device.seen.asked

  // Out of sight nothing is left to see in the picture among the open apps.
  await leaveFor(page, 1_000, () => expect(sheet).toBeHidden())
  await expect(sheet).toBeVisible()
  expect(device.seen.asked).toBe(before)

  device.set({ ends: 'userCancel' })
  await leaveFor(page, LOCK_AFTER + 1_000)
  await expect(cover).toBeVisible()
  await expect.poll(() => device.seen.asked).toBe(before + 1)
  await expect(page.getByText(settings.row.motion, { exact: true })).toBeHidden()
  device.set({ ends: '' })
  await cover.getByRole('button', { name: settings.lock.unlock }).click()
  await expect(cover).toBeHidden()
  await expect(sheet).toBeVisible()

  // A link to the app, opened in a message elsewhere.
  await device.notify('appUrlOpen', { url: 'https://app.example.com/#/mine/message' })
  await expect(page).toHaveURL(/#\/mine\/message/)
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/setting/)
})

test('a session that ends under the lock shows nothing before the log-in', async ({ customer, open, page, steer }) => {
  const { login, settings } = await wordsOf('es', 'login', 'settings')
  const device = await lockedPhone(page, customer.account)
  const underWay = callsUnderWay(page)
  // The last call of a start is answered after the return: out of sight it would tell too early that the session has ended.
  let comeBack = (): void => undefined
  const isBack = new Promise<void>((resolve) => (comeBack = resolve))
  await page.route('**/alert/list', async (route) => {
    await isBack
    await route.continue()
  })
  const last = page.waitForRequest((call) => call.url().endsWith('/alert/list'))
  await open('/mine/index')
  await last
  // An answer sets the app's clock, which the test moves.
  await expect.poll(() => underWay.size).toBe(1)
  device.set({ ends: 'userCancel' })
  // What is seen while the lock is there, and where it is taken away.
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    let wasLocked = false
    new MutationObserver(() => {
      const isLocked = document.querySelector('[data-in-front]') !== null
      const toast = [...document.querySelectorAll(':popover-open')].some((shown) =>
        shown.checkVisibility({ visibilityProperty: true }),
      )
      if (isLocked && toast) seen.push('toast')
      if (wasLocked && !isLocked)
        seen.push(location.hash.split('?')[0] ?? '', document.querySelector('main')?.innerText ?? '')
      wasLocked = isLocked
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await leaveFor(page, LOCK_AFTER + 1_000, () => steer.post('/sessions/expire', { account: customer.account }))
  const cover = page.getByRole('dialog', { name: settings.lock.title })
  await expect(cover).toBeVisible()
  comeBack()
  await expect(page.getByText(login.expired)).toBeVisible()
  await expect(cover).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'seen') as unknown)).toEqual([
    '#/login/login',
    expect.stringContaining(login.expired),
  ])
})

test('whom the device does not recognise at a return leaves to the log-in, without a connection too', async ({
  customer,
  open,
  page,
}) => {
  const { login, settings } = await wordsOf('es', 'login', 'settings')
  const device = await lockedPhone(page, customer.account)
  const underWay = callsUnderWay(page)
  await open('/mine/index')
  // An answer sets the app's clock, which the test moves.
  await untilAnswered(page, underWay, '/mine/index')
  device.set({ ends: 'userCancel' })
  await page.route('**/api/vue/**', (route) => route.abort())
  await leaveFor(page, LOCK_AFTER + 1_000)
  const cover = page.getByRole('dialog', { name: settings.lock.title })
  await cover.getByRole('button', { name: settings.lock.byPassword }).click()
  await expect(cover).toBeHidden()
  await expect(page.getByLabel(login.password, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tokend'))).toBeNull()
})
