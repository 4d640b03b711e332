import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ControlAnswer } from '../../platform/control/calls.ts'
import { withBooks } from '../../testing/books.ts'
import { type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { CHECKS } from './testing/checks.ts'

type Made = ControlAnswer<'POST /situations/{name}'>
type Listed = ControlAnswer<'GET /situations'>['situations']

let paper: TestBroker
let listed: Listed
/** Whether the last situation moved the clock. */
let hasMoved = false
withBooks(startTestBroker, async (opened) => {
  paper = opened
  await paper.control('/clock', { to: '2026-06-09T02:30:00Z', rate: 0 })
  await paper.control('/snapshots', { name: 'before' })
  listed = (await paper.control<{ situations: Listed }>('/situations')).situations
})

const make = (name: string) => paper.control<Made>(`/situations/${name}`, {})
const problems = async () =>
  (await Promise.all(['/audit', '/trading/audit'].map((path) => paper.control<{ problems: string[] }>(path)))).flatMap(
    (one) => one.problems,
  )

describe('the situations', () => {
  it('are all of those that are checked here, and at least thirty', () => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(CHECKS).toSorted())
    expect(listed.length).toBeGreaterThanOrEqual(30)
  })

  it('are those of docs/control.md', async () => {
    const page = await readFile(new URL('../../../docs/control.md', import.meta.url), 'utf8')
    const rows = listed.map(({ movesTime, name, title, topic }) => {
      return `| \`${name}\` | ${title}${movesTime ? ' ⏱' : ''} | ${topic} |`
    })
    expect([...page.matchAll(/^\| `[a-z-]+` \|.*$/gm)].map(([row]) => row)).toEqual(rows)
  })
})

describe.each(Object.keys(CHECKS))('%s', (name) => {
  let made: Made
  let mine: Session
  beforeAll(async () => {
    // Each has a customer and an instrument of its own; what one does to the time concerns everybody, and products are few.
    if (hasMoved || name.startsWith('copy-')) await paper.control('/snapshots/restore', { name: 'before' })
    made = await make(name)
    hasMoved = listed.some((one) => one.name === name && one.movesTime)
    mine = { token: made.token, account: made.account }
  })

  it('is what the customer sees', async () => {
    expect(made.name).toBe(name)
    expect(made.path).toMatch(/^\/[a-z]+\/\w+/)
    expect(made.expected).toMatch(/\.$/)
    await CHECKS[name]?.(paper, mine, made)
    expect(await problems()).toEqual([])
  })
})

it('makes another customer each time', async () => {
  await paper.control('/snapshots/restore', { name: 'before' })
  const [first, second] = [await make('order-waiting'), await make('order-waiting')]
  expect(first.account).not.toBe(second.account)
  expect(first.ids['code']).not.toBe(second.ids['code'])
})

it('does not know every name', async () => {
  await expect(make('the-end-of-the-world')).rejects.toThrow('404')
})

it('logs in with the password that it answers', async () => {
  const { account, password } = await make('fresh-customer')
  expect((await paper.call('/user/login', { account, password })).status).toBe(1)
})
