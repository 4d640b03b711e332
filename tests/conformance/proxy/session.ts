import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import type { Call } from '../evidence/exchange.ts'
import type { Secrets } from '../evidence/secrets.ts'
import { CONTRACT_VERSION } from '../contract/operations.ts'
import { Unusable } from '../command/options.ts'

/** A call of a recorded session and what the server answered, without passwords and tokens. */
export interface RecordedCall {
  readonly path: string
  readonly form: Readonly<Record<string, string>>
  /** Who asked; none where no session was named. */
  readonly account: string | undefined
  readonly status: number
  readonly contentType: string
  /** Headers that a client reads. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A picture that a page showed. */
export interface RecordedPicture {
  readonly picture: string
  readonly contentType: string
  readonly base64: string
}

export interface Recorded {
  readonly calls: ReadonlyArray<RecordedCall>
  readonly pictures: ReadonlyArray<RecordedPicture>
}

const KIND = 'session of the open brokerage contract'

/** Headers that tell a client something: the server's clock, and how long to wait. */
const TOLD = ['date', 'retry-after']

const codeOf = (cause: unknown): string => (cause as { readonly code?: string }).code ?? (cause as Error).message

/** Writes a session down as it goes, one line a call, so that it is whole however it ends. */
export class Recorder {
  readonly #file: string
  readonly #secrets: Secrets
  readonly #pictures = new Set<string>()

  /** @throws Unusable where the file cannot be written */
  constructor(file: string, secrets: Secrets) {
    this.#file = file
    this.#secrets = secrets
    try {
      writeFileSync(file, `${JSON.stringify({ kind: KIND, contract: CONTRACT_VERSION })}\n`)
    } catch (cause) {
      throw new Unusable(`${file} cannot be written: ${codeOf(cause)}`)
    }
  }

  add({ sent, answer }: Call): void {
    if (answer.kind === 'silent') return
    this.#append({
      path: sent.path,
      form: this.#secrets.shown(sent.form ?? {}),
      account: sent.headers['token'] === undefined ? undefined : sent.headers['account'],
      status: answer.status,
      contentType: answer.contentType,
      headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => TOLD.includes(name))),
      text: this.#secrets.masked(answer.text),
    })
  }

  addPicture(path: string, contentType: string, bytes: Buffer): void {
    if (this.#pictures.has(path)) return
    this.#pictures.add(path)
    this.#append({ picture: path, contentType, base64: bytes.toString('base64') })
  }

  #append(line: RecordedCall | RecordedPicture): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}

const isCall = (line: Partial<RecordedCall>): line is RecordedCall =>
  typeof line.path === 'string' &&
  typeof line.form === 'object' &&
  typeof line.status === 'number' &&
  typeof line.text === 'string'

/**
 * Reads a recorded session.
 *
 * @throws Unusable where the file cannot be read, or holds something else
 */
export const readSession = (file: string): Recorded => {
  const text = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch (cause) {
      throw new Unusable(`${file} cannot be read: ${codeOf(cause)}`)
    }
  })()
  const lines = (() => {
    try {
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Partial<RecordedCall & RecordedPicture & { readonly kind: string }>)
    } catch {
      return []
    }
  })()
  const [head, ...rest] = lines
  if (head?.kind !== KIND) throw new Unusable(`${file} holds no session of the proxy`)
  return {
    calls: rest.filter(isCall),
    pictures: rest.filter((line): line is RecordedPicture => typeof line.picture === 'string'),
  }
}
