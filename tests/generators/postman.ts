import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referenceFiles } from '../../openapi/reference/pages.ts'
import { DEMO } from '../demoCustomer.ts'

/** The program that runs collections of Postman without it. */
export const NEWMAN = 'newman@6.2.2'

interface Summary {
  readonly run: {
    readonly stats: Readonly<Record<'requests' | 'assertions', { readonly total: number; readonly failed: number }>>
    readonly failures: ReadonlyArray<{
      readonly source?: { readonly name: string }
      readonly error: { readonly message: string }
    }>
  }
}

/** The result in a sentence, and whether all went well. */
export interface Told {
  readonly told: string
  readonly isRight: boolean
}

/** Runs a collection of a folder with newman, which is installed there, and returns what it reports. */
export const reportOf = (folder: string, collection: string, more: ReadonlyArray<string>) => {
  const report = ['--reporters', 'json', '--reporter-json-export', 'report.json', '--timeout-request', '30000']
  const { stdout, stderr } = spawnSync('npx', ['newman', 'run', collection, ...more, ...report], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 600_000,
  })
  const text = (() => {
    try {
      return readFileSync(join(folder, 'report.json'), 'utf8')
    } catch {
      throw new Error(`newman wrote no report: ${stdout}${stderr}`)
    }
  })()
  const { failures, stats } = (JSON.parse(text) as Summary).run
  return { failures, ...stats }
}

/** Runs every request of the collection against a broker. */
export const runPostman = async (url: string, folder: string): Promise<Told> => {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  writeFileSync(join(folder, 'postman.json'), (await referenceFiles()).get('postman.json') ?? '')
  const inFolder = { cwd: folder, encoding: 'utf8', timeout: 600_000 } as const
  spawnSync('npm', ['install', '--prefer-offline', '--ignore-scripts', NEWMAN], inFolder)
  const who = [`loginaccount=${DEMO.account}`, `loginpassword=${DEMO.password}`].flatMap((one) => ['--env-var', one])
  const { assertions, failures, requests } = reportOf(folder, 'postman.json', [
    '--env-var',
    `url=${url}/api/vue`,
    ...who,
  ])
  for (const { error, source } of failures) process.stdout.write(`${source?.name ?? ''}: ${error.message}\n`)
  const told = `\`${NEWMAN}\` ran the whole Postman collection: ${requests.total} requests, ${requests.failed} without an answer; ${assertions.total} tests of answers, ${assertions.failed} failed.`
  return { told, isRight: failures.length === 0 }
}
