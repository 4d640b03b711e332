import { callsUnderWay, untilAnswered } from '../support/calls.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

for (const language of walkedIn('ar'))
  test(`every screen tells a customer that the account was frozen, until a call succeeds; messages, invitation, identity, password and e-mail are whole (${language})`, async ({
    open,
    customer,
    steer,
  }) => {
    const { server, ...words } = await wordsOf(language, 'server')
    const freeze = (frozen: boolean) => steer.post('/freeze', { account: customer.account, frozen })
    const page = await open('/mine/language', { language })
    // The toast of the refused load says it too, for a moment.
    const banner = page
      .getByRole('status')
      .filter({ hasText: server['account-frozen'] })
      .filter({ has: page.getByRole('link') })
    const goTo = (path: string) => page.evaluate((hash) => (location.hash = hash), `#${path}`)
    await expect(banner).toBeHidden()
    await freeze(true)
    await goTo('/mine/withdraw')
    await expect(banner).toBeVisible()
    await expect(banner.getByRole('link', { name: words.customerService })).toHaveAttribute('rel', /noopener/)
    // The screen shows the reason; trying again would not help.
    await expect(page.getByRole('alert').getByText(server['account-frozen'])).toBeVisible()
    await expect(page.getByRole('button', { name: words.retry })).toBeHidden()
    await goTo('/mine/about')
    await expect(banner).toBeVisible()

    // Held sideways, the strip of the simulation lies beside it.
    const window = page.viewportSize()
    await page.setViewportSize({ width: 844, height: 390 })
    const [strip, link] = [
      await page.getByRole('complementary', { name: words.simulation }).boundingBox(),
      await banner.getByRole('link', { name: words.customerService }).boundingBox(),
    ]
    if (language === 'ar') expect(link!.x).toBeGreaterThanOrEqual(strip!.x + strip!.width)
    else expect(link!.x + link!.width).toBeLessThanOrEqual(strip!.x)
    if (window) await page.setViewportSize(window)

    await freeze(false)
    await goTo('/mine/fundingRecords')
    await expect(banner).toBeHidden()

    const underWay = callsUnderWay(page)
    for (const path of ['/mine/message', '/mine/qr', '/mine/verified', '/mine/loginPassword', '/mine/email'])
      await test.step(path, async () => {
        await goTo(path)
        await untilAnswered(page, underWay, path)
        await expectAccessible(page)
        await expectNoOverflow(page)
      })
  })
