import { expect, expectAccessible } from '../support/fixtures.ts'
import { cameraPhoto } from '../support/pictures.ts'
import { depositScreen } from './depositScreen.ts'
import { identityScreen } from './identityScreen.ts'
import { BANK, PASSWORD } from './inPlace.ts'
import { expectReceipt } from './receipt.ts'
import type { Journey } from './journey.ts'
import { payeeScreen } from './payeeScreen.ts'

/** A well-formed IBAN with wrong check digits. */
const MISTYPED = 'ES9221000418450200051332'

/** Every screen for money requires an identity first. */
export const meetTheGate = async ({ page, words: { markets, transfers, security }, go }: Journey) => {
  await expect(page.getByText(transfers.gates.identity, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: markets.ways.identity })).toBeVisible()
  await go('/mine/fundPassword')
  await page.getByRole('link', { name: security.toIdentity }).click()
}

export const proveIdentity = async ({ page, words, customer: { account }, go, steer }: Journey) => {
  const { identity } = words
  const form = identityScreen({ page, words })
  await form.submit()
  await expect(page.getByText(identity.problems['name-required'])).toBeVisible()
  await expect(page.getByText(identity.problems['image-required']).first()).toBeVisible()
  await form.fillIn(BANK.holder, `ID-${account}`, ['#4466aa', '#aa6644'])
  await expectAccessible(page)
  await form.submit()
  await expect(page.getByText(identity.states['under-review'])).toBeVisible()

  await steer.post('/identity/reject', { account, reason: 'unreadable', remark: 'Too dark' })
  await go()
  await expect(page.getByText(identity.reasons.unreadable)).toBeVisible()
  await expect(page.getByText('Too dark')).toBeVisible()
  await expectAccessible(page)

  await form.fillIn(BANK.holder, `ID-${account}`, ['#336699', '#996633'])
  await form.submit()
  await expect(page.getByText(identity.states['under-review'])).toBeVisible()
  await steer.post('/identity/approve', { account })
  await go()
  await expect(page.getByText(identity.states.verified, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: identity.toFundPassword })).toBeVisible()
}

export const setFundPassword = async ({ page, words: { markets, security }, go }: Journey) => {
  await go('/mine/withdraw')
  await page.getByRole('link', { name: markets.ways.fundPassword }).click()
  const set = async (password: string) => {
    await page.getByLabel(security.first, { exact: true }).fill(password)
    await page.getByLabel(security.firstConfirmation).fill(password)
    await page.getByRole('button', { name: security.set }).click()
  }
  await set('123456')
  await expect(page.getByText(security.problems['too-easy'])).toBeVisible()
  await set(PASSWORD)
  await expect(page.getByText(security.fundSet)).toBeVisible()
}

export const bindAccount = async ({ page, words, go }: Journey) => {
  const { payees, transfers } = words
  const form = payeeScreen({ page, words })
  await go('/mine/withdraw')
  await page.getByRole('link', { name: transfers.gates.toCard }).click()
  await form.fillIn(BANK.holder, BANK.bank, BANK.swift)
  await form.review(MISTYPED)
  await expect(page.getByText(payees.problems['iban-checksum'])).toBeVisible()
  await expect(form.sheet).toBeHidden()
  await form.review(BANK.number)
  await form.bind()
  await expect(form.sheet.getByText(payees.bound, { exact: true })).toBeVisible()
  await form.leave()
}

export const deposit = async ({ page, words, customer: { account }, go, line, steer, wallet }: Journey) => {
  const { transfers } = words
  const form = depositScreen({ page, words })
  await go('/mine/stored')
  await expect(page.getByText(transfers.payInto)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: transfers.reported }).click()
  await form.fillIn('2.500,00')
  const photo = await cameraPhoto()
  const cut = line.breakUploads()
  await form.addProof(photo)
  // The uploaded picture is smaller than the photo of the camera.
  expect(await cut).toBeLessThan(photo.length)
  await expect(form.again).toBeVisible()
  line.mend()
  await form.again.click()
  await expect(form.again).toBeHidden()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await form.review()
  await form.send()
  await expect(form.sheet.getByText(words.server['deposit-submitted'])).toBeVisible()
  // Nothing is credited before the review.
  await expectReceipt({ page, words }, form.sheet, ['0,00\u00a0EUR'])
  await form.leave()
  await expect(page.getByRole('listitem').getByText(transfers.depositStates['under-review'])).toBeVisible()
  expect(await wallet('EUR')).toMatchObject({ balance: '0.00' })

  await steer.post('/deposits/approve', { account })
  await go()
  await page.getByRole('tab', { name: transfers.history }).click()
  await expect(page.getByRole('listitem').getByText(transfers.depositStates.approved)).toBeVisible()
  expect(await wallet('EUR')).toMatchObject({ balance: '2500.00', frozen: '0.00' })
}
