import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { installBridge } from '../support/nativeBridge.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

/** Files that only a native shell may download. */
const NATIVE = /\/assets\/(?:nativeShell|shellParts|LockRow|lockTexts)-/

for (const language of walkedIn('ar'))
  test(`a customer turns the lock of the app on, opens it by the device or by password, and turns it off (${language})`, async ({
    customer,
    open,
    page,
  }) => {
    const { login, settings } = await wordsOf(language, 'login', 'settings')
    const { lock } = settings
    const device = await installBridge(page, { isAvailable: true, ends: 'userCancel' })
    // Asked before.
    await page.addInitScript((account) => localStorage.setItem('lockOffered', account), customer.account)
    await open('/mine/setting', { language })
    const row = page.getByRole('switch', { name: lock.row })
    await expect(row).toHaveAttribute('aria-checked', 'false')

    // Turned on only once the device has opened it.
    await row.click()
    await expect.poll(() => device.seen.asked).toBe(1)
    await expect(row).toHaveAttribute('aria-checked', 'false')
    device.set({ ends: 'authenticationFailed' })
    await row.click()
    await expect(page.getByText(lock.notTurnedOn.failed)).toBeVisible()
    expect(device.seen.isHidden).toBe(false)
    device.set({ ends: '' })
    await row.click()
    await expect(row).toHaveAttribute('aria-checked', 'true')
    await expect.poll(() => device.seen.isHidden).toBe(true)
    await expectAccessible(page)
    await expectNoOverflow(page)

    // At a start nothing is shown or asked for before; the device is asked at once.
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    device.set({ ends: 'userCancel' })
    await page.reload()
    const cover = page.getByRole('dialog', { name: lock.title })
    await expect(cover).toBeVisible()
    await expect.poll(() => device.seen.asked).toBe(4)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(cover).toBeVisible()
    await device.pressBack()
    await expect.poll(() => device.seen.minimised).toBe(1)
    await expect(cover).toBeVisible()
    expect(asked.filter((url) => url.includes('getUserinfo'))).toEqual([])
    device.set({ ends: 'biometryLockout' })
    await cover.getByRole('button', { name: lock.unlock }).click()
    await expect(cover.getByText(lock.problems['locked-out'])).toBeVisible()
    device.set({ ends: '' })
    await cover.getByRole('button', { name: lock.unlock }).click()
    await expect(cover).toBeHidden()
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible()
    await expect(row).toHaveAttribute('aria-checked', 'true')

    // Who has removed face, finger and code enters by password, and comes back; the lock stays on.
    device.set({ ends: 'noDeviceCredential', isAvailable: false })
    await page.reload()
    await expect(cover.getByText(lock.problems.unavailable)).toBeVisible()
    await cover.getByRole('button', { name: lock.byPassword }).click()
    await expect(cover).toBeHidden()
    // The account is filled in a moment after the form is there.
    await expect(page.getByRole('button', { name: login.otherAccount })).toBeVisible()
    await page.getByLabel(login.password, { exact: true }).fill(customer.password)
    await page.getByRole('main').getByRole('button', { name: login.logIn, exact: true }).click()
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible()
    await expect(row).toHaveAttribute('aria-checked', 'true')
    await row.click()
    // This device could not open it again.
    await expect(row).toHaveCount(0)
    await expect.poll(() => device.seen.isHidden).toBe(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible()
    await expect(cover).toBeHidden()
  })

for (const language of walkedIn('es'))
  test(`the lock is offered once, at a later start (${language})`, async ({ open, page }) => {
    const { settings } = await wordsOf(language, 'settings')
    const { lock } = settings
    const device = await installBridge(page, { isAvailable: true, ends: 'userCancel' })
    await open('/mine/setting', { language })
    const offer = page.getByRole('dialog', { name: lock.offer.title })
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    // Cancelled by mistake, it can be tried again.
    await offer.getByRole('button', { name: lock.offer.turnOn }).click()
    await expect.poll(() => device.seen.asked).toBe(1)
    device.set({ ends: '' })
    await offer.getByRole('button', { name: lock.offer.turnOn }).click()
    await expect(offer).toBeHidden()
    const row = page.getByRole('switch', { name: lock.row })
    await expect(row).toHaveAttribute('aria-checked', 'true')
    await row.click()
    await expect(row).toHaveAttribute('aria-checked', 'false')
    await page.reload()
    await expect(row).toHaveAttribute('aria-checked', 'false')
    await expect(offer).toBeHidden()

    // Back declines, as "not now" does, and leaves the screen below as it is.
    await page.evaluate(() => localStorage.removeItem('lockOffered'))
    await page.reload()
    await expect(offer).toBeVisible()
    await device.pressBack()
    await expect(offer).toBeHidden()
    expect(device.seen.minimised).toBe(0)
    await expect(page.getByRole('heading', { name: settings.title })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('lockOffered'))
    await page.reload()
    await offer.getByRole('button', { name: lock.offer.notNow }).click()
    await expect(offer).toBeHidden()
    await expect(row).toHaveAttribute('aria-checked', 'false')
  })

test('a shell whose device cannot check its owner offers no lock; a browser downloads nothing of it', async ({
  open,
  page,
}) => {
  const { settings } = await wordsOf('es', 'settings')
  const row = page.getByRole('switch', { name: settings.lock.row })
  const files: string[] = []
  page.on('request', (request) => void files.push(request.url()))
  await open('/mine/setting')
  await expect(page.getByText(settings.row.devices)).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(files.filter((url) => NATIVE.test(url))).toEqual([])
  // What the worker downloads for use without a connection.
  const worker = await page.request.get(new URL('worker.js', page.url()).href)
  expect(NATIVE.exec(await worker.text())).toBeNull()
  await installBridge(page, { isAvailable: false, ends: '' })
  await page.reload()
  await expect(page.getByText(settings.row.devices)).toBeVisible()
  await expect.poll(() => files.filter((url) => NATIVE.test(url)).length).toBe(4)
  await expect(row).toHaveCount(0)
})
