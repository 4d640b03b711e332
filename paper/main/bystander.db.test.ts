import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../adapters/generated/messages.ts'
import bundle from '../../openapi/bundle.json' with { type: 'json' }
import { type Listener, listen } from '../areas/live/testing/listener.ts'
import { OPEN, orderAt } from '../areas/orders/testing/desk.ts'
import { FIRST_WATCHED } from '../areas/watchlist/firstWatchlist.ts'
import type { Operation } from '../platform/contract/operations.ts'
import { READS } from '../platform/http/limits.ts'
import { problemsOf } from '../testing/books.ts'
import { callAt, type Session, type TestBroker } from '../testing/broker.ts'
import { reusedTestBroker } from '../testing/reusedBroker.ts'

const CODE = '96038'
const WRONG = textByCode['invalid-parameters']

let paper: TestBroker
let attacker: Session
let bystander: Session
let stream: Listener
const open: Array<Listener> = []
beforeAll(async () => {
  paper = await reusedTestBroker()
  await paper.control('/clock', { to: OPEN, rate: 0 })
  attacker = await paper.customer({ MYR: '100000.00' })
  bystander = await paper.customer({ MYR: '100000.00' })
  stream = await follow(bystander)
})
afterAll(async () => {
  for (const one of open) one.cut()
  expect(await problemsOf(paper)).toEqual([])
  await paper.stop()
})

const follow = async (session: Session, after?: string): Promise<Listener> => {
  const listener = await listen(paper.url, session, { own: '1' }, after)
  open.push(listener)
  return listener
}

/** The bystander buys, reads, changes the watchlist, and sees the purchase on the stream. */
const bystanderGoesOn = async (): Promise<void> => {
  const fills = () => stream.of('fills').flat()
  const before = fills().length
  const codes = FIRST_WATCHED[0] ?? ''
  const answers = await Promise.all([
    orderAt(paper.url, bystander, { code: CODE, quantity: '100' }),
    paper.call('/quotes/watchadd', { codes, requestid: randomUUID() }, bystander),
    paper.call('/funds/wallets', {}, bystander),
  ])
  expect(answers.map(({ status }) => status)).toEqual([1, 1, 1])
  await expect.poll(() => fills().length).toBe(before + 1)
  expect(stream.of('reset')).toEqual([])
}

/** What one customer does, while another goes on before, meanwhile and afterwards. */
const besideBystander = async (attack: () => Promise<unknown>): Promise<void> => {
  await bystanderGoesOn()
  await Promise.all([attack(), bystanderGoesOn()])
  await bystanderGoesOn()
}

it('another customer’s stream and calls go on while one follows streams after ids that no event has', async () => {
  const first = await follow(attacker)
  await expect.poll(() => first.events.length).toBeGreaterThan(0)
  const [, epoch = '', writtenBy = ''] = /^(.+)-(.+)-/.exec(first.lastId()) ?? []
  first.cut()
  const ids = ['9999999999999999999', '9223372036854775808', '-1', '0x10', '1e9']
  const hostile = [...ids.map((id) => `${epoch}-${writtenBy}-${id}`), `${epoch}-${'9'.repeat(4_000)}-1`]
  await besideBystander(async () => {
    const streams = await Promise.all(hostile.map((id) => follow(attacker, id)))
    for (const { events } of streams) await expect.poll(() => events[0]?.event).toBe('reset')
  })
})

interface Form {
  readonly schema: { readonly properties?: object }
  readonly examples?: Record<string, { readonly value: object }>
}
type Paths = Record<string, { readonly post?: { readonly requestBody?: { readonly content: Record<string, Form> } } }>
const paths: Paths = bundle.paths as never

/**
 * The calls that take a cursor, each with the fields of its first example in the contract, but for the id of a request: a list
 * of one has no pages.
 */
const PAGED = Object.entries(paths).flatMap(([path, { post }]) => {
  const form = post?.requestBody?.content['application/x-www-form-urlencoded']
  if (!('cursor' in (form?.schema.properties ?? {}))) return []
  const [example] = Object.values(form?.examples ?? {})
  const fields = Object.entries(example?.value ?? {}).filter(([name]) => name !== 'requestid')
  return [{ path: path as Operation, fields: Object.fromEntries(fields) }]
})

it('another customer’s stream and calls go on while one sends forged cursors with every call that takes one', async () => {
  expect(PAGED.length).toBeGreaterThan(20)
  const { next } = (await paper.call('/lending/offers', { limit: '1' }, attacker)).data
  expect((await paper.call('/lending/offers', { limit: '1', cursor: next }, attacker)).status).toBe(1)
  const unsealed = Buffer.from(`${'f'.repeat(12)}${randomUUID()}`).toString('base64url')
  const send = async ({ fields, path }: (typeof PAGED)[number], cursor: string) => {
    const { msg } = await callAt(paper.url, path, { ...fields, cursor }, attacker)
    return [path, cursor, msg]
  }
  await besideBystander(async () => {
    for (const one of PAGED)
      for (const cursor of one.path === '/lending/offers' ? [unsealed] : [next, unsealed])
        expect(await send(one, cursor)).toEqual([one.path, cursor, WRONG])
    const [one] = PAGED
    for (const cursor of [next.slice(0, -1), `x${next}`, 'A'.repeat(300)])
      expect(one && (await send(one, cursor)).at(2)).toBe(WRONG)
    // One that the broker sealed for another customer.
    expect((await paper.call('/lending/offers', { limit: '1', cursor: next }, bystander)).msg).toBe(WRONG)
  })
})

it('another customer’s calls go on while twenty reads of one wait for a table', async () => {
  const [other, looking] = [new pg.Client(paper.databaseUrl), new pg.Client(paper.databaseUrl)]
  await Promise.all([other.connect(), looking.connect()])
  await other.query('begin; lock table savings_plans')
  // Each asks for the plans and for their number at once.
  const reads = Array.from({ length: 20 }, () => paper.call('/plan/list', {}, attacker))
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await looking.query(waiting)).rowCount).toBe(2 * READS.capacity)
  const answers = await Promise.all([
    paper.call('/trade/worth', {}, bystander),
    paper.call('/credit/loans', {}, bystander),
    paper.call('/quotes/watchadd', { codes: FIRST_WATCHED[0] ?? '', requestid: randomUUID() }, bystander),
  ])
  expect(answers.map(({ status }) => status)).toEqual([1, 1, 1])
  await other.query('rollback')
  expect((await Promise.all(reads)).filter(({ status }) => status !== 1)).toEqual([])
  await Promise.all([other.end(), looking.end()])
  await bystanderGoesOn()
})

it('another customer’s stream and calls go on while one changes a watchlist sixty times at once', async () => {
  const codes = FIRST_WATCHED.slice(0, 6)
  await besideBystander(async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        paper.call('/quotes/watchadd', { codes: codes[n % codes.length] ?? '', requestid: randomUUID() }, attacker),
      ),
    )
    expect(answers.filter(({ status }) => status !== 1)).toEqual([])
  })
})
