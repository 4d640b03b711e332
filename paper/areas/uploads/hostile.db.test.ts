import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { countUploads, fetchImage, picture, refusalOf, sendImage, type Sent } from '../../testing/images.ts'
import { headerOf } from '../../testing/png.ts'

let broker: TestBroker
let session: Session
const codeOf = (sent: Sent) => refusalOf(broker.url, session, sent)

beforeAll(async () => {
  broker = await reusedTestBroker()
  session = await broker.customer()
})
afterAll(() => broker.stop())

const GIF = Buffer.from('GIF89a/*\x01\x00\x80*/=1;alert(document.domain)//;', 'latin1')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')

/** A JPEG's frame and first scan without their data: `inScan` of three colour components, in a frame of a kind. */
const scansOf = (frame: number, inScan: number, width: number, height: number): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16BE(height, 0)
  size.writeUInt16BE(width, 2)
  const parts = Buffer.from([3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0])
  const scan = Buffer.alloc(inScan * 2 + 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, frame, 0, 17, 8]),
    size,
    parts,
    Buffer.from([0xff, 0xda, 0, scan.length + 3, inScan]),
    scan,
    Buffer.from([0xff, 0xd9]),
  ])
}
const BASELINE = 0xc0
const PROGRESSIVE = 0xc2

const jpeg = () => picture().jpeg().toBuffer()
const png = () => picture().png().toBuffer()
const webp = () => picture().webp().toBuffer()

describe.each<[string, string, () => Promise<Sent>]>([
  ['a GIF that is also a script', 'upload-not-an-image', async () => ({ bytes: GIF, name: 'a.gif' })],
  ['the same file with the name of a JPEG', 'upload-not-an-image', async () => ({ bytes: GIF, name: 'a.jpg' })],
  ['an SVG with a script', 'upload-not-an-image', async () => ({ bytes: SVG, name: 'a.svg', type: 'image/svg+xml' })],
  ['a page with the name of a PNG', 'upload-not-an-image', async () => ({ bytes: HTML, name: 'a.png' })],
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
  [
    'more than 6,000,000 pixels in a progressive JPEG',
    'upload-too-many-pixels',
    async () => ({ bytes: await picture(3_000, 2_001).jpeg({ progressive: true }).toBuffer() }),
  ],
  [
    'as many in a JPEG that names its passes and has no picture',
    'upload-too-many-pixels',
    async () => ({ bytes: scansOf(PROGRESSIVE, 3, 3_000, 2_001) }),
  ],
  [
    'as many in a baseline JPEG with a pass for each colour',
    'upload-too-many-pixels',
    async () => ({ bytes: scansOf(BASELINE, 1, 3_000, 2_001) }),
  ],
  [
    'as many in one pass, without a picture',
    'upload-unreadable',
    async () => ({ bytes: scansOf(BASELINE, 3, 3_000, 2_001) }),
  ],
  [
    'as many in an interlaced PNG',
    'upload-too-many-pixels',
    async () => ({ bytes: await picture(3_000, 2_001).png({ progressive: true }).toBuffer(), name: 'a.png' }),
  ],
  ['a JPEG called .php', 'upload-extension-differs', async () => ({ bytes: await jpeg(), name: 'a.jpg.php' })],
  ['an empty file', 'upload-unreadable', async () => ({ bytes: Buffer.alloc(0) })],
  ['half a JPEG', 'upload-unreadable', async () => ({ bytes: (await jpeg()).subarray(0, 400) })],
  ['half a PNG', 'upload-unreadable', async () => ({ bytes: (await png()).subarray(0, -20), name: 'a.png' })],
  ['half a WebP', 'upload-unreadable', async () => ({ bytes: (await webp()).subarray(0, -10), name: 'a.webp' })],
  ['a PNG header without a picture', 'upload-unreadable', async () => ({ bytes: headerOf(10, 10), name: 'a.png' })],
  ['an unknown purpose', 'invalid-parameters', async () => ({ bytes: await jpeg(), purpose: 'other' })],
  ['an id that is no UUID', 'invalid-parameters', async () => ({ bytes: await jpeg(), requestid: '1' })],
])('%s', (_, code, make) => {
  it(`is refused with ${code} and leaves nothing`, async () => {
    const before = await countUploads(broker)
    expect(await codeOf(await make())).toBe(code)
    expect(await countUploads(broker)).toBe(before)
  })
})

/** A phone's trailer: blocks of its maker, with their directory. */
const TRAILER = Buffer.from('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1768442400600SEFH\x6b\0\0\0SEFT', 'latin1')

it.each<[string, () => Promise<Sent>]>([
  ['a JPEG with the trailer of a maker', async () => ({ bytes: Buffer.concat([await jpeg(), TRAILER]) })],
  ['a JPEG with a second one', async () => ({ bytes: Buffer.concat([await jpeg(), await jpeg()]) })],
  ['a JPEG with zeros', async () => ({ bytes: Buffer.concat([await jpeg(), Buffer.alloc(4_096)]) })],
  [
    'a PNG with a line break',
    async () => ({ bytes: Buffer.concat([await png(), Buffer.from('\r\n')]), name: 'a.png' }),
  ],
  ['a JPEG called .jfif', async () => ({ bytes: await jpeg(), name: 'a.jfif' })],
  ['a JPEG with a space after its ending', async () => ({ bytes: await jpeg(), name: 'a.jpg ' })],
  ['a WebP called .jpg', async () => ({ bytes: await webp(), name: 'a.jpg' })],
  ['a PNG called .jpg', async () => ({ bytes: await png(), name: 'a.jpg' })],
])('%s is taken, and nothing but the picture is kept', async (_, make) => {
  const answer = await sendImage(broker.url, session, await make())
  expect(answer.status).toBe(1)
  const kept = Buffer.from(await (await fetchImage(broker.url, answer.data.url, session)).arrayBuffer())
  const { height, width } = await sharp(kept).metadata()
  expect([width, height, kept.includes('SEFT')]).toEqual([320, 240, false])
})
