// npm run generators: generators of the registry against the contract. Each makes its code, which is compiled strictly, and logs in,
// reads quotes, places an order and cancels it at a paper broker; docs/generators.md gets the table. The packages are fetched into
// a temporary folder, so it needs the registry, and the built broker (npm run build). Not part of `npm test`. `-- orval newman` runs those alone.
import { spawnSync } from 'node:child_process'
import { cpSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeOf } from '../../openapi/tools/node.ts'
import { given, stop } from '../../paper/commands/ready.mjs'
import { startBroker } from '../broker.ts'
import { call, DEMO, login } from '../demoCustomer.ts'
import { type Generator, GENERATORS } from './generators.ts'
import { PORTMAN, runPortman } from './portman.ts'
import { NEWMAN, runPostman, type Told } from './postman.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONTRACT = JSON.parse(readFileSync(join(ROOT, 'openapi/bundle.json'), 'utf8')) as {
  readonly info: { readonly version: string }
  readonly paths: Record<string, object>
  readonly components: { readonly schemas: Record<string, object> }
}
/** A share of a market that is open at the time of the broker's clock. */
const CODE = '96038'
const OPEN = '2026-06-10T02:30:00Z'

interface Row {
  readonly generator: Generator
  /** The problem of each step, where it has one. */
  readonly steps: ReadonlyArray<readonly [step: string, problem: string | undefined]>
}

/** The same with a `oneOf` of single types in the place of each list of types. */
const withOneTypeEach = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withOneTypeEach)
  if (typeof value !== 'object' || value === null) return value
  const { type, ...rest } = nodeOf(value)
  const others = Object.entries(rest).map(([name, inner]) => [name, withOneTypeEach(inner)])
  const own = Array.isArray(type)
    ? { oneOf: type.map((one: unknown) => ({ type: one })) }
    : { type: withOneTypeEach(type) }
  return { ...Object.fromEntries(others), ...(type !== undefined && own) }
}

const contractFor = ({ of }: Generator): Readonly<Record<string, unknown>> => {
  if (of === 'calls') {
    const paths = Object.entries(CONTRACT.paths).filter(([, item]) => 'post' in item)
    return { 'contract.json': { ...CONTRACT, paths: Object.fromEntries(paths) } }
  }
  if (of === 'oneTypeEach') return { 'contract.json': withOneTypeEach(CONTRACT) }
  if (of !== 'answers') return { 'contract.json': CONTRACT }
  const text = JSON.stringify(CONTRACT.components.schemas).replaceAll('#/components/schemas/', '#/definitions/')
  return { 'answers.json': { definitions: JSON.parse(text) as unknown } }
}

/** Runs a program; returns the end of what it said where it failed. */
const failureOf = (folder: string, [program = '', ...args]: ReadonlyArray<string>): string | undefined => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', timeout: 600_000 })
  if (status === 0) return undefined
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /error|fail|exceeded|cannot/i.test(line))
  return (lines[0] ?? `ended with ${status}`).trim().slice(0, 160)
}

