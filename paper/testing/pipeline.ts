import { connect } from 'node:net'
import type { Session } from './broker.ts'

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly field: string | undefined
  readonly body: string
}

const HEAD_END = '\r\n\r\n'

/** The first whole answer of a text, and what follows it; undefined where it is not complete yet. */
const takeAnswer = (bytes: Buffer): { readonly answer: RawAnswer; readonly rest: Buffer } | undefined => {
  const end = bytes.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString()
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1])
  const start = end + HEAD_END.length
  if (bytes.length < start + length) return undefined
  const field = /^x-invalid-field: (.*)$/im.exec(head)?.[1]
  return {
    answer: { field, body: bytes.subarray(start, start + length).toString() },
    rest: bytes.subarray(start + length),
  }
}

/** A call of one customer. */
export interface PipelinedCall {
  /** That of another operation than the others of its connection. */
  readonly path?: string
  readonly session: Session
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Sends calls of one operation over one connection, all before the first answer: they arrive in exactly this order.
 * Returns their answers, byte for byte.
 */
export const pipeline = (url: string, path: string, calls: ReadonlyArray<PipelinedCall>) =>
  new Promise<ReadonlyArray<RawAnswer>>((resolve, reject) => {
    const { host, hostname, port } = new URL(url)
    const texts = calls.map(({ fields, path: own = path, session: { account, token } }) => {
      const body = new URLSearchParams(fields).toString()
      const lines = [
        `POST /api/vue${own} HTTP/1.1`,
        `host: ${host}`,
        `token: ${token}`,
        `account: ${account}`,
        'content-type: application/x-www-form-urlencoded',
        `content-length: ${body.length}`,
      ]
      return `${lines.join('\r\n')}${HEAD_END}${body}`
    })
    const answers: Array<RawAnswer> = []
    let bytes: Buffer = Buffer.alloc(0)
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(texts.join('')))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`the connection was closed after ${answers.length} answers`)))
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      for (let next = takeAnswer(bytes); next !== undefined; next = takeAnswer(bytes)) {
        answers.push(next.answer)
        bytes = next.rest
      }
      if (answers.length < calls.length) return
      resolve(answers)
      socket.destroy()
    })
  })
