import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { countUploads, fetchImage, picture, refusalOf, type Sent, sendImage } from '../../testing/images.ts'
import { chunk } from '../../testing/png.ts'

const MEBIBYTE = 1024 * 1024
/** The JPEG bytes for the code lengths of luminance DC coefficients, by the tables of the standard's annex K. */
const STANDARD_TABLE = Buffer.from('ffc4001f0000010501010101010100000000000000', 'hex')

let broker: TestBroker
let session: Session
const codeOf = (sent: Sent) => refusalOf(broker.url, session, sent)

beforeAll(async () => {
  broker = await reusedTestBroker()
  session = await broker.customer()
})
afterAll(() => broker.stop())

describe('a good image', () => {
  it.each([
    ['image/jpeg', 'photo.JPG', () => picture().jpeg()],
    ['image/png', 'photo.png', () => picture().png()],
    ['image/webp', 'photo.webp', () => picture().webp()],
    ['image/webp', 'without-ending', () => picture().webp({ lossless: true })],
  ])('of type %s is stored, as %s', async (type, name, make) => {
    const { data, status } = await sendImage(broker.url, session, { bytes: await make().toBuffer(), name, type })
    expect(status).toBe(1)
    const kept = Buffer.from(await (await fetchImage(broker.url, data.url, session)).arrayBuffer())
    expect(data).toMatchObject({ type, width: 320, height: 240, size: kept.length })
    expect(data.url).not.toContain('photo')
  })

  it('is stripped of location, camera, comment and profile, and turned upright', async () => {
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

  it('is a JPEG with the standard code tables, which can be written line by line', async () => {
    const { data } = await sendImage(broker.url, session, { bytes: await picture().jpeg().toBuffer() })
    const kept = Buffer.from(await (await fetchImage(broker.url, data.url, session)).arrayBuffer())
    expect(kept.includes(STANDARD_TABLE)).toBe(true)
  })

  it.each([
    ['one pass and twelve million pixels', () => picture(4_000, 3_000).jpeg()],
    ['several passes and six million pixels', () => picture(3_000, 2_000).jpeg({ progressive: true })],
  ])('may have %s', async (_, make) => {
    expect(await codeOf({ bytes: await make().toBuffer() })).toBeUndefined()
  })

  it('may have exactly 10 MiB', async () => {
    const bytes = await picture().png().toBuffer()
    const filler = chunk('teXt', Buffer.alloc(10 * MEBIBYTE - bytes.length - 12))
    const padded = Buffer.concat([bytes.subarray(0, -12), filler, bytes.subarray(-12)])
    expect(padded).toHaveLength(10 * MEBIBYTE)
    const { data } = await sendImage(broker.url, session, { bytes: padded, name: 'a.png' })
    expect(data.size).toBeLessThan(MEBIBYTE)
    expect(await codeOf({ bytes: Buffer.concat([padded, Buffer.alloc(1)]), name: 'a.png' })).toBe('upload-too-large')
  })

  it('is stored once however often it is sent with one id', async () => {
    const sent = { bytes: await picture().png().toBuffer(), name: 'a.png', requestid: randomUUID() }
    const [first, second] = await Promise.all([1, 2].map(() => sendImage(broker.url, session, sent)))
    const count = await countUploads(broker)
    const third = await sendImage(broker.url, session, sent)
    // The same bytes: a client may compare or sign them.
    const bytes = [first, second, third].map((answer) => JSON.stringify(answer?.data))
    expect(new Set(bytes).size).toBe(1)
    expect(await countUploads(broker)).toBe(count)
    expect(await codeOf({ ...sent, purpose: 'avatar' })).toBe('request-id-reused')
    expect(await codeOf({ ...sent, bytes: await picture(9, 9).png().toBuffer() })).toBe('request-id-reused')
  })
})
