import { request, Agent } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** How long an answer may take, in milliseconds: as long as the app waits. */
const PATIENCE = 20_000

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends requests over TLS from an address of its own. The certificate is one of this run, signed by nobody. */
export const clientFrom = (nth: number) => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress: `127.0.1.${nth}` })
  return (url: string, method: 'GET' | 'POST', headers: Record<string, string> = {}, body = ''): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(url, { agent, method, headers, family: 4, timeout: PATIENCE }, (response) => {
        text(response).then(
          (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
          reject,
        )
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', reject)
      sent.end(body)
    })
}

/** The first piece of an answer that has no end. */
export const firstPiece = (url: string, headers: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers, family: 4, rejectUnauthorized: false, timeout: PATIENCE }, (response) => {
      response.once('data', (piece: Buffer) => {
        resolve(piece.toString())
        sent.destroy()
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end()
  })
