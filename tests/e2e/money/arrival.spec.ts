import { expect, test } from '../support/fixtures.ts'
import { photo } from '../support/pictures.ts'
import { moneyWords } from './screens.ts'

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
