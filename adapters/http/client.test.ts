import { Effect, Exit, Cause, Fiber } from 'effect'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../ports/failure.ts'
import { accountRecords } from './wealth/accountRecords.ts'
import { articles } from './articles/articles.ts'
import { brokerSession } from './account/brokerSession.ts'
import { passkeys } from './account/passkeys.ts'
import { connect, type Connection } from './client.ts'
import { customerAccount } from './account/customerAccount.ts'
import { makeServerAreas } from './serverAreas.ts'
import { serverConfig } from './config/serverConfig.ts'

type Reply = (request: Request) => Response | Promise<Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const ok = (data: unknown) => () => json({ status: 1, data })

const callTo = (reply: Reply, more: Partial<Connection> = {}) =>
  connect({
    base: 'http://broker.test/api/vue',
    credentials: () => ({ token: 'secret', account: '5550000001' }),
    learnTime: () => undefined,
    fetch: (input, init) => Promise.resolve(reply(new Request(input, init))),
    ...more,
  })

const outcome = async <A>(effect: Effect.Effect<A, Failure>): Promise<A | Failure> => {
  const exit = await Effect.runPromiseExit(effect)
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.findErrorOption(exit.cause)
  if (failure._tag === 'None') throw new Error(Cause.pretty(exit.cause))
  return failure.value
}

describe('a call', () => {
  it('posts a form with token and account to the base address', async () => {
    const seen: Array<{ url: string; method: string; headers: Headers; body: string }> = []
    const call = callTo(async (request) => {
      seen.push({ url: request.url, method: request.method, headers: request.headers, body: await request.text() })
      return json({ status: 1, data: [] })
    })
    await Effect.runPromise(accountRecords(call).rebates('usd'))
    expect(seen[0]).toMatchObject({
      url: 'http://broker.test/api/vue/trade/urnjylist',
      method: 'POST',
      body: 'buy_type=0&type=usd',
    })
    expect(seen[0]?.headers.get('token')).toBe('secret')
    expect(seen[0]?.headers.get('account')).toBe('5550000001')
    expect(seen[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  })

  it('that is refused with 401 names the token that it was sent with, though another customer has logged in', async () => {
    let token = 'first'
    const reply = (): Response => {
      token = 'second'
      return json({ status: 0, msg: '' }, 401)
    }
    const call = callTo(reply, { credentials: () => ({ token, account: '5550000001' }) })
    const failure = await outcome(accountRecords(call).rebates('usd'))
    expect(failure).toMatchObject({ _tag: 'SessionExpired', token: 'first' })
  })

  it('passes the time of the server’s Date header to the clock', async () => {
    const times: number[] = []
    const reply = () => new Response('{"status":1,"data":[]}', { headers: { date: 'Mon, 05 Jan 2026 01:02:03 GMT' } })
    await Effect.runPromise(accountRecords(callTo(reply, { learnTime: (time) => times.push(time) })).products('EUR'))
    expect(times).toEqual([Date.UTC(2026, 0, 5, 1, 2, 3)])
  })

  it('times out after 20 s and aborts the request', async () => {
    let aborted = false
    const call = callTo(
      (request) =>
        new Promise<Response>((_, reject) => {
          request.signal.addEventListener('abort', () => {
            aborted = true
            reject(new Error('aborted'))
          })
        }),
    )
    const program = Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(Effect.flip(accountRecords(call).products('EUR')))
      yield* TestClock.adjust('20 seconds')
      return yield* Fiber.join(fiber)
    })
    const failure = await Effect.runPromise(program.pipe(Effect.provide(TestClock.layer())))
    expect(failure).toMatchObject({ _tag: 'Timeout', millis: 20_000 })
    expect(aborted).toBe(true)
  })
})

