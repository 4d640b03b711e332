import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

// The smallest server that an account centre can be shown on, by hand, with nothing of this project: five calls that say
// something, the seven lists of a customer who has done nothing yet, and the log-out. It is level 1 of the contract.

const ACCOUNT = '5550000001'
const PASSWORD = 'calm1234'
const TOKEN = 'b7c1f0a9d2e84c35'

export const PERSON = { account: ACCOUNT, password: PASSWORD, token: TOKEN }
/** The calls that say something. */
export const CALLS = ['/common/version', '/common/config', '/user/login', '/user/getUserinfo', '/funds/wallets']

type Fields = URLSearchParams
type Reply = readonly [status: number, body: object]

const ok = (data: unknown, more: object = {}): Reply => [200, { status: 1, ...more, data }]
const refusal = (msg: string): Reply => [200, { status: 0, msg }]
const INVALID = refusal('参数错误')

const fits = (text: string | null, pattern: RegExp): boolean => text === null || pattern.test(text)

const login = (form: Fields, begin: () => string): Reply => {
  const [account, password] = [form.get('account') ?? '', form.get('password') ?? '']
  if (!/^\d{10}$/.test(account) || password === '' || password.length > 64) return INVALID
  if (account !== ACCOUNT) return refusal('账号不存在')
  if (password !== PASSWORD) return refusal('账号或密码错误')
  return ok({ token: begin(), account }, { msg: '登录成功' })
}

const version = (form: Fields): Reply =>
  fits(form.get('version'), /^.{0,32}$/s) && fits(form.get('platform'), /^(web|android|ios)$/)
    ? ok({ version: '0.1.0', minversion: '0.1.0', url: '', content: '' })
    : INVALID

/** The lists of records of a new customer. */
const LISTS = [
  '/user/withdrawallist',
  '/trade/usernewstocklist',
  '/trade/userproductlist',
  '/trade/ustockslist',
  '/trade/userstocklist',
  '/trade/urnjylist',
  '/trade/userstocklists',
]
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const noRecords =
  (path: string) =>
  (form: Fields): Reply => {
    const isRight =
      fits(form.get('type'), /^[A-Za-z]{3,5}$/) &&
      (path !== '/trade/urnjylist' || /^\d{1,9}$/.test(form.get('buy_type') ?? '')) &&
      (path !== '/user/withdrawallist' ||
        (fits(form.get('limit'), /^([1-9]\d?|100)$/) &&
          fits(form.get('requestid'), UUID) &&
          form.get('cursor') === null))
    return isRight ? ok([]) : INVALID
  }

/** What a test plants in it. */
export interface Planted {
  /** The balance that `/funds/wallets` shows. */
  readonly balance?: string
  readonly isSimulation?: boolean
  /** Another way to write an answer. */
  readonly writes?: (path: string, body: object) => object
}

const answersOf = ({ balance = '100.00', isSimulation = true }: Planted, sessions: Set<string>) => {
  const begin = (): string => {
    const token = `${TOKEN}${sessions.size}${process.hrtime.bigint()}`
    sessions.add(token)
    return token
  }
  const wallet = { currency: 'EUR', balance, settled: balance, frozen: '0.00', total: '100.00' }
  return {
    open: new Map<string, (form: Fields) => Reply>([
      ['/common/version', version],
      [
        '/common/config',
        (form) => (form.get('type') === 'all' ? ok(isSimulation ? [{ name: 'simulation', value: '1' }] : []) : INVALID),
      ],
      ['/user/login', (form) => login(form, begin)],
    ]),
    own: new Map<string, (form: Fields, token: string) => Reply>([
      [
        '/user/logout',
        (_form, token) => {
          sessions.delete(token)
          return ok(null)
        },
      ],
      [
        '/user/getUserinfo',
        (form) =>
          fits(form.get('type'), /^[A-Za-z]{3,5}$/)
            ? ok({ id: 1, account: ACCOUNT, eur: '100.00', usd: '0.00', usdt: '0.00' })
            : INVALID,
      ],
      ['/funds/wallets', () => ok([wallet])],
      ...LISTS.map((path) => [path, noRecords(path)] as const),
    ]),
  }
}

const readForm = async (request: IncomingMessage): Promise<Fields> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

/** Starts it on a free port of this machine. */
export const startLevelOne = async (planted: Planted = {}) => {
  const sessions = new Set<string>()
  const { open, own } = answersOf(planted, sessions)
  const called: Array<string> = []
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url?.replace('/api/vue', '') ?? ''
      called.push(path)
      const form = await readForm(request)
      const token = String(request.headers['token'])
      const isIn = sessions.has(token) && request.headers['account'] === ACCOUNT
      const handler = open.get(path) ?? (isIn ? own.get(path) : undefined)
      const [status, body] =
        handler?.(form, token) ?? (own.has(path) && !isIn ? [401, { status: 0, msg: '请重新登录' }] : [404, {}])
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(planted.writes?.(path, body) ?? body))
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vue`,
    /** Paths of the calls so far. */
    called,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
