import { expect, it } from 'vitest'
import { checkTasks } from './check.mjs'
import { CHECKS } from './checks.mjs'
import { inParallel } from './steps.mjs'

const gate = () => {
  let open = () => {}
  const opened = new Promise((done) => (open = done))
  return { open, opened }
}

it('runs no more tasks in parallel than allowed, and returns results in their order', async () => {
  const gates = [gate(), gate(), gate()]
  const started = []
  const tasks = gates.map(({ opened }, index) => async () => {
    started.push(index)
    await opened
    return index
  })
  const all = inParallel(tasks, 2)
  expect(started).toEqual([0, 1])
  gates[1].open()
  await expect.poll(() => started).toEqual([0, 1, 2])
  gates[2].open()
  gates[0].open()
  expect(await all).toEqual([0, 1, 2])
})

it('counts a check that fails and names its command', async () => {
  const command = [process.execPath, '-e', 'process.exitCode = 1']
  const results = await inParallel(checkTasks([{ name: 'broken', command }]), 2)
  expect(results).toEqual([{ passed: 0, failed: 1, told: [`✗ broken (${command.join(' ')})`], tests: [] }])
})

it('fails a silent check that prints a warning, and no other', async () => {
  const command = [process.execPath, '-e', 'console.error("a warning")']
  const checks = [
    { name: 'build', command, silent: true },
    { name: 'lint', command },
  ]
  const results = await inParallel(checkTasks(checks), 2)
  expect(results.map(({ told }) => told)).toEqual([[`✗ build (${command.join(' ')}) warned`], []])
})

it('begins a check that needs another when that one has ended', async () => {
  const build = gate()
  const started = []
  const execute = async (_name, program) => {
    started.push(program)
    if (program === 'make') await build.opened
    return { code: 0, output: '', seconds: 0 }
  }
  const checks = [
    { name: 'build', command: ['make'] },
    { name: 'size', command: ['measure'], after: 'build' },
    { name: 'types', command: ['compile'] },
  ]
  const all = inParallel(checkTasks(checks, execute), 3)
  await expect.poll(() => started).toEqual(['make', 'compile'])
  build.open()
  expect((await all).map(({ passed }) => passed)).toEqual([1, 1, 1])
  expect(started).toEqual(['make', 'compile', 'measure'])
})

it('lists each check below the one that it needs', () => {
  const names = CHECKS.map(({ name }) => name)
  for (const [index, { after }] of CHECKS.entries())
    if (after !== undefined) expect(names.slice(0, index)).toContain(after)
})
