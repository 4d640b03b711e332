import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBroker } from '../../../paper/testing/broker.ts'
import { operations } from '../contract/operations.ts'
import type { Report } from '../report.ts'
import { legalVariations } from './legal.ts'
import { meaningFaults } from './meaning/all.ts'
import { moneyFaults } from './money/all.ts'
import type { Recording } from './recorded.ts'
import { record, startRightServer, wholeRun } from './rightServer.ts'
import { schemaFaults } from './schema.ts'
import { NOT_DUE } from '../reports/coverage.ts'
import { chosenBy } from './chosen.ts'
import { rowLine, type Row, runOn, shares, tableLines, tryFault } from './table.ts'

/** All of them take minutes: the normal run plants a sample, the long runs plant all or the part that `run.mjs` was asked for. */
const chosen = chosenBy(process.env)

let paper: TestBroker
let made: Recording
let report: Report
const said: Array<string> = []
const states: Array<ReadonlyArray<unknown>> = []

/** Where what customers do leaves its rows; the broker's own jobs write to others. */
const DOINGS = `
  activity_claims avatars block_trades cards complaints credit_loans customers deposits day_trading_facilities
  exchanges product_orders fund_operations fund_passwords identities idempotent_requests ledger_holds
  ledger_transfers messages offer_subscriptions orders positions stock_loans uploads watchlists withdrawals
`
  .trim()
  .split(/\s+/)

/** A fingerprint of each of these tables. */
const everything = async (): Promise<ReadonlyArray<unknown>> => {
  const tables = await paper.broker.db.introspection.getTables()
  const marks = tables
    .filter(({ name }) => DOINGS.includes(name))
    .map(async ({ name }) => {
      const { rows } = await sql<{ mark: string }>`
        select md5(string_agg(t::text, ',' order by t::text)) as mark from ${sql.table(name)} t`.execute(
        paper.broker.db,
      )
      return [name, rows[0]?.mark]
    })
  return Promise.all(marks)
}

beforeAll(async () => {
  paper = await startRightServer()
  states.push(await everything())
  const say = (line: string) => said.push(line)
  ;({ made, report } = await record(paper.url, say, async () => void states.push(await everything())))
}, 600_000)
afterAll(() => paper.stop())

describe('the paper broker', () => {
  it('keeps to the contract in every operation and workflow, as far as a client can go', () => {
    expect(said.filter((line) => /^(✗| {4})/.test(line))).toEqual([])
    expect(report.verdict).toMatchObject({ outcome: 'passed', because: [] })
    const reasons = new Set(report.checks.flatMap(({ reason }) => reason ?? []))
    expect([...reasons]).toEqual([
      'only a device with a passkey of the account can do it',
      'a reviewer has to approve a deposit: a client sees it under review',
    ])
  })

  it('answers in every operation as it should', () => {
    const passed = new Set(
      report.checks.filter(({ outcome }) => outcome === 'passed').map(({ operation }) => operation),
    )
    expect(operations.map(({ path }) => path).filter((path) => !passed.has(path))).toEqual([])
  })

  it('changes nothing where it is read, or asked for what it refuses', () => {
    const [before, ...after] = states
    expect(before).toHaveLength(DOINGS.length)
    expect(after).toEqual([before])
  })

  it('answers every refusal, or the report gives the reason why not', () => {
    const refusals = report.coverage.operations.flatMap(({ path, refusals }) =>
      refusals.filter(({ why }) => why === NOT_DUE).map(({ code }) => `${path} ${code}`),
    )
    expect(refusals).toEqual([])
  })

  /** Ten runs one after the other fit into two minutes with about this many calls each. */
  const MOST_CALLS = 7_000
  it('is checked with few calls', () => {
    expect(made.calls.length).toBeLessThan(MOST_CALLS)
  })
})

const variations = chosen.of(legalVariations)
describe.skipIf(variations.length === 0)('a right server', () => {
  it.each([
    ...variations,
    ...(variations.length === 0 ? [{ name: 'none of that name', plant: () => () => ({}) }] : []),
  ])('raises no alarm: $name', { timeout: 60_000 }, async ({ plant }) => {
    const { checks } = await runOn(made, wholeRun('http://record'), plant())
    expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  })
})

describe('planted faults', () => {
  const rows: Array<Row> = []
  const all = [...chosen.of(schemaFaults), ...chosen.of(meaningFaults), ...chosen.of(moneyFaults)]
  it('are found for the right reason', { timeout: 3_600_000 }, async () => {
    for (const fault of all) {
      const row = await tryFault(made, wholeRun('http://record'), fault)
      rows.push(row)
      if (chosen.isLong) process.stdout.write(`${rows.length}/${all.length} ${rowLine(row)}\n`)
    }
    if (chosen.isLong) process.stdout.write(`${tableLines(rows).join('\n')}\n`)
    const percent = (text: string) => Number(/\(([\d.]+) %\)/.exec(text)?.[1])
    const { schema, meaning, money } = shares(rows)
    expect(percent(schema), tableLines(rows).join('\n')).toBeGreaterThanOrEqual(98)
    // Of all of them a tenth may be missed; of the four in the sample of a normal run none.
    expect(percent(meaning), tableLines(rows).join('\n')).toBeGreaterThanOrEqual(chosen.isLong ? 90 : 100)
    expect(percent(money), tableLines(rows).join('\n')).toBeGreaterThanOrEqual(95)
  })
})
