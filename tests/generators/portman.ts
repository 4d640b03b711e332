import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEWMAN, reportOf, type Told } from './postman.ts'

/** Makes tests of the contract from its document; it needs tslib, which it does not name among its packages. */
export const PORTMAN = '@apideck/portman@1.33.0'
const PACKAGES = [PORTMAN, 'tslib@2.8.1', NEWMAN]

/** What it tests of each call: any answer, a refusal too, is what the document describes. */
const CONFIG = {
  version: 1.0,
  tests: {
    contractTests: [
      {
        openApiOperation: '*::/*',
        statusCode: { enabled: true, code: 200 },
        contentType: { enabled: true },
        jsonBody: { enabled: true },
        schemaValidation: { enabled: true },
      },
    ],
  },
  globals: {},
}

/** The two headers of a session. */
type Session = Readonly<Record<'token' | 'account', string>>

interface Item {
  readonly name: string
  readonly item?: ReadonlyArray<Item>
  readonly request?: {
    readonly auth?: object
    readonly header?: ReadonlyArray<object>
    readonly url?: { readonly path?: ReadonlyArray<string> }
  }
}

/** Calls that are no form and no JSON, and the one that would end the session of all others. */
const LEFT_OUT = /^(live\/stream|user\/logout|security\/sessionsend|upload\/.*)$/

/** The requests with the headers of a session, which the generator knows one of alone. */
const asCustomer = (items: ReadonlyArray<Item>, session: Session): ReadonlyArray<Item> =>
  items.flatMap((one): ReadonlyArray<Item> => {
    if (one.item !== undefined) return [{ ...one, item: asCustomer(one.item, session) }]
    if (LEFT_OUT.test(one.request?.url?.path?.join('/') ?? '')) return []
    const own = Object.entries(session).map(([key, value]) => ({ key, value }))
    const named = new Set(own.map(({ key }) => key))
    const others = (one.request?.header ?? []).filter((header) => !('key' in header && named.has(String(header.key))))
    return [{ ...one, request: { ...one.request, auth: { type: 'noauth' }, header: [...others, ...own] } }]
  })

/** Makes the tests, runs them against a broker, and returns the result in a sentence. */
export const runPortman = (url: string, folder: string, session: Session): Told => {
  mkdirSync(folder)
  const inFolder = { cwd: folder, encoding: 'utf8', timeout: 600_000 } as const
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG))
  const contract = join(import.meta.dirname, '../../openapi/bundle.json')
  spawnSync('npm', ['install', '--prefer-offline', '--ignore-scripts', ...PACKAGES], inFolder)
  const made = ['portman', '-l', contract, '-b', `${url}/api/vue`, '-c', 'config.json', '-o', 'made.json']
  const { stdout, stderr } = spawnSync('npx', [...made, '--includeTests', 'true'], inFolder)
  const collection = (() => {
    try {
      return JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as { readonly item: ReadonlyArray<Item> }
    } catch {
      throw new Error(`portman made no collection: ${stdout}${stderr}`)
    }
  })()
  writeFileSync(
    join(folder, 'tests.json'),
    JSON.stringify({ ...collection, item: asCustomer(collection.item, session) }),
  )
  const { assertions, failures, requests } = reportOf(folder, 'tests.json', [])
  for (const { error, source } of failures) process.stdout.write(`${source?.name ?? ''}: ${error.message}\n`)
  const told = `\`${PORTMAN}\` made ${assertions.total} tests of answers from the document: ${requests.total} requests with values of its own, ${assertions.failed} tests failed.`
  return { told, isRight: failures.length === 0 }
}
