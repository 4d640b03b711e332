import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromRoot } from '../../../openapi/tools/files.ts'
import { CONTRACT_VERSION, operations } from '../contract/operations.ts'
import type { Report } from '../report.ts'
import { CALLS, PERSON, startLevelOne } from './levelOne.ts'

const MOST_BYTES = 600_000

let folder = ''
let packed = ''
const execute = promisify(execFile)
const npm = (cwd: string, ...args: ReadonlyArray<string>) => execute('npm', [...args], { cwd })

// Built, packed and installed as its user does it: into an empty folder outside the repository, without a registry.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'))
  const script = fromRoot('tests/conformance/package/build.mjs')
  await execute(process.execPath, [script, join(folder, 'built')])
  await npm(join(folder, 'built'), 'pack', '--pack-destination', folder)
  packed = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
  mkdirSync(join(folder, 'empty'))
  writeFileSync(join(folder, 'empty', 'package.json'), '{}')
  await npm(join(folder, 'empty'), 'install', '--offline', '--no-audit', '--no-fund', packed)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (...args: ReadonlyArray<string>) => {
  const cwd = join(folder, 'empty')
  const child = spawn(join(cwd, 'node_modules/.bin/open-brokerage-conformance'), args, { cwd })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, ...said }
}

const only = CALLS.flatMap((path) => ['--only', path])
const login = ['--account', PERSON.account, '--password', PERSON.password]

