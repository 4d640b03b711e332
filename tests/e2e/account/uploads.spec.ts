import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { FailureCode } from '../../../adapters/generated/messages.ts'
import { headerOf } from '../../../paper/testing/png.ts'
import { makeCustomer } from '../support/control.ts'
import { expect, test } from '../support/fixtures.ts'
import { cameraPhoto, photo } from '../support/pictures.ts'
import { wordsOf } from '../support/words.ts'

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const GIF = Buffer.from('GIF89a/*\x01\x00\x80*/=1;alert(document.domain)//;', 'latin1')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

interface Hostile {
  readonly what: string
  readonly code: FailureCode
  readonly name: string
  readonly bytes: () => Promise<Buffer>
}

const HOSTILE: ReadonlyArray<Hostile> = [
  {
    what: 'a picture that is also a page',
    code: 'upload-mixed-content',
    name: 'a.jpg',
    bytes: async () => Buffer.concat([await photo('#123456'), HTML]),
  },
  { what: 'a picture that is also a script', code: 'upload-not-an-image', name: 'a.gif', bytes: async () => GIF },
  { what: 'an SVG with a script', code: 'upload-not-an-image', name: 'a.svg', bytes: async () => SVG },
  {
    what: '50 MB',
    code: 'upload-too-large',
    name: 'a.jpg',
    bytes: async () => Buffer.concat([await photo('#123456'), Buffer.alloc(49_900_000)]),
  },
  {
    what: '30,000 × 30,000 pixels',
    code: 'upload-too-many-pixels',
    name: 'a.png',
    bytes: async () => headerOf(30_000, 30_000),
  },
  { what: 'a JPEG called .png', code: 'upload-extension-differs', name: 'a.png', bytes: () => photo('#123456') },
]

/** From this size on the test passes a file to the browser as a path, because sending its bytes takes seconds. */
const LARGE = 1024 * 1024

/** Chooses a picture called `name`; a large one must end as JPEGs do, from which the browser knows its type. */
const choose = async (page: Page, add: string, name: string, buffer: Buffer): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: add, exact: true }).click(),
  ])
  if (buffer.length < LARGE) return chooser.setFiles({ name, mimeType: 'image/jpeg', buffer })
  const path = test.info().outputPath(name)
  await writeFile(path, buffer)
  await chooser.setFiles(path)
}

for (const { what, code, name, bytes } of HOSTILE)
  test(`${what} is refused with its message`, async ({ open }) => {
    const { identity, server } = await wordsOf('es', 'identity', 'server')
    const page = await open('/mine/verified', { language: 'es' })
    await choose(page, identity.addFront, name, await bytes())
    await expect(page.getByText(server[code]).first()).toBeVisible()
  })

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
  const [answer] = await Promise.all([
    page.waitForResponse('**/upload/image'),
    choose(page, identity.addFront, 'IMG_0001.jpg', large),
  ])
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

test('another customer’s picture is not shown, and an error is', async ({ open, page, broker, customer, steer }) => {
  const { identity } = await wordsOf('es', 'identity')
  const other = await makeCustomer(broker.url)
  await steer.post('/identity/grant', { account: other.account, name: 'Marina Ribera' })
  await steer.post('/identity/grant', { account: customer.account, name: 'Lucia Ferrer' })
  const stateOf = async ({ token, account }: typeof other) => {
    const answer = await fetch(`${broker.url}/api/vue/identity/state`, { method: 'POST', headers: { token, account } })
    return (await answer.json()) as { data: Record<string, string> }
  }
  const theirs = await stateOf(other)
  await page.route('**/identity/state', async (route) => {
    const own = await stateOf(customer)
    await route.fulfill({ json: { ...own, data: { ...own.data, fronturl: theirs.data['fronturl'] } } })
  })
  await open('/mine/verified', { language: 'es' })
  await expect(page.getByText(identity.pictureFailed)).toBeVisible()
})
