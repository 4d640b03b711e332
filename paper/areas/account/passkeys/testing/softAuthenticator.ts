import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What a device states about itself and the request; a test falsifies parts of it. */
interface Claims {
  readonly challenge: string
  readonly rpid: string
  readonly origin?: string
  /** Whether the device has verified its owner. */
  readonly isVerified?: boolean
  /** How many signatures it has counted. */
  readonly counter?: number
  readonly type?: string
  /** Whether the page stands within a page of another origin. */
  readonly crossOrigin?: boolean
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

const clientDataOf = (
  { challenge, crossOrigin = false, origin = 'http://localhost:8080' }: Claims,
  type: string,
): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))

const authenticatorData = ({ counter = 0, isVerified = true, rpid }: Claims, flags: number, rest = Buffer.alloc(0)) => {
  const head = Buffer.alloc(5)
  head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0))
  head.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpid).digest(), head, rest])
}

/** Bytes in CBOR, with a length of two bytes. */
const cborBytes = (bytes: Buffer): Buffer => {
  const head = Buffer.from([0x59, 0, 0])
  head.writeUInt16BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/**
 * A passkey in software: a key of P-256 that answers challenges as a device does, without asking anybody. Source: Web
 * Authentication, Level 3, sections 6.1 and 6.5; RFC 9052 for the key.
 */
export const makePasskey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(20)
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
  return {
    id: base64url(id),
    /** The fields with which it is added. */
    create: (claims: Claims) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(claims, WITH_KEY, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ])
      return {
        credentialid: base64url(id),
        clientdata: base64url(clientDataOf(claims, claims.type ?? 'webauthn.create')),
        attestation: base64url(attestation),
      }
    },
    /** The fields with which it logs in or confirms. */
    sign: (claims: Claims, userHandle = '') => {
      const data = authenticatorData(claims, 0)
      const client = clientDataOf(claims, claims.type ?? 'webauthn.get')
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        credentialid: base64url(id),
        clientdata: base64url(client),
        authenticatordata: base64url(data),
        signature: base64url(createSign('sha256').update(signed).sign(privateKey)),
        userhandle: userHandle,
      }
    },
  }
}
