import sharp from 'sharp'
import { makeCustomer } from '../support/control.ts'
import { expect, test } from '../support/fixtures.ts'
import { addPhoto, cameraPhoto } from '../support/pictures.ts'
import { wordsOf } from '../support/words.ts'

test('a photo too large to upload is made smaller first, and loses its location', async ({
  open,
  broker,
  customer,
}) => {
  const { identity } = await wordsOf('es', 'identity')
  const large = await sharp(await cameraPhoto())
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg({ quality: 100 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(10 * 1024 * 1024)
  const page = await open('/mine/verified', { language: 'es' })
  const answering = page.waitForResponse('**/upload/image')
  await addPhoto(page, identity.addFront, large)
  const answer = await answering
  const { data } = (await answer.json()) as { data: { url: string; size: number; width: number } }
  expect(data.size).toBeLessThan(large.length)
  expect(data.width).toBeLessThanOrEqual(2_400)
  const own = await fetch(`${broker.url}${data.url}`, { headers: { token: customer.token, account: customer.account } })
  expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).exif).toBeUndefined()

  // No other customer gets it, by any address.
  const other = await makeCustomer(broker.url)
  const headers = { token: other.token, account: other.account }
  for (const init of [{ headers }, {}]) expect((await fetch(`${broker.url}${data.url}`, init)).status).toBe(404)
})
