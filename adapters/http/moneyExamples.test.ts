import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../domain/calendar/civil.ts'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import type { Failure } from '../../ports/failure.ts'
import { type Call, connect } from './client.ts'
import { deposits } from './deposits.ts'
import { exchange } from './exchange.ts'
import { movements } from './movements.ts'
import { payees } from './payees.ts'
import { withdrawals } from './withdrawals.ts'

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { readonly examples: Record<string, { value: object }> }> }
  readonly responses: {
    readonly 200: { readonly content: Record<string, { readonly examples: Record<string, { value: unknown }> }> }
  }
}
const bundle = JSON.parse(readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8')) as {
  readonly paths: Record<string, { readonly post: Operation }>
}

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const page = { cursor: 'abc', limit: 20 }
const PAGE = 'cursor=abc&limit=20'
const range = { from: 1767225600000, until: 1769904000000 }
const RANGE = 'from=1767225600000&to=1769904000000'
const everything = { currency: null, kinds: [], from: null, until: null }
const day = parseDay('2026-01-15')!
const paidIn = { channelId: 'bank-eur', currency: 'EUR', amount: decimal('1500.00'), transferDay: day } as const
const bank = { method: 'bank', holder: 'Marina Ribera', number: 'ES9121000418450200051332', bank: 'Banco' } as const
const out = { currency: 'MYR', amount: decimal('1500.00'), cardId: '7', fundPassword: 'a1b2c3' } as const

type Run = (call: Call) => Effect.Effect<unknown, Failure>

/** How the app makes every call about money, and the form it sends. */
const CALLS: Record<string, ReadonlyArray<readonly [run: Run, body: string]>> = {
  '/funds/channels': [[(call) => deposits(call).channels('es'), 'language=es']],
  '/funds/deposit': [
    [
      (call) => deposits(call).submit({ ...paidIn, accountType: 'savings', proof: ID }, ID),
      `channelid=bank-eur&currency=EUR&money=1500.00&transferdate=2026-01-15&accounttype=savings&proof=${ID}&requestid=${ID}`,
    ],
    [
      (call) => deposits(call).submit({ ...paidIn, accountType: null, proof: ID }, ID),
      `channelid=bank-eur&currency=EUR&money=1500.00&transferdate=2026-01-15&proof=${ID}&requestid=${ID}`,
    ],
  ],
  '/funds/depositlist': [
    [(call) => deposits(call).list({}), ''],
    [(call) => deposits(call).list(page), PAGE],
  ],
  '/funds/withdrawpreview': [
    [(call) => withdrawals(call).preview({ currency: 'MYR' }), 'type=MYR'],
    [
      (call) => withdrawals(call).preview({ currency: 'MYR', cardId: '7', amount: decimal('1500.50') }),
      'type=MYR&cardid=7&money=1500.50',
    ],
  ],
  '/funds/withdraw': [
    [
      (call) => withdrawals(call).submit(out, ID),
      `currency=MYR&money=1500.00&cardid=7&fundpassword=a1b2c3&requestid=${ID}`,
    ],
  ],
  '/funds/withdrawcancel': [[(call) => withdrawals(call).cancel('9', ID), `id=9&requestid=${ID}`]],
  '/user/withdrawallist': [
    [(call) => withdrawals(call).list('EUR', {}), 'type=EUR&limit=20'],
    [(call) => withdrawals(call).list('EUR', { cursor: 'abc' }), 'type=EUR&cursor=abc&limit=20'],
  ],
  '/bank/list': [
    [(call) => payees(call).list(), ''],
    [(call) => payees(call).list('USDT'), 'type=USDT'],
  ],
  '/bank/add': [
    [
      (call) => payees(call).bind({ ...bank, swift: 'CAIXESBBXXX', accountType: 'savings', payeeAddress: 'x' }, ID),
      `method=bank&holder=Marina+Ribera&number=ES9121000418450200051332&bank=Banco&swift=CAIXESBBXXX&payeeaddress=x&accounttype=savings&requestid=${ID}`,
    ],
    [
      (call) => payees(call).bind({ method: 'wallet', network: 'TRC20', address: 'TQn9' }, ID),
      `method=wallet&network=TRC20&walletaddress=TQn9&requestid=${ID}`,
    ],
  ],
  '/bank/unbind': [[(call) => payees(call).unbind('7', ID), `id=7&requestid=${ID}`]],
  '/exchange/pairs': [[(call) => exchange(call).rate('EUR', 'MYR'), 'from=EUR&to=MYR']],
  '/exchange/quote': [[(call) => exchange(call).quote('EUR', 'MYR'), 'from=EUR&to=MYR']],
  '/exchange/submit': [
    [
      (call) => exchange(call).submit({ quoteId: '3', amount: decimal('500.00') }, ID),
      `quoteid=3&money=500.00&requestid=${ID}`,
    ],
  ],
  '/exchange/list': [
    [(call) => exchange(call).list({}), ''],
    [(call) => exchange(call).list(page), PAGE],
  ],
  '/records/funding': [
    [(call) => movements(call).funding(everything, {}), ''],
    [
      (call) => movements(call).funding({ currency: 'EUR', kinds: ['deposit', 'fee'], ...range }, page),
      `type=EUR&kind=deposit%2Cfee&${RANGE}&${PAGE}`,
    ],
  ],
  '/records/transaction': [
    [(call) => movements(call).trading({ ...everything, kinds: ['trade-fee'], until: 7 }, {}), 'kind=tradefee&to=7'],
  ],
  '/records/position': [
    [(call) => movements(call).closed({ currency: null, direction: null, from: null, until: null }, {}), ''],
    [
      (call) => movements(call).closed({ currency: 'MYR', direction: 'short', ...range }, page),
      `type=MYR&kind=short&${RANGE}&${PAGE}`,
    ],
  ],
}

