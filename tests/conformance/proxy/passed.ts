import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Answer, Form, Sent } from '../contract/caller.ts'

export type Headers = Readonly<Record<string, string>>

/** A call of a client and its answer as they crossed the wire; no bytes where they were too many to keep. */
export interface Passed {
  readonly method: string
  /** Below the base address, with its query. */
  readonly path: string
  readonly requestHeaders: Headers
  readonly requestBody: Buffer | undefined
  /** None where there was no answer. */
  readonly status: number | undefined
  readonly headers: Headers
  readonly body: Buffer | undefined
  /** Why there was no answer, or no whole one. */
  readonly broken?: string
}

/** The ways to compress an answer that can be read here; a client is offered no other. */
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
}

/** What a client accepts, without the encodings that the proxy cannot read. */
export const readableEncodings = (accepted: string): string =>
  accepted
    .split(',')
    .filter((one) => DECODERS[one.split(';')[0]?.trim().toLowerCase() ?? ''] !== undefined)
    .join(',') || 'identity'

/** Headers by which a call is known; no others are kept. */
const KEPT = ['token', 'account']

const kept = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT.includes(name)))

const mediaOf = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Stands for the bytes of a file, which no report needs. */
const FILE = '(a file)'

/** Reads the form of a call; a file is a placeholder. Undefined where there is no body, or none that is a form. */
export const formOf = async (body: Buffer | undefined, type: string): Promise<Form | undefined> => {
  if (body === undefined || body.length === 0) return undefined
  if (mediaOf(type) === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  if (mediaOf(type) !== 'multipart/form-data') return undefined
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : FILE]))
  } catch {
    return undefined
  }
}

/** A call as the suite knows it. */
export const sentOf = async ({ path, requestHeaders, requestBody }: Passed): Promise<Sent> => {
  const type = requestHeaders['content-type'] ?? ''
  return {
    path: path.split('?')[0] ?? path,
    form: await formOf(requestBody, type),
    isUpload: mediaOf(type) === 'multipart/form-data',
    headers: kept(requestHeaders),
  }
}

/** An answer as the suite knows it. */
export const answerOf = ({ status, headers, body, broken }: Passed): Answer => {
  const silent = (why: string): Answer => ({ kind: 'silent', why, isUnreachable: status === undefined })
  if (status === undefined || broken !== undefined) return silent(broken ?? 'no answer')
  if (body === undefined) return silent('an answer too long to be checked')
  const decode = DECODERS[headers['content-encoding']?.toLowerCase() ?? 'identity']
  if (decode === undefined) return silent(`an answer in ${headers['content-encoding']}, which was not asked for`)
  try {
    const text = decode(body).toString('utf8')
    const contentType = headers['content-type'] ?? ''
    return { kind: 'answered', status, contentType, location: headers['location'] ?? null, headers, text }
  } catch {
    return silent(`an answer that is not ${headers['content-encoding']}, as it says`)
  }
}

/** Whether an answer goes on as long as the client listens: there is no whole one to check. */
export const isStream = ({ headers }: Pick<Passed, 'headers'>): boolean =>
  mediaOf(headers['content-type'] ?? '') === 'text/event-stream'

/** Whether it is a picture, which a page asks for by its address: no call of the contract, wherever it stands. */
export const isPicture = ({ method, headers }: Pick<Passed, 'method' | 'headers'>): boolean =>
  method === 'GET' && mediaOf(headers['content-type'] ?? '').startsWith('image/')
