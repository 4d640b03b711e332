import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAt } from '../testing/broker.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { type BrokerProcess, spawnBroker } from '../testing/process.ts'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number
}
interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly value: Value }>
}
interface Export {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: Span['attributes'] }
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

const PARENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }

/** A collector that keeps what it is sent. */
const exports: Array<Export> = []
const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const sent: Export = JSON.parse(await text(request))
  exports.push(sent)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}
const collector = createServer((request, response) => void take(request, response))
let database: TestDatabase
const processes: Array<BrokerProcess> = []
const start = async (variables: Record<string, string>): Promise<BrokerProcess & { readonly url: string }> => {
  const { port } = collector.address() as AddressInfo
  const broker = await spawnBroker({
    DATABASE_URL: database.url,
    PAPER_DEMO: '0',
    PAPER_LOG: 'debug',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...variables,
  })
  processes.push(broker)
  if (broker.url === undefined) throw new Error(`did not start: ${broker.output().err}`)
  return { ...broker, url: broker.url }
}
const spansOf = (): ReadonlyArray<Span> =>
  exports.flatMap(({ resourceSpans }) => resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)))
const valueOf = (span: { readonly attributes: Span['attributes'] } | undefined, key: string): Value | undefined =>
  span?.attributes.find((one) => one.key === key)?.value

beforeAll(async () => {
  database = await createTestDatabase()
  await once(collector.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGTERM')
  await Promise.all(processes.map(({ ended }) => ended))
  collector.closeAllConnections()
  collector.close()
  await database.drop()
})

it('sends a span of each call with its statements below, and continues a trace only behind a proxy', async () => {
  const open = await start({ PAPER_TRUST_PROXY: '1', OTEL_SERVICE_NAME: 'our-broker' })
  const headers = { traceparent: `00-${PARENT.trace}-${PARENT.span}-01` }
  const answer = await fetch(`${open.url}/api/vue/common/config`, { method: 'POST', headers })
  const requestId = answer.headers.get('x-request-id')
  const ofCall = () => spansOf().find((span) => valueOf(span, 'paper.request_id')?.stringValue === requestId)
  await expect.poll(ofCall).toMatchObject({
    name: 'POST /api/vue/common/config',
    traceId: PARENT.trace,
    parentSpanId: PARENT.span,
  })
  const call = ofCall()
  expect(valueOf(call, 'http.response.status_code')?.intValue).toBe(200)
  const below = () => spansOf().filter(({ parentSpanId }) => parentSpanId === call?.spanId)
  await expect.poll(() => below().map(({ name }) => name)).toContain('select')
  expect(valueOf(exports[0]?.resourceSpans[0]?.resource, 'service.name')?.stringValue).toBe('our-broker')
  // What is written to the log meanwhile names the trace.
  expect(open.output().err).toContain(`"traceId":"${PARENT.trace}"`)

  const direct = await start({})
  const other = await fetch(`${direct.url}/api/vue/common/config`, { method: 'POST', headers })
  const ofOther = () =>
    spansOf().find((span) => valueOf(span, 'paper.request_id')?.stringValue === other.headers.get('x-request-id'))
  await expect.poll(ofOther).toBeDefined()
  expect(ofOther()?.traceId).not.toBe(PARENT.trace)

  // No value of a call is in a trace, and what is left is sent at the end.
  const account = String(7_100_000_000 + Math.floor(Math.random() * 1_000_000))
  const login = await callAt(direct.url, '/user/login', { account, password: `secret-${randomUUID()}` })
  expect(login.status).toBe(0)
  direct.child.kill('SIGTERM')
  await direct.ended
  expect(spansOf().some(({ name }) => name === 'POST /api/vue/user/login')).toBe(true)
  expect(JSON.stringify(exports)).not.toMatch(new RegExp(`secret-|${account}`))
})
