import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureByText } from '../../adapters/generated/messages.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { fetchImage, picture, type Sent, sendImage } from '../testing/images.ts'

const MEBIBYTE = 1024 * 1024

let broker: TestBroker
let session: Session
const codeOf = async (sent: Sent): Promise<string | undefined> => {
  const { msg } = await sendImage(broker.url, session, sent)
  return failureByText[msg as keyof typeof failureByText]
}
const countUploads = async (): Promise<bigint> => {
  const { rows } = await sql<{ n: bigint }>`
    select count(*) as n from uploads u join upload_bytes b on b.upload_id = u.id`.execute(broker.broker.db)
  return rows[0]?.n ?? -1n
}

beforeAll(async () => {
  broker = await startTestBroker()
  session = await broker.customer()
})
afterAll(() => broker.stop())

/** A PNG chunk with a wrong checksum, which only matters to whoever decodes it. */
const chunk = (type: string, data: Buffer): Buffer => {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  data.copy(bytes, 8)
  return bytes
}
const headerOf = (width: number, height: number): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', data), chunk('IEND', Buffer.alloc(0))])
}

describe('a good image', () => {
  it.each([
    ['image/jpeg', 'photo.JPG', () => picture().jpeg()],
    ['image/png', 'photo.png', () => picture().png()],
    ['image/webp', 'photo.webp', () => picture().webp()],
    ['image/webp', 'without-ending', () => picture().webp({ lossless: true })],
  ])('of type %s is kept, as %s', async (type, name, make) => {
    const { data, status } = await sendImage(broker.url, session, { bytes: await make().toBuffer(), name, type })
    expect(status).toBe(1)
    const kept = Buffer.from(await (await fetchImage(broker.url, data.url, session)).arrayBuffer())
    expect(data).toMatchObject({ type, width: 320, height: 240, size: kept.length })
    expect(data.url).not.toContain('photo')
  })

  it('loses place, camera, comment and profile, and is turned upright', async () => {
    const place = {
      IFD0: { Make: 'SecretCamera', ImageDescription: 'SecretPlace' },
      IFD3: { GPSLatitude: '3/1 8/1 0/1' },
    }
    const bytes = await picture(300, 200)
      .withExif(place)
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const before = await sharp(bytes).metadata()
    expect(bytes.includes('SecretCamera')).toBe(true)
    expect(before.exif && before.icc && before.orientation).toBeTruthy()
    const { data } = await sendImage(broker.url, session, { bytes })
    const kept = Buffer.from(await (await fetchImage(broker.url, data.url, session)).arrayBuffer())
    expect(kept.includes('Secret')).toBe(false)
    const after = await sharp(kept).metadata()
    expect([after.exif, after.icc, after.xmp, after.iptc, after.comments, after.orientation]).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
    expect(data).toMatchObject({ width: 200, height: 300 })
  })

  it('may have exactly 10 MiB', async () => {
    const bytes = await picture().png().toBuffer()
    const filler = chunk('teXt', Buffer.alloc(10 * MEBIBYTE - bytes.length - 12))
    filler.writeUInt32BE(crc32(filler.subarray(4, -4)), filler.length - 4)
    const padded = Buffer.concat([bytes.subarray(0, -12), filler, bytes.subarray(-12)])
    expect(padded).toHaveLength(10 * MEBIBYTE)
    const { data } = await sendImage(broker.url, session, { bytes: padded, name: 'a.png' })
    expect(data.size).toBeLessThan(MEBIBYTE)
    expect(await codeOf({ bytes: Buffer.concat([padded, Buffer.alloc(1)]), name: 'a.png' })).toBe('upload-too-large')
  })

  it('is kept once however often it is sent with one id', async () => {
    const sent = { bytes: await picture().png().toBuffer(), name: 'a.png', requestid: randomUUID() }
    const [first, second] = await Promise.all([1, 2].map(() => sendImage(broker.url, session, sent)))
    const count = await countUploads()
    const third = await sendImage(broker.url, session, sent)
    expect([second?.data, third.data]).toEqual([first?.data, first?.data])
    expect(await countUploads()).toBe(count)
    expect(await codeOf({ ...sent, purpose: 'avatar' })).toBe('request-id-reused')
    expect(await codeOf({ ...sent, bytes: await picture(9, 9).png().toBuffer() })).toBe('request-id-reused')
  })
})

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((c, byte) => (CRC_TABLE[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

const GIF = Buffer.from('GIF89a/*\x01\x00\x80*/=1;alert(document.domain)//;', 'latin1')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')
const jpeg = () => picture().jpeg().toBuffer()
const png = () => picture().png().toBuffer()
const webp = () => picture().webp().toBuffer()

describe.each<[string, string, () => Promise<Sent>]>([
  ['a GIF that is also a script', 'upload-not-an-image', async () => ({ bytes: GIF, name: 'a.gif' })],
  ['the same called a JPEG', 'upload-not-an-image', async () => ({ bytes: GIF, name: 'a.jpg' })],
  ['an SVG with a script', 'upload-not-an-image', async () => ({ bytes: SVG, name: 'a.svg', type: 'image/svg+xml' })],
  ['a page that calls itself a PNG', 'upload-not-an-image', async () => ({ bytes: HTML, name: 'a.png' })],
  ['a page before a JPEG', 'upload-not-an-image', async () => ({ bytes: Buffer.concat([HTML, await jpeg()]) })],
  ['a page after a JPEG', 'upload-mixed-content', async () => ({ bytes: Buffer.concat([await jpeg(), HTML]) })],
  [
    'an archive after a PNG',
    'upload-mixed-content',
    async () => ({ bytes: Buffer.concat([await png(), Buffer.from('PK\x03\x04')]), name: 'a.png' }),
  ],
  [
    'a script after a WebP',
    'upload-mixed-content',
    async () => ({ bytes: Buffer.concat([await webp(), GIF]), name: 'a.webp' }),
  ],
  ['50 MB', 'upload-too-large', async () => ({ bytes: Buffer.concat([await jpeg(), Buffer.alloc(50_000_000)]) })],
  [
    'a header of 30,000 × 30,000 pixels',
    'upload-too-many-pixels',
    async () => ({ bytes: headerOf(30_000, 30_000), name: 'a.png' }),
  ],
  ['one pixel too wide', 'upload-too-many-pixels', async () => ({ bytes: headerOf(12_001, 1), name: 'a.png' })],
  [
    'more than 50,000,000 pixels',
    'upload-too-many-pixels',
    async () => ({ bytes: headerOf(10_000, 5_001), name: 'a.png' }),
  ],
  ['a PNG called .jpg', 'upload-extension-differs', async () => ({ bytes: await png(), name: 'a.jpg' })],
  ['a JPEG called .php', 'upload-extension-differs', async () => ({ bytes: await jpeg(), name: 'a.jpg.php' })],
  ['an empty file', 'upload-unreadable', async () => ({ bytes: Buffer.alloc(0) })],
  ['half a JPEG', 'upload-unreadable', async () => ({ bytes: (await jpeg()).subarray(0, 400) })],
  ['half a PNG', 'upload-unreadable', async () => ({ bytes: (await png()).subarray(0, -20), name: 'a.png' })],
  ['half a WebP', 'upload-unreadable', async () => ({ bytes: (await webp()).subarray(0, -10), name: 'a.webp' })],
  ['a PNG header without a picture', 'upload-unreadable', async () => ({ bytes: headerOf(10, 10), name: 'a.png' })],
  ['a purpose that nobody knows', 'invalid-parameters', async () => ({ bytes: await jpeg(), purpose: 'other' })],
  ['an id that is no UUID', 'invalid-parameters', async () => ({ bytes: await jpeg(), requestid: '1' })],
])('%s', (_, code, make) => {
  it(`is refused with ${code} and leaves nothing`, async () => {
    const before = await countUploads()
    expect(await codeOf(await make())).toBe(code)
    expect(await countUploads()).toBe(before)
  })
})
