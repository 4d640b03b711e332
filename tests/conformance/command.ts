import { writeFileSync } from 'node:fs'
import { namesOf, operations } from './contract/operations.ts'
import { readOptions, Unusable, USAGE } from './options.ts'
import { lastLine } from './report.ts'
import { runSuite } from './suite.ts'

const write = (file: string, report: object): void => {
  try {
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  } catch (cause) {
    throw new Unusable(`--json ${file} cannot be written: ${(cause as { code?: string }).code}`)
  }
}

/** The command itself; gives the exit code: 0 all is well, 1 the server breaks the contract, 2 nothing was checked. */
export const command = async (args: ReadonlyArray<string>): Promise<number> => {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    const options = readOptions(args, process.env, namesOf(operations))
    if (options === 'help') {
      say(USAGE)
      return 0
    }
    const report = await runSuite(options, say)
    if (options.json !== undefined) write(options.json, report)
    say(`\n${lastLine(report)}`)
    return report.verdict.outcome === 'passed' ? 0 : 1
  } catch (cause) {
    if (!(cause instanceof Unusable)) throw cause
    process.stderr.write(`${cause.message}\n`)
    return 2
  }
}