describe('a backend that breaks the contract', () => {
  it.each<[string, Reply, object]>([
    [
      'a known message',
      () => json({ status: 0, msg: '账号或密码错误' }),
      { _tag: 'Rejected', code: 'wrong-credentials' },
    ],
    ['an unknown message', () => json({ status: 0, msg: '没见过' }), { _tag: 'Rejected', code: 'unknown' }],
    [
      'an unknown message that is not Chinese',
      () => json({ status: 0, msg: ' Closed\u202e for\n<b>stock-taking</b>\u0007 ' }),
      { _tag: 'Rejected', code: 'unknown', text: 'Closed for <b>stock-taking</b>' },
    ],
    [
      'an endless message',
      () => json({ status: 0, msg: 'é'.repeat(5_000) }, 500),
      { _tag: 'Rejected', text: `${'é'.repeat(159)}…` },
    ],
    [
      'an unknown reason of a 401',
      () => json({ status: 0, msg: 'Maintenance' }, 401),
      { _tag: 'SessionExpired', code: 'unknown', text: 'Maintenance' },
    ],
    ['a status of 2', () => json({ status: 2, msg: '余额不足' }), { _tag: 'Rejected', code: 'insufficient-balance' }],
    [
      'an HTTP error with a message',
      () => json({ status: 0, msg: '余额不足' }, 422),
      { _tag: 'Rejected', code: 'insufficient-balance' },
    ],
    [
      'an HTTP error that claims success',
      () => json({ status: 1, msg: '余额不足', data: [] }, 500),
      { _tag: 'Rejected', code: 'insufficient-balance' },
    ],
    [
      '401 with a message',
      () => json({ status: 0, msg: '账号已被冻结，请联系客服' }, 401),
      { _tag: 'SessionExpired', code: 'account-frozen', token: 'secret' },
    ],
    [
      '401 with HTML',
      () => new Response('<html>', { status: 401 }),
      { _tag: 'SessionExpired', code: 'login-again', token: 'secret' },
    ],
    ['500 with HTML', () => new Response('<html>', { status: 500 }), { _tag: 'ContractBroken', path: '' }],
    ['503', () => new Response('', { status: 503 }), { _tag: 'Unavailable', status: 503 }],
    [
      '503 with the time to wait',
      () => new Response('', { status: 503, headers: { 'retry-after': '5' } }),
      { _tag: 'Unavailable', status: 503, retryAfter: 5 },
    ],
    [
      '429 of something in front of the server',
      () => new Response('<html>', { status: 429, headers: { 'retry-after': '90' } }),
      { _tag: 'Rejected', code: 'submitted-too-frequently', retryAfter: 90 },
    ],
    [
      'too many attempts, with the time to wait',
      () => new Response('{"status":0,"msg":"提交过于频繁，请稍后再试"}', { headers: { 'retry-after': '900' } }),
      { _tag: 'Rejected', code: 'submitted-too-frequently', retryAfter: 900 },
    ],
    ['404', () => json({ status: 0, msg: '余额不足' }, 404), { _tag: 'Unavailable', status: 404 }],
    ['HTML', () => new Response('<!doctype html><h1>Welcome</h1>'), { _tag: 'ContractBroken', path: '' }],
    ['an empty body', () => new Response(''), { _tag: 'ContractBroken', path: '' }],
    ['a list instead of an envelope', () => json([1, 2]), { _tag: 'ContractBroken', path: '' }],
    ['a failure without a message', () => json({ status: 0 }), { _tag: 'ContractBroken', path: 'msg' }],
    [
      'a wrong type in a row',
      ok([
        { money: '1', status: 0 },
        { money: {}, status: 0 },
      ]),
      { _tag: 'ContractBroken', path: '1.money' },
    ],
    ['an exponent in a text', ok([{ money: '1e3', status: 0 }]), { _tag: 'ContractBroken', path: '0.money' }],
    ['a word instead of an amount', ok([{ money: 'lots', status: 0 }]), { _tag: 'ContractBroken', path: '0.money' }],
    ['no number', ok([{ money: 'NaN', status: 0 }]), { _tag: 'ContractBroken', path: '0.money' }],
    ['an endless number', ok([{ money: 'Infinity', status: 0 }]), { _tag: 'ContractBroken', path: '0.money' }],
    ['an unknown status', ok([{ money: '1', status: 'open' }]), { _tag: 'ContractBroken', path: '0.status' }],
    ['no data', () => json({ status: 1 }), { _tag: 'ContractBroken' }],
    ['a dead connection', () => Promise.reject(new TypeError('failed to fetch')), { _tag: 'Offline' }],
  ])('%s is one typed failure', async (_, reply, expected) => {
    expect(await outcome(accountRecords(callTo(reply)).products('EUR'))).toMatchObject(expected)
  })
})

