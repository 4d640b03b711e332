import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { DAY } from '../../../paper/platform/clock/instant.ts'
import { marketTime } from '../../../ui/data/clock/format.ts'
import { localeRow } from '../../../ui/i18n/locales.ts'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

const NAME = 'Marina Ribera'
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

for (const language of walkedIn('ar'))
  test(`who has neither app nor recovery codes logs in a day after a request (${language})`, async ({
    broker,
    customer,
    open,
    steer,
  }) => {
    const words = await wordsOf(language, 'access', 'login', 'identity')
    const { access, identity, login } = words
    const { lostCodes } = access
    const { account, password, token } = customer
    const idNumber = `ID-${account}`
    await steer.post('/identity/grant', { account, name: NAME, idNumber })
    const { now } = await steer.get('/clock')
    await steer.post('/clock', { to: now, rate: 1 })
    const headers = { account, token }
    const { secret } = (await call(broker.url, '/security/codesetup', { password }, headers)) as { secret: string }
    const timestamp = Date.parse((await steer.get('/clock')).now)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    await call(broker.url, '/security/codeson', { code, requestid: randomUUID() }, headers)

    const page = await open('/login/login', { language, visitor: true })
    const logIn = page.getByRole('main').getByRole('button', { name: login.logIn, exact: true })
    const enter = async () => {
      await page.getByLabel(login.phone).fill(account)
      await page.getByLabel(login.password, { exact: true }).fill(password)
      await logIn.click()
    }
    await enter()
    const lost = page.getByRole('button', { name: lostCodes.lost })
    await expect(lost).toBeVisible()
    await expectAccessible(page)
    // By keyboard: the way back leads to where it was.
    await lost.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(lostCodes.about)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lost).toBeFocused()
    await lost.click()
    await sheet.getByRole('button', { name: lostCodes.send }).click()
    await expect(sheet.getByText(identity.problems['name-required'])).toBeVisible()
    await sheet.getByLabel(identity.name).fill('Another Name')
    await sheet.getByLabel(identity.idNumber).fill(idNumber)
    await expectAccessible(page)
    await expectNoOverflow(page)
    await sheet.getByRole('button', { name: lostCodes.send }).click()
    await expect(sheet.getByText(lostCodes.stages['under-review'])).toBeVisible()

    // Rejected: the sheet says why, and takes another try.
    await steer.post('/recoveries/reject', { account })
    await page.goBack()
    await expect(sheet).toBeHidden()
    // The form below was not sent with the one of the sheet.
    await expect(page.getByText(access.problems['code-missing'])).toBeHidden()
    await lost.click()
    await expect(sheet.getByText(lostCodes.stages.rejected)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByLabel(identity.name).fill(NAME)
    await sheet.getByLabel(identity.idNumber).fill(idNumber)
    await sheet.getByRole('button', { name: lostCodes.send }).click()
    await expect(sheet.getByText(lostCodes.stages['under-review'])).toBeVisible()
    const { endtime } = (await call(broker.url, '/security/codestate', {}, headers)) as { endtime: number }
    const end = plain(marketTime(endtime, localeRow(language).tag, 'Asia/Kuala_Lumpur'))
    expect(plain(await sheet.innerText())).toContain(plain(lostCodes.endsAt.replace(/\{.*?\}/, end)))
    await steer.post('/recoveries/approve', { account })

    // The session that is open elsewhere is warned, with what stops it.
    await page.evaluate(
      ([held, name]) => {
        localStorage.setItem('tokend', held ?? '')
        localStorage.setItem('account', name ?? '')
      },
      [token, account],
    )
    await open('/mine/loginCodes', { language, visitor: true })
    await expect(page.getByText(lostCodes.endsText)).toBeVisible()
    await expect(page.getByRole('link', { name: lostCodes.change })).toHaveAttribute('href', /loginPassword/)
    await expect(page.getByRole('button', { name: access.turnOff, exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)

    await page.evaluate(() => localStorage.removeItem('tokend'))
    await open('/login/login', { language, visitor: true })
    await enter()
    await lost.click()
    await expect(sheet.getByText(lostCodes.stages.accepted)).toBeVisible()
    await page.goBack()
    await steer.post('/clock', { to: new Date(endtime).toISOString() })
    await steer.post('/jobs/run', {})
    // The form still asks for a code, which the customer does not have.
    await logIn.click()
    await expect(page).toHaveURL(/#\/home\/index/)
    expect(endtime).toBeGreaterThanOrEqual(timestamp + DAY)
  })
