import { expect, it } from 'vitest'
import { runLimited } from './limited.mjs'

const script = (text) => [process.execPath, ['-e', text]]

it('answers the code of a program that ends in time', async () => {
  expect(await runLimited('a program', ...script('process.exit(3)'), { minutes: 1 })).toBe(3)
})

it('ends a program that hangs, even one that stopped its whole process group', async () => {
  const started = performance.now()
  expect(await runLimited('a program', ...script("process.kill(0, 'SIGSTOP')"), { minutes: 0.02 })).toBe(1)
  expect(performance.now() - started).toBeGreaterThan(1_000)
})

it('answers 1 for a program that is not there', async () => {
  expect(await runLimited('a program', '/no/such/program', [])).toBe(1)
})
