import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import bundle from '../../../openapi/control/bundle.json' with { type: 'json' }
import { CALENDAR_CODES } from '../../../domain/calendar/calendars.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { CHANNELS } from '../../areas/deposits/channels.ts'
import { REJECTION_REASONS } from '../../areas/messages/kinds.ts'
import { PAYMENTS } from '../../areas/transfers/services.ts'
import { controlCalls } from '../../platform/control/document.ts'
import type { TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
})
afterAll(() => paper.stop())

const json = { 'content-type': 'application/json' }
const send = async (path: string, body: string, method = 'POST') => {
  const response = await fetch(`${paper.url}/control${path}`, {
    method,
    ...(method === 'POST' && { headers: json, body }),
  })
  return { status: response.status, answer: await response.json() }
}

describe('a request that is not valid', () => {
  it('is refused with every problem and its place', async () => {
    const { answer, status } = await send('/credit', '{"account":"1","amount":2,"colour":"red"}')
    expect(status).toBe(400)
    expect(answer.problems).toEqual(
      expect.arrayContaining([
        { in: 'body', path: '/account', problem: String.raw`must match pattern "^\d{10}$"` },
        { in: 'body', path: '/amount', problem: 'must be string' },
        { in: 'body', path: '/currency', problem: "must have required property 'currency'" },
        { in: 'body', path: '/colour', problem: 'must NOT have additional properties' },
      ]),
    )
    for (const { path } of answer.problems) expect(answer.error).toContain(path)
  })

  it('says what is allowed', async () => {
    const { answer } = await send('/market/open', '{"calendar":"MARS"}')
    expect(answer.error).toContain('must be equal to one of the allowed values: MY, TW, CN')
  })

  it('is refused in its query', async () => {
    const { answer, status } = await send('/faults?colour=red', '', 'DELETE')
    expect([status, answer.problems]).toEqual([
      400,
      [{ in: 'query', path: '/colour', problem: 'must NOT have additional properties' }],
    ])
  })

  const withBody = controlCalls.filter(({ operation }) => operation.requestBody !== undefined)
  it.each(withBody.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'x')))('is refused by %s', async (path) => {
    const { answer, status } = await send(path, '{"no field of any call":1}')
    expect([status, answer.problems.length > 0]).toEqual([400, true])
  })
})

describe('a request that cannot be done', () => {
  const account = '7100000001'
  const other = '7100000002'
  beforeAll(async () => {
    await send('/customers', JSON.stringify({ account, password: 'calm1234', invitationCode: 'TAKEN1' }))
    await send('/customers', JSON.stringify({ account: other, password: 'calm1234' }))
    await send('/identity/grant', JSON.stringify({ account, idNumber: 'AB 12345' }))
  })

  it.each([
    ['/customers', { account: '7100000003', password: 'x', practiceMoney: { XXX: '1' } }, 400, 'property name'],
    ['/customers', { account: '7100000003', password: 'x', practiceMoney: { EUR: '-1' } }, 400, '/practiceMoney/EUR'],
    ['/customers', { account: '7100000003', password: 'x', practiceMoney: { JPY: '0.5' } }, 400, 'JPY has 0 decimals'],
    ['/customers', { account: '7100000003', password: 'x', invitationCode: 'TAKEN1' }, 409, 'another customer has'],
    ['/customers', { account: '7100000003', password: 'x', invitationCode: 'no code' }, 400, '/invitationCode'],
    ['/credit', { account, currency: 'EUR', amount: '0.001' }, 400, 'EUR has 2 decimals'],
    ['/credit', { account, currency: 'HKD', amount: '-5' }, 409, '5 HKD are missing'],
    ['/credit', { account: '0000000000', currency: 'EUR', amount: '1' }, 404, 'there is no account 0000000000'],
    ['/identity/grant', { account: other, idNumber: 'ab12345' }, 409, 'proves another account'],
    ['/faults', { kind: 'latency', times: 9_007_199_254_740_991 }, 400, '/times'],
    ['/identity/reject', { account, reason: 'other', remark: 'cut \0 here' }, 400, '/remark'],
  ])('is refused by %s with why: %o', async (path, body, status, why) => {
    const said = await send(path, JSON.stringify(body))
    expect(said).toEqual({ status, answer: expect.objectContaining({ error: expect.stringContaining(why) }) })
  })

  it('leaves no account behind', async () => {
    expect(await send('/customers/7100000003', '', 'GET')).toMatchObject({ status: 404 })
  })

  it('is refused where it is no JSON', async () => {
    const { answer, status } = await send('/credit', '{"account":')
    expect([status, Object.keys(answer)]).toEqual([400, ['error']])
  })
})

it('names the currencies, calendars, services and reasons of the broker', () => {
  const { schemas } = bundle.components
  expect(schemas.Currency.enum).toEqual([...CURRENCIES])
  expect(schemas.Calendar.enum).toEqual([...CALENDAR_CODES])
  expect(schemas.RejectionReason.enum).toEqual([...REJECTION_REASONS])
  const service = bundle.paths['/services'].post.requestBody.content['application/json'].schema.properties.service
  expect(service.enum).toEqual([PAYMENTS, ...CHANNELS.map(({ id }) => id)])
})

it('answers a query of every list as the document says', async () => {
  const lists = controlCalls.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  expect(lists.length).toBeGreaterThan(8)
  const statuses = await Promise.all(lists.map(async ({ path }) => [path, (await send(path, '', 'GET')).status]))
  expect(statuses).toEqual(lists.map(({ path }) => [path, 200]))
})