const STRICT = ['--strict', '--noEmit', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node']
const MODERN = ['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--module', 'esnext']
const compileCommand = ({ language }: Generator): ReadonlyArray<string> =>
  language === 'Python'
    ? ['python3', '-W', 'error', '-m', 'py_compile', 'gen.py', 'main.py']
    : [
        join(ROOT, 'node_modules/@typescript/native/bin/tsc'),
        ...STRICT,
        ...MODERN,
        '--moduleResolution',
        'bundler',
        'main.ts',
      ]

/** Makes, compiles and uses the code of a generator; it stops at the first step that fails. */
const rowOf = (generator: Generator, folder: string, args: ReadonlyArray<string>): Row => {
  const { command, files = {}, language, name, packages } = generator
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  for (const [file, value] of Object.entries(contractFor(generator)))
    writeFileSync(join(folder, file), JSON.stringify(value))
  const clients = join(import.meta.dirname, 'clients')
  const main = language === 'Python' ? 'main.py' : 'main.ts'
  copyFileSync(join(clients, `${name}.${main.split('.')[1]}.txt`), join(folder, main))
  copyFileSync(join(clients, 'walk.ts.txt'), join(folder, 'walk.ts'))
  const install = ['npm', 'install', '--prefer-offline', '--ignore-scripts', '--save-exact', ...packages]
  const types = () => {
    cpSync(join(ROOT, 'node_modules/@types/node'), join(folder, 'node_modules/@types/node'), { recursive: true })
    return failureOf(folder, compileCommand(generator))
  }
  const run = language === 'Python' ? ['python3', main] : [join(ROOT, 'node_modules/.bin/tsx'), main]
  const steps: Array<Row['steps'][number]> = []
  for (const [step, work] of [
    ['fetched', () => failureOf(folder, install)],
    ['generated', () => failureOf(folder, command)],
    ['compiled', types],
    ['used', () => failureOf(folder, [...run, ...args])],
  ] as const) {
    const problem = work()
    steps.push([step, problem])
    process.stdout.write(`${name}: ${step}${problem === undefined ? '' : ` — ${problem}`}\n`)
    if (problem !== undefined) break
  }
  return { generator, steps }
}

/** A limit order far from the price: it waits until it is cancelled. */
const argumentsFor = async (url: string): Promise<ReadonlyArray<string>> => {
  const session = await login(url)
  const { rules } = (await call(url, '/quotes/info', { code: CODE }, session)) as {
    readonly rules: { readonly lot: string | number; readonly lowerlimit: string | number }
  }
  return [`${url}/api/vue`, DEMO.account, DEMO.password, CODE, String(rules.lowerlimit), String(rules.lot)]
}

const START = '<!-- made by npm run generators -->'
const HEAD = [
  '| generator | language | generated | compiled strictly | used at the broker | to know |',
  '|---|---|---|---|---|---|',
]

/** Its line of the table: what each step came to. */
const lineOf = ({ generator: { language, note, packages }, steps }: Row): string => {
  const done = ['generated', 'compiled', 'used'].map((step) => {
    const found = steps.find(([name]) => name === step)
    return found === undefined ? '' : found[1] === undefined ? 'yes' : `no: ${found[1].replaceAll('|', '\\|')}`
  })
  return `| \`${packages[0]}\` | ${language} | ${done.join(' | ')} | ${note} |`
}

/** Writes the lines of what ran; the others keep theirs. */
const write = (rows: ReadonlyArray<Row>, told: ReadonlyArray<Told | undefined>): void => {
  const path = join(ROOT, 'docs/generators.md')
  const [before = '', made = ''] = readFileSync(path, 'utf8').split(START)
  const old = made.split('\n')
  const oldOf = ({ packages }: Generator) => old.find((line) => line.startsWith(`| \`${packages[0]}\``))
  const lines = GENERATORS.flatMap((generator) => {
    const row = rows.find((one) => one.generator === generator)
    return (row === undefined ? oldOf(generator) : lineOf(row)) ?? []
  })
  const beside = [NEWMAN, PORTMAN].flatMap(
    (tool, nth) => told[nth]?.told ?? old.find((line) => line.startsWith(`\`${tool}\``)) ?? [],
  )
  const about = `Contract ${CONTRACT.info.version}, Node ${process.versions.node}.`
  writeFileSync(path, `${before}${START}\n\n${about}\n\n${[...HEAD, ...lines].join('\n')}\n\n${beside.join('\n\n')}\n`)
}

const { positionals: only } = given({ allowPositionals: true })
const NAMES = [...GENERATORS.map(({ name }) => name), 'newman', 'portman']
const unknown = only.find((name) => !NAMES.includes(name))
if (unknown !== undefined) stop(`There is no generator named ${unknown}: ${NAMES.join(', ')}.`)
const folder = mkdtempSync(join(tmpdir(), 'generators-'))
const broker = await startBroker({ PAPER_CLOCK: 'test', PAPER_CLOCK_START: OPEN, PAPER_TEST_HASHES: '1' })
try {
  const args = await argumentsFor(broker.url)
  const wanted = GENERATORS.filter(({ name }) => only.length === 0 || only.includes(name))
  const rows = wanted.map((generator) => rowOf(generator, join(folder, generator.name), args))
  const isWanted = (name: string): boolean => only.length === 0 || only.includes(name)
  const told = [
    isWanted('newman') ? await runPostman(broker.url, join(folder, 'newman')) : undefined,
    isWanted('portman') ? runPortman(broker.url, join(folder, 'portman'), await login(broker.url)) : undefined,
  ]
  for (const one of told) if (one !== undefined) process.stdout.write(`${one.told}\n`)
  write(rows, told)
  const failed = rows.filter(({ steps }) => steps.some(([, problem]) => problem !== undefined)).length
  process.stdout.write(`${rows.length - failed} of ${rows.length} generators\n`)
  process.exitCode = failed === 0 && told.every((one) => one?.isRight !== false) ? 0 : 1
} finally {
  await broker.stop()
  rmSync(folder, { recursive: true, force: true })
}
