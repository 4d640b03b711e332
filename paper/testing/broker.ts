import pg from 'pg'
import type { Body, Data, Operation } from '../platform/contract/operations.ts'
import type { FcmAccount } from '../areas/push/fcmAccount.ts'
import { startBroker } from '../main/broker.ts'
import { type Environment, readEnvironment } from '../main/environment.ts'
import type { Watched } from '../main/figures/machine.ts'
import type { Broker } from '../platform/broker/call.ts'
import { TEST_CLOCK } from './clock.ts'
import { createTestDatabase, type Filled } from './database.ts'

/** An answer over HTTP. */
export interface Answer<D = unknown> {
  readonly httpStatus: number
  readonly headers: Headers
  /** 1 success, 0 failure, undefined where the body is no envelope. */
  readonly status: unknown
  /** The data of a success; actually undefined where the call was refused. */
  readonly data: D
  readonly msg: string | undefined
}

/** Headers of a logged-in customer. */
export interface Session {
  readonly token: string
  readonly account: string
}

/** A broker over real HTTP on an empty database of its own, with the test clock, every answer checked. */
export interface TestBroker {
  readonly url: string
  readonly databaseUrl: string
  /** Where it serves figures, if it does. */
  readonly metricsUrl: string | undefined
  readonly broker: Broker
  /** Calls an operation with a form body. */
  readonly call: <P extends Operation>(
    path: P,
    body: Partial<Body<P>> | Record<string, string>,
    session?: Session,
  ) => Promise<Answer<Data<P>>>
  /** Calls the control API: POST where a body is given, GET without. */
  readonly control: <T = unknown>(path: string, body?: object) => Promise<T>
  /** Opens an account through the control API and logs it in. */
  readonly customer: (practiceMoney?: Record<string, string>) => Promise<Session>
  /** A second server on the same database, as of another broker process. */
  readonly twin: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>
  readonly stop: () => Promise<void>
}

/** Reads an answer. The test fails where it breaks the contract. */
export const answerOf = async <D>(response: Response): Promise<Answer<D>> => {
  const text = await response.text()
  const violation = response.headers.get('x-contract-violation')
  if (violation) throw new Error(`answer breaks the contract at ${violation}: ${text}`)
  const body = (() => {
    try {
      return JSON.parse(text) as Record<string, unknown>
    } catch {
      return {}
    }
  })()
  return {
    httpStatus: response.status,
    headers: response.headers,
    status: body['status'],
    data: body['data'] as D,
    msg: body['msg'] as string | undefined,
  }
}

/** Calls one operation of a broker at an address. */
export const callAt = async <P extends Operation>(
  url: string,
  path: P,
  body: object,
  session?: Session,
): Promise<Answer<Data<P>>> =>
  answerOf(
    await fetch(`${url}/api/vue${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...session },
      body: new URLSearchParams(body as Record<string, string>).toString(),
    }),
  )

/** The demo customer's half year until the start of the clock. */
const demoOf = (environment: Environment): Filled => ({
  name: `demo_${environment.clockStart?.getTime()}`,
  fill: async (databaseUrl) => {
    await (await startBroker({ ...environment, databaseUrl, demo: true, keepBeginning: false })).stop()
    const client = new pg.Client(databaseUrl)
    await client.connect()
    // Each broker on a copy begins at that moment.
    await client.query('delete from test_clock')
    await client.end()
  },
})

/** Starts a broker for a test file; `stop` removes everything. Demo data only where asked for. */
export const startTestBroker = async (
  options: {
    readonly demo?: boolean
    readonly appFolder?: string
    readonly docsFolder?: string
    readonly reviewAfter?: number
    /** Whether it keeps its first state, to which `POST /control/reset` goes back. */
    readonly keepBeginning?: boolean
    /** The secret that its control API requires with each call. */
    readonly controlSecret?: string
    /** Whether it serves figures for Prometheus. */
    readonly metrics?: boolean
    /** What else of its installation has figures. */
    readonly watched?: Watched
    /** The start of its clock, where it is not the default. */
    readonly clockStart?: Date
    /** Whether push services of this machine are used. */
    readonly localPush?: boolean
    /** The account by which it sends to apps in native shells, where it does. */
    readonly fcm?: FcmAccount
    /** The address of a replica, where its settings name one. */
    readonly replicaUrl?: string
    /** How many processes start on its database at the same time. */
    readonly processes?: number
  } = {},
): Promise<TestBroker> => {
  const base = readEnvironment({
    NODE_ENV: 'test',
    PAPER_TEST_HASHES: '1',
    PAPER_VALIDATE_RESPONSES: '1',
    PORT: '0',
    ...TEST_CLOCK,
    PAPER_LOG: process.env['PAPER_LOG'] ?? 'silent',
  })
  const clockStart = options.clockStart ?? base.clockStart
  // Several processes are to make the demo customer themselves, at the same time.
  const isReady = options.demo === true && options.processes === undefined
  const database = await createTestDatabase(isReady ? demoOf({ ...base, clockStart }) : undefined)
  const environment = {
    ...base,
    databaseUrl: database.url,
    replicaUrl: options.replicaUrl,
    demo: options.demo ?? false,
    clockStart,
    reviewAfter: options.reviewAfter,
    watched: options.watched ?? { dataFolder: undefined, backupFolder: undefined, certificates: [] },
    metrics: options.metrics ? { host: '127.0.0.1', port: 0 } : undefined,
    keepBeginning: options.keepBeginning ?? false,
    push: { ...base.push, allowsPrivate: options.localPush ?? false, fcm: options.fcm },
    http: {
      ...base.http,
      appFolder: options.appFolder,
      docsFolder: options.docsFolder,
      allowedOrigins: ['https://app.example.com'],
      control: { isEnabled: true, secret: options.controlSecret },
    },
  }
  const start = () => startBroker(environment)
  const [running, ...others] = await Promise.all([
    start(),
    ...Array.from({ length: (options.processes ?? 1) - 1 }, start),
  ])
  const control = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${running.url}/control${path}`, init)
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  let accounts = 0
  return {
    url: running.url,
    databaseUrl: database.url,
    metricsUrl: running.metricsUrl,
    broker: running.broker,
    call: (path, body, session) => callAt(running.url, path, body, session),
    control,
    customer: async (practiceMoney = {}) => {
      const account = String(6_000_000_000 + ++accounts)
      const { token } = await control<{ token: string }>('/customers', { account, password: 'test1234', practiceMoney })
      return { account, token }
    },
    twin: start,
    stop: async () => {
      await Promise.all([running, ...others].map((one) => one.stop()))
      await database.drop()
    },
  }
}
