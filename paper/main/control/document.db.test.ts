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
