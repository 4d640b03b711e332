import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  createVerify,
  type ECDH,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a push service got for a browser. */
export interface Delivered {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a message as a browser does: RFC 8291, with one record of RFC 8188. Throws where it was changed. */
export const decrypt = (body: Buffer, browser: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derive(browser.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** The claims of VAPID (RFC 8292) in a request, after its signature was checked with the key that it names. */
export const vapidOf = ({ authorization = '' }: IncomingHttpHeaders) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
  return { ...read, key, isSigned }
}

/** A browser with a subscription at a push service. */
export interface FakeBrowser {
  /** The fields of `/push/subscribe`, without language and id. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  readonly delivered: Array<Delivered>
  /** What a delivered message says. */
  readonly read: (delivered: Delivered) => unknown
}

/** A push service over HTTP on this machine, which answers 201 unless told otherwise. */
export const startPushService = async () => {
  const browsers = new Map<string, FakeBrowser>()
  const answers = new Map<string, ReadonlyArray<number | 'hang'>>()
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const path = request.url ?? ''
      const body = await buffer(request)
      const [next = 201, ...rest] = answers.get(path) ?? []
      answers.set(path, rest)
      browsers.get(path)?.delivered.push({ headers: request.headers, body })
      if (next !== 'hang') response.writeHead(next, { 'content-length': 0 }).end()
    }
    take().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  return {
    url,
    /** A new browser's subscription. */
    browser: (): FakeBrowser => {
      const path = `/send/${randomBytes(12).toString('base64url')}`
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      const made: FakeBrowser = {
        subscription: { endpoint: url + path, p256dh, auth: auth.toString('base64url') },
        delivered: [],
        read: ({ body }) => JSON.parse(decrypt(body, keys, auth)),
      }
      browsers.set(path, made)
      return made
    },
    /** How the next requests for a browser are answered, by status; `hang` never is. */
    answer: ({ subscription }: FakeBrowser, ...next: ReadonlyArray<number | 'hang'>): void =>
      void answers.set(new URL(subscription.endpoint).pathname, next),
    stop: (): void => {
      server.close()
      server.closeAllConnections()
    },
  }
}
