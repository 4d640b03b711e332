import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { failureByText } from '../../adapters/generated/messages.ts'
import { FIRST_WATCHED } from '../areas/watchlist/firstWatchlist.ts'
import type { Operation } from '../platform/contract/operations.ts'
import { proofOf, ready } from '../areas/transfers/testing/testing.ts'
import { offerDesk } from '../areas/offers/testing/testing.ts'
import { type Twin, withTwin } from '../testing/books.ts'
import { callAt, type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { DAY, later } from '../platform/clock/instant.ts'

const CALLS = 50
const MONEY = { EUR: '100000.00', MYR: '900000.00', CNY: '900000.00' }

let paper: TestBroker
let twin: Twin
let desk: ReturnType<typeof offerDesk>
let now: Date
withTwin(startTestBroker, (opened, other) => {
  paper = opened
  twin = other
  desk = offerDesk(paper)
})
beforeEach(async () => {
  now = await desk.nextMonday()
})

/** One call. It is sent again while the broker is too busy to begin it, as a slow machine may be with fifty at once. */
const answered: typeof callAt = async (...call) => {
  const answer = await callAt(...call)
  return failureByText[answer.msg as keyof typeof failureByText] === 'system-busy' ? answered(...call) : answer
}

/** Sends as many calls as there are fields, at the same time, to two processes; counts the answers by their failures. */
const atOnce = async (path: Operation, calls: ReadonlyArray<{ readonly mine: Session; readonly fields: object }>) => {
  const answers = await Promise.all(
    calls.map(({ fields, mine }, n) =>
      answered(n % 2 ? twin.url : paper.url, path, { ...fields, requestid: randomUUID() }, mine),
    ),
  )
  const counts: Record<string, number> = {}
  for (const { msg, status } of answers) {
    const kind = status === 1 ? 'done' : (failureByText[msg as keyof typeof failureByText] ?? String(msg))
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
const fifty = (path: Operation, mine: Session, fields: object = {}) =>
  atOnce(
    path,
    Array.from({ length: CALLS }, () => ({ mine, fields })),
  )

it('subscribes to an offer once for fifty simultaneous calls of one customer, and cancels it once of fifty', async () => {
  const mine = await ready(paper, MONEY)
  const { id, min } = await desk.open(mine, 'MY')
  const fields = { id, quantity: String(min) }
  expect(await fifty('/offer/subscribe', mine, fields)).toEqual({ done: 1, 'already-subscribed': CALLS - 1 })
  const [made] = await desk.mine(mine)
  const { id: subscription = '' } = made ?? {}
  expect(await fifty('/offer/cancel', mine, { id: subscription })).toEqual({ done: 1, 'order-not-pending': CALLS - 1 })
})

it('accepts simultaneous subscriptions to all offers by one customer', async () => {
  const mine = await ready(paper, { ...MONEY, USD: '900000.00', TWD: '9000000.00', JPY: '9000000' })
  const open = (await desk.offers(mine, {})).filter(({ stage }) => stage === 'open')
  const calls = open.map(({ id, min }) => ({ mine, fields: { id, quantity: String(min) } }))
  expect(await atOnce('/offer/subscribe', calls)).toEqual({ done: open.length })
})

it('accepts the payment of a subscription once for fifty simultaneous calls', async () => {
  const mine = await ready(paper, MONEY)
  const offer = await desk.open(mine, 'CN')
  const { data } = await desk.subscribe(mine, offer.id, String(offer.min))
  await desk.outcome(data.id, String(offer.min))
  await desk.until(offer.resulttime)
  expect(await fifty('/offer/pay', mine, { id: data.id })).toEqual({
    done: 1,
    'order-not-in-subscription': CALLS - 1,
  })
})

/** Every other call is refused because an operation is in progress. */
const expectOneAtATime = (counts: Record<string, number>, others: ReadonlyArray<string> = []) => {
  expect(['done', 'fund-operation-in-progress', ...others]).toEqual(expect.arrayContaining(Object.keys(counts)))
  expect(counts['done']).toBeGreaterThanOrEqual(1)
}

it('accepts copy orders of one customer one at a time, those of several customers one after the other, and redeems each once', async () => {
  const mine = await ready(paper, MONEY)
  const { list } = (await paper.call('/follow/list', { limit: '100', state: 'open' }, mine)).data
  const [product] = list.filter(({ code }) => code.startsWith('AUR'))
  const fields = { code: product?.code, money: '1000.00' }
  expectOneAtATime(await fifty('/follow/buy', mine, fields))

  const customers = await Promise.all(Array.from({ length: CALLS }, () => ready(paper, MONEY)))
  const calls = customers.map((one) => ({ mine: one, fields }))
  expect(await atOnce('/follow/buy', calls)).toEqual({ done: CALLS })

  const [order] = (await paper.call('/follow/orders', {}, mine)).data.list
  await desk.moveTo(later(now, 14 * DAY))
  const counts = await fifty('/follow/redeem', mine, { id: order?.id })
  expectOneAtATime(counts, ['follow-order-ended'])
  expect(counts['done']).toBe(1)
})

it('pays a reward once for fifty simultaneous claims', async () => {
  const mine = await paper.customer()
  for (const task of ['identity', 'deposit', 'trade'])
    await paper.control('/activities/complete', { account: mine.account, activity: 'newcomer', task })
  const counts = await fifty('/activity/claim', mine, { id: 'newcomer' })
  expectOneAtATime(counts, ['bonus-claim-not-met'])
  expect(counts['done']).toBe(1)
})

it('accepts one of fifty simultaneous applications for day trading', async () => {
  const mine = await ready(paper)
  expect(await fifty('/daytrade/apply', mine)).toEqual({ done: 1, 'day-trading-applied': CALLS - 1 })
})

it('does all simultaneous changes of one watchlist, and all simultaneous readings of messages', async () => {
  const mine = await paper.customer()
  const codes = FIRST_WATCHED.slice(0, 6)
  const changes = Array.from({ length: 60 }, (_, n) => ({ mine, fields: { codes: codes[n % codes.length] } }))
  expect(await atOnce('/quotes/watchadd', changes)).toEqual({ done: 60 })
  const watched = (await paper.call('/quotes/watchlist', {}, mine)).data
  expect(watched.map(({ code }) => code).toSorted()).toEqual(codes.toSorted())
  expect(await fifty('/message/readall', mine, { until: String(now.getTime()) })).toEqual({ done: CALLS })
})

it('accepts one of fifty simultaneous proofs of identity, of which a day allows ten', async () => {
  const mine = await paper.customer()
  const [front, back] = [await proofOf(paper, mine, 'identity'), await proofOf(paper, mine, 'identity')]
  const fields = { name: 'Marina Ribera', idnumber: '1234567001Z', front, back }
  expect(await fifty('/identity/submit', mine, fields)).toEqual({
    done: 1,
    'identity-under-review': 9,
    'submitted-too-frequently': CALLS - 10,
  })
})

it('accepts one ID number for one account, whichever of fifty customers is the first', async () => {
  const customers = await Promise.all(Array.from({ length: CALLS }, () => paper.customer()))
  const calls = await Promise.all(
    customers.map(async (mine) => {
      const [front, back] = [await proofOf(paper, mine, 'identity'), await proofOf(paper, mine, 'identity')]
      return { mine, fields: { name: 'Marina Ribera', idnumber: '1234567002Z', front, back } }
    }),
  )
  expect(await atOnce('/identity/submit', calls)).toEqual({ done: 1, 'id-number-used': CALLS - 1 })
})
