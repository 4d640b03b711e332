import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startTestBroker, type TestBroker } from '../../testing/broker.ts'

let broker: TestBroker
beforeAll(async () => {
  const watched = { dataFolder: '.', backupFolder: 'no/such/folder', certificates: ['https://127.0.0.1:9'] }
  broker = await startTestBroker({ metrics: true, watched, replicaUrl: 'postgres://nobody@127.0.0.1:9/none' })
})
afterAll(() => broker.stop())

const scrape = async (): Promise<string> => {
  const response = await fetch(broker.metricsUrl ?? '')
  expect(response.headers.get('content-type')).toContain('text/plain')
  return response.text()
}
/** The value of a series, by its name and labels; undefined where there is none. */
const valueOf = (text: string, series: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1)

it('counts calls by operation and outcome, and how long they took', async () => {
  const session = await broker.customer()
  await broker.call('/message/unread', {}, session)
  await broker.call('/message/unread', {}, session)
  await broker.call('/message/unread', {}, { ...session, token: 'another' })
  await broker.call('/user/login', { account: session.account, password: 'wrong123' })
  const order = { code: '96115', direction: 'long', action: 'open', ordertype: 'market', quantity: '100' } as const
  await broker.call('/trade/order', { ...order, clientorderid: randomUUID() }, session)
  await fetch(`${broker.url}/api/vue/no/such`, { method: 'POST' })
  const text = await scrape()
  const count = (operation: string, outcome: string) =>
    valueOf(text, `paper_calls_total{operation="${operation}",outcome="${outcome}"}`)
  expect(count('/message/unread', 'ok')).toBe('2')
  expect(count('/message/unread', 'login-again')).toBe('1')
  expect(count('/user/login', 'wrong-credentials')).toBe('1')
  expect(count('none', 'http-404')).toBe('1')
  expect(valueOf(text, 'paper_call_duration_seconds_count{operation="/message/unread"}')).toBe('3')
  expect(valueOf(text, 'paper_order_batch_size_count')).toBe('1')
  // The replica does not exist, and nobody notices.
  expect(valueOf(text, 'paper_replica_reads_total{outcome="away"}')).toBe('2')
  expect(valueOf(text, 'paper_replica_lag_seconds')).toBe('+Inf')
  // A customer's data is in no label.
  expect(text).not.toContain(session.account)
})

it('shows connections, the lag of jobs and what the audit found', async () => {
  await expect.poll(async () => valueOf(await scrape(), 'paper_audit_problems')).toBe('0')
  const before = await scrape()
  expect(Number(valueOf(before, 'paper_database_connections'))).toBeGreaterThan(0)
  expect(valueOf(before, 'paper_database_waiting')).toBe('0')
  expect(valueOf(before, 'paper_jobs_failed')).toBe('0')

  const due = new Date((await broker.broker.clock.now()).getTime() - 90_000)
  const job = { id: '7d9e8c1a-3a55-4a35-8a52-1f6c8a7c0001', kind: 'unknown', subject: '1', due, failures: 3 }
  await broker.broker.db.insertInto('jobs').values(job).execute()
  const after = await scrape()
  expect(Number(valueOf(after, 'paper_jobs_failed'))).toBe(1)
  await broker.broker.db.deleteFrom('jobs').where('id', '=', job.id).execute()
})

it('serves figures at their own address only', async () => {
  expect((await fetch(`${broker.url}/metrics`)).status).toBe(404)
  expect((await fetch(`${new URL(broker.metricsUrl ?? '').origin}/`)).status).toBe(404)
})

const figuresIn = (text: string): ReadonlyArray<string> => [
  ...new Set(text.match(/\b(?:paper|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g)),
]

it('has every figure that the dashboard, the alerts and the page for operators name, with a value', async () => {
  await expect.poll(scrape).toContain('paper_audit_problems ')
  await expect.poll(scrape).toContain('paper_certificate_days{')
  await broker.call('/common/config', { type: 'all' })
  const text = await scrape()
  const pages = ['docs/grafana/broker.json', 'docs/prometheus/alerts.yaml', 'docs/operating.md']
  const named = figuresIn(pages.map((path) => readFileSync(path, 'utf8')).join())
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !new RegExp(`^${name}(_count)?[{ ]`, 'm').test(text))).toEqual([])
})

it('has for each alert the lines of an operator, and an alert for each of those', () => {
  const { groups } = parse(readFileSync('docs/prometheus/alerts.yaml', 'utf8'))
  const rules: ReadonlyArray<{ alert: string; expr: string; annotations: { runbook: string; summary: string } }> =
    groups[0].rules
  const headings = [...readFileSync('docs/operating.md', 'utf8').matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name)
  const led = rules.map(({ annotations }) => annotations.runbook)
  expect(led.toSorted()).toEqual(led.filter((link) => link.startsWith('docs/operating.md#')).toSorted())
  expect(new Set(led.map((link) => link.split('#')[1]))).toEqual(new Set(headings.map((name) => name.toLowerCase())))
  for (const { alert, annotations, expr } of rules) {
    expect(alert).toMatch(/^[A-Z]\w+$/)
    expect(annotations.summary).not.toBe('')
    expect([...figuresIn(expr), ...(expr.match(/^up\{/) ?? [])]).not.toEqual([])
  }
})

it('says of every repeating work that it went well', async () => {
  const works = () => scrape().then((text) => text.match(/^paper_work_since_success_seconds\{work="(\w+)"\}/gm)?.length)
  await expect.poll(works).toBe(8)
  expect(valueOf(await scrape(), 'paper_work_pause_seconds{work="retention"}')).toBe('600')
  expect(valueOf(await scrape(), 'paper_ready')).toBe('1')
})