describe('the packed suite', () => {
  it('is small, needs no other package and has the version of the contract', () => {
    expect(statSync(packed).size).toBeLessThan(MOST_BYTES)
    const installed = join(folder, 'empty/node_modules')
    expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['open-brokerage-conformance'])
    const own = join(installed, 'open-brokerage-conformance')
    const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Record<string, unknown>
    expect(manifest).toMatchObject({ version: CONTRACT_VERSION, license: 'MIT' })
    expect(readFileSync(join(own, 'LICENSES.txt'), 'utf8')).toMatch(
      /^ajv [\d.]+, MIT\n[^]*Permission is hereby granted/,
    )
  })

  it('helps', async () => {
    const { code, out, err } = await run('--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^npx open-brokerage-conformance --url/)
    expect(out).toContain('--junit')
  })

  it('checks a small server and writes all reports', async () => {
    const server = await startLevelOne({ balance: '90.00' })
    const files = ['report.json', 'report.xml', 'report.html'].map((name) => join(folder, name))
    const [json = '', junit = '', html = ''] = files
    const forms = ['--json', json, '--junit', junit, '--html', html]
    const { code, out, err } = await run('--url', server.url, ...login, ...only, ...forms)
    server.close()
    expect([code, err]).toEqual([1, ''])
    expect(out).toMatch(/^✗ failed: 5 of 5 operations were seen to work\n/)
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report
    expect(report.coverage.operations.map(({ path, reached }) => [path, reached])).toEqual(
      expect.arrayContaining(CALLS.map((path) => [path, 'works'])),
    )
    const signIn = report.coverage.operations.find(({ path }) => path === '/user/login')
    expect(signIn?.refusals.filter(({ reached }) => reached)).toContainEqual({
      code: 'invalid-parameters',
      reached: true,
    })
    expect(report.coverage.workflows).toContainEqual({
      name: 'what a visitor reads',
      reached: 'in part',
      why: ['a check of it failed'],
    })
    const wrong = report.checks.find(
      ({ operation, outcome, workflow }) =>
        operation === '/funds/wallets' && outcome === 'failed' && workflow === undefined,
    )
    expect(wrong).toMatchObject({
      operationId: 'wallets',
      findings: [{ at: '/data/0/total', contract: '/components/schemas/Wallet/properties/total' }],
      exchange: {
        request: { headers: { token: '$TOKEN', account: PERSON.account } },
        response: { status: 200, headers: { date: expect.stringMatching(/GMT$/) as string } },
      },
    })
    const curl = `curl -sS -i -X POST '${server.url}/funds/wallets' -H "token: $TOKEN" -H 'account: ${PERSON.account}'`
    expect(wrong?.exchange?.curl).toBe(curl)
    expect(out).toContain(`      ${curl}\n`)
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="/funds/wallets"')
    expect(readFileSync(html, 'utf8')).toContain('<h1 class="failed">')
    for (const text of [out, ...files.map((file) => readFileSync(file, 'utf8'))])
      for (const secret of [PERSON.password, PERSON.token]) expect(text).not.toContain(secret)
  })

  it('passes a small server at level 1 and says what was not asked for', async () => {
    const server = await startLevelOne()
    const files = ['one.json', 'one.xml', 'one.html'].map((name) => join(folder, name))
    const [json = '', junit = '', html = ''] = files
    const forms = ['--json', json, '--junit', junit, '--html', html]
    const { code, out, err } = await run('--url', server.url, ...login, '--level', '1', '--time', '2', ...forms)
    server.close()
    expect([code, err], out).toEqual([0, ''])
    const [verdict, above, ...rest] = out.split('\n')
    expect(verdict).toBe('✓ passed: 13 of 13 operations were seen to work')
    const beyond = operations.filter(({ level }) => level > 1).length
    expect(above).toMatch(
      new RegExp(
        `^ {2}– not asked for: ${beyond} operations above level 1: \\d+ of level 2 \\(quotes\\), \\d+ of level 3 \\(trading\\), `,
      ),
    )
    expect(rest.filter((line) => line.startsWith('✗'))).toEqual([])
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report
    expect(report).toMatchObject({ level: 1, failed: 0, verdict: { unchecked: [] } })
    expect(report.notAskedFor).toHaveLength(beyond)
    expect(report.notAskedFor).toContainEqual({ path: '/trade/order', level: 3 })
    const asked = new Set(report.coverage.operations.map(({ path }) => path))
    expect(report.checks.filter(({ operation }) => !asked.has(operation))).toEqual([])
    expect(new Set(server.called.filter((path) => !asked.has(path)))).toEqual(new Set())
    expect(readFileSync(junit, 'utf8')).toContain('level 1')
    expect(readFileSync(html, 'utf8')).toContain(`Not asked for: ${beyond} operations above level 1`)
  })

  it('fails a small server at level 1 whose lists are wrong, and at level 2, whose calls it does not have', async () => {
    const server = await startLevelOne({ balance: '90.00' })
    const wrong = await run('--url', server.url, ...login, '--level', '1', '--time', '1')
    const higher = await run('--url', server.url, ...login, '--level', '2', '--time', '1')
    server.close()
    expect([wrong.code, higher.code]).toEqual([1, 1])
    expect(wrong.out).toContain('✗ /funds/wallets')
    expect(higher.out).toContain('✗ /market/list')
  })

  it('fails at a level that the configuration does not offer, and sends nothing to an area that it lacks', async () => {
    const entries = [
      { name: 'simulation', value: '1' },
      { name: 'areas', value: '' },
    ]
    const server = await startLevelOne({
      writes: (path, body) => (path === '/common/config' && 'data' in body ? { status: 1, data: entries } : body),
    })
    const to = (...level: ReadonlyArray<string>) =>
      run('--url', server.url, ...login, '--write', '--time', '1', ...level)
    const [third, whole] = [await to('--level', '3'), await to()]
    server.close()
    expect(third.out).toContain(
      'level 3 was asked for, and its configuration does not offer quotes, trading, records\n',
    )
    expect([third.code, whole.code], whole.out).toEqual([1, 0])
    expect(server.called).not.toContain('/upload/image')
  })

  it('changes nothing on a server that may be real, where nobody agrees', async () => {
    const server = await startLevelOne({ isSimulation: false })
    const { code, out, err } = await run('--url', server.url, ...login, '--write', '--json', join(folder, 'none.json'))
    server.close()
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^http.* does not say that it is a simulation.*: add --yes where that is meant\n$/)
    expect(server.called).toEqual(['/common/config'])
    expect(existsSync(join(folder, 'none.json'))).toBe(false)
  })
})
