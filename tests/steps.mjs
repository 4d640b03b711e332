// Runs programs beside each other and prints the output of each whole, when it has ended.
import { spawn } from 'node:child_process'
import { ROOT } from '../paper/commands/ready.mjs'

/**
 * Runs a program in the project's root and keeps its output, errors in their place among it.
 *
 * @returns its exit code, 1 where a signal ended it, what it printed, and its seconds
 */
export const runKept = (program, args, env = {}) =>
  new Promise((resolve) => {
    const start = performance.now()
    const output = []
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    const end = (code) =>
      resolve({ code, output: Buffer.concat(output).toString(), seconds: (performance.now() - start) / 1000 })
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`))
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })

/**
 * Runs tasks, `width` at a time, in their order; each takes the next when it has ended.
 *
 * @returns what each task gave, in the order of the tasks
 */
export const inParallel = async (tasks, width) => {
  const results = []
  let next = 0
  const work = async () => {
    while (next < tasks.length) {
      const index = next++
      results[index] = await tasks[index]()
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}