describe('figures on the wire', () => {
  it('reads numbers, numeric strings, and "-" and "" as nothing', async () => {
    const rows = [12, '12.30', 0.1, '-', '', '-0.5', 1e-7, 1e21].map((money) => ({ money, status: '0' }))
    const found = await Effect.runPromise(accountRecords(callTo(ok(rows))).products('EUR'))
    const texts = found.map(({ amount }) => (amount === null ? null : formatDecimal(amount)))
    expect(texts).toEqual(['12', '12.30', '0.1', null, null, '-0.5', '0.0000001', '1000000000000000000000'])
    expect(found.every(({ status }) => status === 0)).toBe(true)
  })

  it('keeps every digit of a JSON number that a JavaScript number would round', async () => {
    const text = '{"status":"1","msg":"ok","data":[{"money":12345678901234567.89,"status":0,"more":1}]}'
    const [found] = await Effect.runPromise(accountRecords(callTo(() => new Response(text))).products('EUR'))
    expect(found?.amount && formatDecimal(found.amount)).toBe('12345678901234567.89')
  })

  it.each([
    ['a list', [{ yingkui: '1.5' }, { yingkui: -2 }]],
    ['a map with its summary key', { lsyk: '-0.5', 7: { yingkui: '1.5' }, 8: { yingkui: -2 } }],
  ])('reads %s of realised profits', async (_, data) => {
    const found = await Effect.runPromise(accountRecords(callTo(ok(data))).realised('EUR'))
    expect(found.map(({ profit }) => profit && formatDecimal(profit))).toEqual(['1.5', '-2'])
  })

  it('reads holdings of a map beside its summary keys, with a dash as nothing', async () => {
    const data = { 0: { nowprice: '2.50', stock_num: 100, yingkui: '-', status: '0' }, ccsz: '1', fdyk: 9 }
    const found = await Effect.runPromise(accountRecords(callTo(ok(data))).holdings('EUR'))
    expect(found.map(({ price, quantity }) => [price, quantity].map((one) => one && formatDecimal(one)))).toEqual([
      ['2.50', '100'],
    ])
    expect(found).toMatchObject([{ profit: null, status: 0 }])
  })

  it.each([
    ['an empty list', []],
    ['an empty map', {}],
    ['only summary keys', { ccsz: 0, fdyk: '-' }],
  ])('reads %s as no holdings', async (_, data) => {
    expect(await Effect.runPromise(accountRecords(callTo(ok(data))).holdings('EUR'))).toEqual([])
  })
})

describe('a log-in', () => {
  it.each([null, '', '-'])(
    'without a token (%j) is no session, but an answer that breaks the contract',
    async (token) => {
      const answer = ok({ token, account: '5550000001' })
      const broken = { _tag: 'ContractBroken', path: 'data.token' }
      expect(await outcome(brokerSession(callTo(answer)).login('5550000001', 'demo1234'))).toMatchObject(broken)
      const signed = { credentialId: 'a', clientData: 'b', authenticatorData: 'c', signature: 'd', userHandle: 'e' }
      expect(await outcome(passkeys(callTo(answer)).logIn(signed))).toMatchObject(broken)
    },
  )
})

describe('start-up facts', () => {
  it('reads the config, and an empty entry as none', async () => {
    const entries = [
      { name: 'title', value: 'Calm' },
      { name: 'kefu', value: '' },
      { name: 'simulation', value: 1 },
    ]
    const settings = await Effect.runPromise(serverConfig(callTo(ok(entries)), '1.0.0', makeServerAreas()).settings())
    expect(settings).toMatchObject({ title: 'Calm', logo: null, customerService: null, simulation: true })
  })

  it('reads a profile whose balances are missing', async () => {
    const reply = ok({ id: 482, account: '5550000001', eur: '41200.00', usd: '-', usdt: 1 })
    const profile = await Effect.runPromise(customerAccount(callTo(reply)).profile())
    expect(profile.id).toBe('482')
    const balances = Object.entries(profile.balances).map(([type, balance]) => [
      type,
      balance && formatDecimal(balance),
    ])
    expect(Object.fromEntries(balances)).toMatchObject({ eur: '41200.00', usd: null, usdt: '1' })
  })

  it('requests an article in the language of the app', async () => {
    let body = ''
    const call = callTo(async (request) => {
      body = await request.text()
      return json({ status: 1, data: { name: 'about', title: 'About', content: '<p>x</p>', updatetime: '' } })
    })
    expect(await Effect.runPromise(articles(call).read('about', 'ar'))).toEqual({ title: 'About', html: '<p>x</p>' })
    expect(body).toBe('name=about&language=ar')
  })
})