const answering = (data: unknown, seen: string[] = []): Call =>
  connect({
    base: 'https://broker.test/api/vue',
    credentials: () => null,
    learnTime: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      seen.push(`${new URL(request.url).pathname.slice('/api/vue'.length)} ${await request.text()}`)
      return new Response(JSON.stringify({ status: 1, data }))
    },
  })

const successes = (path: string): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(bundle.paths[path]?.post.responses[200].content['application/json']?.examples ?? {}).flatMap(
    ([name, { value }]) => {
      const envelope = value as { readonly status: number; readonly data?: unknown }
      return envelope.status === 1 ? [[name, envelope.data] as const] : []
    },
  )

const rich = (path: string): unknown => successes(path).find(([name]) => name === 'rich')?.[1]

describe.each(Object.entries(CALLS))('%s', (path, calls) => {
  it('sends the form of the contract', async () => {
    const form = bundle.paths[path]?.post.requestBody?.content['application/x-www-form-urlencoded']
    const allowed = Object.keys(form?.examples['filled']?.value ?? {})
    for (const [run, body] of calls) {
      const seen: string[] = []
      await Effect.runPromise(run(answering(rich(path), seen)))
      expect(seen).toEqual([`${path} ${body}`])
      if (allowed.length > 0) expect(allowed).toEqual(expect.arrayContaining([...new URLSearchParams(body).keys()]))
    }
  })

  it.each(successes(path))('reads the example "%s"', async (_, data) => {
    for (const [run] of calls)
      expect(await Effect.runPromise(run(answering(data)).pipe(Effect.as('read')))).toBe('read')
  })

  it('tells of an answer that breaks the contract', async () => {
    const failure = await Effect.runPromise(Effect.flip(calls[0]![0](answering([{ id: { broken: true } }]))))
    expect(failure).toMatchObject({ _tag: 'ContractBroken', call: path })
  })
})

const read = <A>(run: (call: Call) => Effect.Effect<A, Failure>, path: string): Promise<A> =>
  Effect.runPromise(run(answering(rich(path))))

describe('what the app makes of it', () => {
  it('knows ways to pay in, open and closed', async () => {
    const [bankWay, walletWay, closed] = await read((call) => deposits(call).channels('us'), '/funds/channels')
    expect(bankWay).toMatchObject({ isOpen: true, hours: { isOpen: true, open: '09:30' }, arriveHours: 48 })
    expect(bankWay?.accounts[0]).toMatchObject({ number: 'ES9121000418450200051332', network: null })
    expect(walletWay?.accounts[0]).toMatchObject({ number: null, network: 'TRC20', accountType: null })
    expect(closed).toMatchObject({ isOpen: false, accounts: [], hours: { isOpen: false } })
  })

  it('knows deposits in every state', async () => {
    const { list } = await read((call) => deposits(call).list({}), '/funds/depositlist')
    expect(list.map(({ state, reason, reviewedAt }) => [state, reason, reviewedAt !== null])).toEqual([
      ['under-review', null, false],
      ['approved', null, true],
      ['rejected', 'amountdiffers', true],
    ])
  })

  it('knows what stands before a withdrawal, and one that an older server tells little of', async () => {
    const preview = await read((call) => withdrawals(call).preview({ currency: 'MYR' }), '/funds/withdrawpreview')
    expect(preview.standing).toEqual({ identity: 'verified', hasFundPassword: true, hasCard: true })
    expect([preview.limits.min, preview.fee].map(formatDecimal)).toEqual(['100.00', '1.50'])
    const { list } = await read((call) => withdrawals(call).list('EUR', {}), '/user/withdrawallist')
    expect(list[0]).toMatchObject({ state: 'under-review', endedAt: null, requestedAt: 1768442400600 })
    expect(list[1]).toMatchObject({ id: null, state: 'under-review', currency: 'EUR', requestedAt: null })
    expect(list.map(({ state }) => state)).toContain('cancelled')
  })

  it('knows payees, rates and records', async () => {
    const bound = await read((call) => payees(call).list(), '/bank/list')
    expect(bound.map(({ kind, inUse }) => [kind, inUse])).toEqual([
      ['iban', true],
      ['card', false],
      ['wallet', false],
    ])
    const rate = await read((call) => exchange(call).rate('VND', 'EUR'), '/exchange/pairs')
    expect(rate && [formatDecimal(rate.rate), formatDecimal(rate.least)]).toEqual(['0.0000362212', '139'])
    expect(await read((call) => exchange(call).rate('EUR', 'EUR'), '/exchange/pairs')).toBeNull()
    const funding = await read((call) => movements(call).funding(everything, {}), '/records/funding')
    expect(funding.list.map(({ kind }) => kind)).toContain('withdrawal-returned')
    expect(funding.list.map(({ kind }) => kind)).not.toContain('other')
    const { list } = await read(
      (call) => movements(call).closed({ ...everything, direction: null }, {}),
      '/records/position',
    )
    expect(list[1]).toMatchObject({ direction: 'short', orderId: '0190a0d3-4f50-7287-9e9f-ae523f506172' })
  })
})
