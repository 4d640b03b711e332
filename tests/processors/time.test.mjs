import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { countProcessorTime, makeMeter, processOf } from './time.mjs'

const GATE = 10
const one = (pid, parent, own, waited = 0, since = pid) => ({ pid, parent, own, waited, since })
const init = one(1, 0, 1_000, 5_000)

it('reads a process whose name contains brackets and spaces', () => {
  const line = '42 (a) (b c) S 7 42 42 0 -1 4194304 1 0 0 0 300 20 5 4 20 0 1 0 9876 1000 100'
  expect(processOf(line)).toEqual({ pid: 42, parent: 7, own: 320, waited: 9, since: 9_876 })
})

it('counts a process with all below it and nothing else', () => {
  const count = makeMeter(GATE)
  expect(count([init, one(GATE, 1, 5), one(11, GATE, 7), one(12, 11, 9), one(13, 1, 400)])).toBe(21)
})

it('counts a child that was waited for once, with what it took since the last look', () => {
  const count = makeMeter(GATE)
  count([init, one(GATE, 1, 5), one(11, GATE, 7), one(12, 11, 9)])
  for (let look = 0; look < 4; look += 1) expect(count([init, one(GATE, 1, 5, 20)])).toBe(25)
})

it('counts a child once whose parent was read before it waited', () => {
  const count = makeMeter(GATE)
  count([init, one(GATE, 1, 5), one(11, GATE, 7)])
  count([init, one(GATE, 1, 5)])
  for (let look = 0; look < 4; look += 1) expect(count([init, one(GATE, 1, 5, 8)])).toBe(13)
})

it('keeps the time of a process that no parent waited for', () => {
  const count = makeMeter(GATE)
  count([init, one(GATE, 1, 5), one(11, GATE, 7), one(12, 11, 90)])
  // The parent was waited for, after the last look at it; the child had been left to the first process.
  count([init, one(GATE, 1, 5, 7), one(12, 1, 100)])
  count([init, one(GATE, 1, 5, 7)])
  for (let look = 0; look < 3; look += 1) expect(count([init, one(GATE, 1, 5, 7)])).toBe(112)
})

it('counts a server that was started by a program below it and outlived that', () => {
  const count = makeMeter(GATE, (pid) => pid === 20)
  expect(count([init, one(GATE, 1, 5), one(20, 1, 3), one(21, 20, 4), one(30, 1, 50)])).toBe(12)
})

it('takes a process that got the number of an earlier one for another', () => {
  const count = makeMeter(GATE)
  count([init, one(GATE, 1, 5), one(11, GATE, 7, 0, 100)])
  expect(count([init, one(GATE, 1, 5, 7), one(11, 1, 400, 0, 200)])).toBe(12)
})

const burn = (milliseconds) =>
  `const end = process.cpuUsage().user + ${milliseconds * 1_000}; while (process.cpuUsage().user < end);`

it.runIf(process.platform === 'linux')('counts a program that outlives its parent', async () => {
  const counter = countProcessorTime()
  // The child lives on in a session of its own after its parent has ended.
  const server = `${burn(300)} process.stdout.write('done'); setTimeout(() => {}, 60_000)`
  const starter = `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { detached: true, stdio: 'inherit' }); console.log(child.pid); child.unref()`
  const child = spawn(process.execPath, ['-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  await expect.poll(() => said).toContain('done')
  const before = counter.seconds()
  process.kill(Number.parseInt(said, 10), 'SIGKILL')
  await once(child.stdout, 'close')
  expect(before).toBeGreaterThanOrEqual(0.3)
  expect(counter.seconds()).toBeGreaterThanOrEqual(before)
  counter.stop()
})
