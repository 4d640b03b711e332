import { createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FcmAccount } from '../fcmAccount.ts'

/** A notification as Firebase Cloud Messaging got it. */
export interface Taken {
  readonly authorization: string
  readonly message: {
    readonly token: string
    readonly notification: { readonly title: string; readonly body: string }
    readonly data: { readonly id: string; readonly code: string }
    readonly android: { readonly ttl: string }
  }
}

/** An error as the service words it. */
interface Refusal {
  readonly status: number
  readonly errorCode?: string
}

/** Firebase Cloud Messaging and the token endpoint of its accounts, over HTTP on this machine. Takes all unless told otherwise. */
export const startFcm = async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const taken: Taken[] = []
  const claims: Array<Record<string, unknown>> = []
  const refusals: Refusal[] = []
  const given = { tokens: 0, isRefused: false }

  /** The claims of an assertion; null where the account's key has not signed it. */
  const claimsOf = (assertion: string): Record<string, unknown> | null => {
    const [head = '', payload = '', signature = ''] = assertion.split('.')
    const verifier = createVerify('sha256').update(`${head}.${payload}`)
    if (!verifier.verify(publicKey, Buffer.from(signature, 'base64url'))) return null
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  }
  const token = (form: URLSearchParams): { readonly status: number; readonly json: object } => {
    const own = claimsOf(form.get('assertion') ?? '')
    if (own === null || given.isRefused) return { status: 400, json: { error: 'invalid_grant' } }
    claims.push({ ...own, grant: form.get('grant_type') })
    given.tokens += 1
    return { status: 200, json: { access_token: `token-${given.tokens}`, expires_in: 3599, token_type: 'Bearer' } }
  }
  const take = (authorization: string, sent: string): { readonly status: number; readonly json: object } => {
    taken.push({ authorization, ...(JSON.parse(sent) as Pick<Taken, 'message'>) })
    const refusal = refusals.shift()
    if (!refusal) return { status: 200, json: { name: 'projects/desk/messages/1' } }
    const { errorCode, status } = refusal
    const details = errorCode ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] : []
    return { status, json: { error: { code: status, details } } }
  }

  const server = createServer((request, response) => {
    const reply = async (): Promise<void> => {
      const sent = await text(request)
      const isSend = request.url === '/v1/projects/desk/messages:send'
      const { json, status } = isSend
        ? take(request.headers.authorization ?? '', sent)
        : token(new URLSearchParams(sent))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
    }
    reply().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  const account: FcmAccount = {
    project: 'desk',
    email: 'push@desk.iam.gserviceaccount.com',
    keyId: 'key-1',
    key: privateKey,
    tokenUrl: `${url}/token`,
    serviceUrl: url,
  }
  return {
    account,
    taken,
    claims,
    given,
    /** What it got for a device. */
    takenBy: (deviceToken: string) => taken.filter(({ message }) => message.token === deviceToken),
    /** How it answers the next notifications. */
    refuse: (...next: ReadonlyArray<Refusal>) => void refusals.push(...next),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
