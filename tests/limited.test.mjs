import { expect, it } from 'vitest'
import { runKept, runLimited } from './limited.mjs'

const script = (text) => ['a program', process.execPath, ['-e', text]]

it('returns the code of a program that ends in time', async () => {
  expect(await runLimited(...script('process.exit(3)'), { minutes: 1 })).toBe(3)
})

it('ends a program that hangs, even one that stopped its whole process group', async () => {
  const started = performance.now()
  expect(await runLimited(...script("process.kill(0, 'SIGSTOP')"), { minutes: 0.02 })).toBe(1)
  expect(performance.now() - started).toBeGreaterThan(1_000)
})

it('returns 1 for a missing program', async () => {
  expect(await runLimited('a program', '/no/such/program', [])).toBe(1)
})

it('collects the output of a program, with its errors, and its exit code', async () => {
  const text = 'console.log("one"); console.error("two"); process.exitCode = 3'
  const { code, output } = await runKept(...script(text), { minutes: 1 })
  expect([code, output.split('\n').toSorted()]).toEqual([3, ['', 'one', 'two']])
})

it('returns code 1 for a missing program, with the reason', async () => {
  const step = await runKept('a program', '/no/such/program', [])
  expect(step).toMatchObject({ code: 1, output: expect.stringContaining('ENOENT') })
})

/** The program ends immediately; its child hangs and holds its output, in its own process group or in another. */
const leavesBehind = (detached) =>
  `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 10_000)'], { stdio: 'inherit', detached: ${detached} }).unref()`

it.concurrent.each([
  ['hangs', "console.log('begun'); setInterval(() => {}, 1_000)"],
  ['stopped its whole process group', "console.log('begun'); process.kill(0, 'SIGSTOP')"],
  ['left a program behind', `console.log('begun'); ${leavesBehind(false)}`],
  ['left a program behind in another group', `console.log('begun'); ${leavesBehind(true)}`],
])('ends a program that %s, and keeps what it printed', async (_what, text) => {
  const { code, output } = await runKept(...script(text), { minutes: 0.05 })
  expect([code, output]).toEqual([1, 'begun\n\na program did not end within 0.05 minutes and was ended.\n'])
})
