import { startTestBroker, type TestBroker } from './broker.ts'
import { TEST_CLOCK } from './clock.ts'

/** The broker of this worker; its files run one after another, and its database is removed with the server at the end. */
let shared: Promise<TestBroker> | undefined

/**
 * The broker that the test files of a worker share, which saves each of them a start. Its clock starts as that of a new
 * one and its market has no changes. Customers and records of earlier files stay, so a file makes customers of its own
 * and asserts no totals; `stop` does nothing. A file that breaks the broker or starts it with settings of its own uses
 * `startTestBroker`.
 */
export const sharedTestBroker = async (): Promise<TestBroker> => {
  shared ??= startTestBroker()
  const paper = await shared
  await paper.control('/clock', { to: TEST_CLOCK.PAPER_CLOCK_START, rate: 1 })
  const answer = await fetch(`${paper.url}/control/market`, { method: 'DELETE' })
  if (!answer.ok) throw new Error(`the market could not be reset: ${answer.status}`)
  return { ...paper, stop: async () => {} }
}
