import type { Route } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { photo } from '../support/pictures.ts'
import { depositScreen } from './depositScreen.ts'
import { moneyWords } from './screens.ts'

test('a deposit is reviewed as soon as its picture is uploaded, and shows the upload until then', async ({
  open,
  page,
}) => {
  const words = await moneyWords('us')
  const letThrough = await hold(page, '**/upload/image')
  await open('/mine/deposit?channel=bank-eur', { language: 'us' })
  const form = depositScreen({ page, words })
  await form.fillIn('250,00')
  await form.addProof(await photo('#335577'))
  await form.review()
  await expect(page.getByText(words.transfers.problems['picture-uploading'])).toBeVisible()
  await expect(form.sheet).toBeHidden()
  await expectAccessible(page)
  letThrough()
  await expect(form.sheet.getByText(words.transfers.depositReview)).toBeVisible()
})

test('an invalid field with a picker takes the focus', async ({ open }) => {
  const words = await moneyWords('us')
  const page = await open('/mine/deposit?channel=bank-eur', { language: 'us' })
  const form = depositScreen({ page, words })
  await page.getByLabel(words.transfers.amount).fill('250,00')
  await form.review()
  await expect(page.getByRole('button', { name: new RegExp(words.transfers.transferDate) })).toBeFocused()
  await form.fillIn('250,00')
  await form.review()
  await expect(page.getByRole('button', { name: words.transfers.addProof, exact: true })).toBeFocused()
})

test('a photo is taken with the camera if there is one', async ({ open }) => {
  const words = await moneyWords('us')
  const page = await open('/mine/deposit?channel=bank-eur', { language: 'us' })
  const camera = page.getByRole('button', { name: new RegExp(words.transfers.camera) })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), camera.click()])
  expect(await chooser.element().getAttribute('capture')).toBe('environment')
  await chooser.setFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer: await photo('#225544') })
  await expect(page.getByRole('button', { name: 'camera.jpg', exact: true })).toBeVisible()
  await expect(camera).toBeHidden()
})

test('an interrupted upload is sent again automatically when the connection is back', async ({
  open,
  page,
  context,
}) => {
  const words = await moneyWords('us')
  const held: Route[] = []
  await page.route('**/upload/image', (route) => {
    held.push(route)
    // The first one is being uploaded when the connection ends.
    return held.length === 1 ? undefined : route.continue()
  })
  await open('/mine/deposit?channel=bank-eur', { language: 'us' })
  const form = depositScreen({ page, words })
  await form.fillIn('250,00')
  await form.addProof(await photo('#447755'))
  await expect.poll(() => held.length).toBe(1)
  await context.setOffline(true)
  await held[0]?.abort('internetdisconnected')
  await expect(form.again).toBeVisible()
  await context.setOffline(false)
  await expect(form.again).toBeHidden()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await form.review()
  await expect(form.sheet.getByText(words.transfers.depositReview)).toBeVisible()
})
