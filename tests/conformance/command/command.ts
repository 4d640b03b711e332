import { accessSync, closeSync, constants, existsSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { consent, terminal } from './consent.ts'
import { namesOf, operations } from '../contract/operations.ts'
import { type Options, readOptions, Unusable, usage } from './options.ts'
import { lastLine, type Report } from '../report.ts'
import { htmlOf } from '../reports/html.ts'
import { junitOf } from '../reports/junit.ts'
import { runCases } from '../regression/cases.ts'
import { runSuite } from '../suite.ts'

/** The files that a report is written to, each with its form. */
const FORMS = {
  json: (report: Report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitOf,
  html: htmlOf,
} as const

/** The exit code of what a user has stopped with Ctrl-C. */
const STOPPED = 130

/** Does something with each file of a report. */
const eachFile = (options: Options, work: (file: string, form: keyof typeof FORMS) => void): void => {
  for (const form of ['json', 'junit', 'html'] as const) {
    const file = options[form]
    if (file === undefined) continue
    try {
      work(file, form)
    } catch (cause) {
      throw new Unusable(`--${form} ${file} cannot be written: ${(cause as { code?: string }).code}`)
    }
  }
}

/** @throws where a file cannot be written, or is a folder; an existing one keeps its content until the run has ended. */
const checkWritable = (file: string): void => {
  if (existsSync(file)) closeSync(openSync(file, 'r+'))
  else accessSync(dirname(file), constants.W_OK)
}

/** Milliseconds between two lines about the progress: a slow server takes many minutes, and the report comes at the end. */
const EVERY = 30_000

const reportProgress = (every: number) => {
  const began = Date.now()
  let doing = 'the first calls'
  const timer = setInterval(
    () => process.stderr.write(`${Math.round((Date.now() - began) / 1000)} s: ${doing}\n`),
    every,
  )
  return { begins: (what: string) => void (doing = what), end: () => clearInterval(timer) }
}

/**
 * The command itself; returns the exit code: 0 passed, 1 the server breaks the contract, 2 nothing was checked,
 * 3 the server was away for so much of the run that it says nothing about it, 130 its user stopped it.
 *
 * @param name what its user typed, for the help
 * @param every milliseconds between two lines about the progress
 */
export const command = async (
  args: ReadonlyArray<string>,
  name = 'npm run conformance --',
  every = EVERY,
): Promise<number> => {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  let isStopped = false
  let end = (): void => undefined
  const stop = (): void => {
    isStopped = true
    process.stderr.write('Stopped: what was changed is being undone. Ctrl-C again leaves it as it is.\n')
  }
  try {
    const options = readOptions(args, process.env, namesOf(operations))
    if (options === 'help') {
      say(usage(name))
      return 0
    }
    // Before a run that changes something, whose report would be lost.
    eachFile(options, checkWritable)
    await consent(options, terminal())
    if (options.write) process.once('SIGINT', stop)
    const { cases } = options
    const meanwhile = reportProgress(every)
    const { begins } = meanwhile
    end = meanwhile.end
    const stopped = () => (isStopped ? 'the run was stopped' : undefined)
    const report =
      cases === undefined
        ? await runSuite({ ...options, stopped, begins }, say)
        : await runCases({ ...options, cases, stopped }, say)
    eachFile(options, (file, form) => writeFileSync(file, FORMS[form](report)))
    say(`\n${lastLine(report)}`)
    if (isStopped) return STOPPED
    return { passed: 0, failed: 1, 'no answer': 3 }[report.verdict.outcome]
  } catch (cause) {
    if (!(cause instanceof Unusable)) throw cause
    process.stderr.write(`${cause.message}\n`)
    return 2
  } finally {
    end()
    process.off('SIGINT', stop)
  }
}
