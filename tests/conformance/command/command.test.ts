import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Mock, startMock } from '../../../openapi/mock/start.ts'
import { fromRoot } from '../../../openapi/tools/files.ts'
import { namesOf, operations } from '../contract/operations.ts'
import { command } from './command.ts'
import { readOptions, Unusable } from './options.ts'
import type { Report } from '../report.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0, host: '127.0.0.1', app: null })
})
afterAll(() => mock.close())

const read = (...args: ReadonlyArray<string>) => readOptions(args, {}, namesOf(operations))

const LOGIN = ['--account', '0123456789', '--password', 'calm1234']

describe('the command line', () => {
  it.each([
    ['--url is missing', []],
    ['is not an http address', ['--url', 'broker']],
    ['is not an http address', ['--url', 'file:///etc/passwd']],
    ['takes an address and a path', ['--url', 'http://me:secret@broker.test/api/vue']],
    ["Unknown option '--account-name'", ['--url', 'http://a', '--account-name', 'x']],
    ["Unexpected argument 'quotes'", ['--url', 'http://a', 'quotes']],
    ['--account needs --password', ['--url', 'http://a', '--account', '0123456789']],
    ['--password needs --account', ['--url', 'http://a', '--password', 'calm1234']],
    ['--other-account and --other-password go together', ['--url', 'http://a', '--other-account', '5550000002']],
    ['--control needs --write', ['--url', 'http://a', '--control', 'http://a/control']],
    ['--over-time needs --control', ['--url', 'http://a', ...LOGIN, '--write', '--over-time']],
    ['--control here is not an http address', ['--url', 'http://a', ...LOGIN, '--write', '--control', 'here']],
    ['--write needs --account', ['--url', 'http://a', '--write']],
    ['--fund-password has six digits', ['--url', 'http://a', '--fund-password', '1']],
    ['--origin app.example.com is not an origin', ['--url', 'http://a', '--origin', 'app.example.com']],
    ['--only stocks is neither a tag nor a path', ['--url', 'http://a', '--only', 'stocks']],
    ['--level 6 is not a level, 1 to 5', ['--url', 'http://a', '--level', '6']],
    ['--timeout soon is not a number of seconds', ['--url', 'http://a', '--timeout', 'soon']],
  ])('is refused in one line: %s', (line, args) => {
    const reading = () => read(...args)
    expect(reading).toThrow(Unusable)
    expect(reading).toThrow(line)
    expect(reading).not.toThrow('\n')
  })

  it('accepts the password from the environment, and a trailing slash', () => {
    const args = ['--url', 'http://broker.test/api/vue/', '--account', '0123456789', '--only', 'quotes', '--write']
    expect(readOptions(args, { CONFORMANCE_PASSWORD: 'calm1234' }, namesOf(operations))).toEqual({
      url: 'http://broker.test/api/vue',
      login: { account: '0123456789', password: 'calm1234' },
      otherLogin: undefined,
      fundPassword: undefined,
      overTime: false,
      only: ['quotes'],
      level: undefined,
      write: true,
      json: undefined,
      yes: false,
      timeout: 20_000,
      seed: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      time: 1_000,
      origin: undefined,
    })
  })
})

/** Runs `npm run conformance` without npm, which would add lines of its own. */
const run = async (...args: ReadonlyArray<string>) => {
  const child = spawn(process.execPath, ['tests/conformance/run.mjs', ...args], { cwd: fromRoot('') })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, ...said }
}

/** The same without a process of its own, with a line about its progress after each `every` milliseconds. */
const runWithProgress = async (every: number, ...args: ReadonlyArray<string>) => {
  const said = { out: '', err: '' }
  const hear = (to: 'err' | 'out') => (text: string | Uint8Array) => {
    said[to] += String(text)
    return true
  }
  const heard = [
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('err')),
  ]
  try {
    return { code: await command(args, '', every), ...said }
  } finally {
    for (const one of heard) one.mockRestore()
  }
}

/** The same without lines about its progress. */
const runHere = (...args: ReadonlyArray<string>) => runWithProgress(2 ** 31 - 1, ...args)

// A whole run is hundreds of calls, and the machine may be busy with something else.
describe('npm run conformance', { timeout: 240_000 }, () => {
  it('passes on the mock, lists the checks that a mock cannot pass and writes its report', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    const file = join(folder, 'report.json')
    const login = ['--account', '0123456789', '--password', 'calm1234']
    const { code, out, err } = await runHere('--url', `${mock.url}/api/vue`, ...login, '--json', file)
    expect([err, out.split('\n').filter((line) => line.startsWith('✗'))]).toEqual(['', []])
    expect(code).toBe(0)
    expect(out).toMatch(/skipped: a mock answers HTTP 422/)
    expect(out).toMatch(/skipped: a mock keeps no sessions/)
    expect(out).toMatch(/^✓ passed: \d+ of \d+ operations were seen to work\n/)
    expect(out).toMatch(/\n\d+ passed, 0 failed, \d+ skipped: passed\n$/)
    const text = readFileSync(file, 'utf8')
    const report = JSON.parse(text) as Report
    expect(report).toMatchObject({ isMock: true, failed: 0, write: false, url: `${mock.url}/api/vue` })
    expect(report.checks.length).toBe(report.passed + report.skipped)
    expect(out).toMatch(/skipped: it changes something: no --write/)
    expect(text).not.toContain('calm1234')
    rmSync(folder, { recursive: true })
  })

  it('ends with one line and code 2 where there is nothing to check', async () => {
    expect(await run()).toEqual({ code: 2, out: '', err: expect.stringMatching(/^--url is missing.*\n$/) as string })
    const nowhere = await runHere('--url', 'http://127.0.0.1:9/api/vue')
    expect(nowhere).toEqual({ code: 2, out: '', err: expect.stringMatching(/^http:.*\n$/) as string })
    // Nothing was called whose report would be lost.
    const chosen = ['--url', `${mock.url}/api/vue`, '--only', '/market/list']
    const told = (reason: string) => expect.stringMatching(new RegExp(`cannot be written: ${reason}\\n$`)) as string
    const nowhereToWrite = await runHere(...chosen, '--json', '/no/such/folder/x')
    expect(nowhereToWrite).toEqual({ code: 2, out: '', err: told('ENOENT') })
    expect(await runHere(...chosen, '--html', tmpdir())).toEqual({ code: 2, out: '', err: told('EISDIR') })
  })

  it('ends with code 1 where a check fails', async () => {
    const server = createServer((_request, response) => response.end('{}'))
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { code, out, err } = await runHere('--url', url, '--only', '/common/config')
    server.close()
    expect([code, err]).toEqual([1, ''])
    expect(out).toMatch(/^✗ failed: 0 of 1 operations were seen to work\n/)
    expect(out).toMatch(/\n✗ \/common\/config: 4 failed\n/)
    expect(out).toContain('      /status: expected 1 or 0, got nothing\n')
    expect(out).toMatch(/\n0 passed, \d+ failed, \d+ skipped: failed\n$/)
  })

  it('prints its progress, because the report of a slow server comes late', async () => {
    const { err, out } = await runWithProgress(1, '--url', `${mock.url}/api/vue`, '--only', '/common/config')
    expect(err).toMatch(/^\d+ s: \/common\/config$/m)
    expect(err).toMatch(/^\d+ s: workflow ".+"$/m)
    expect(out).toMatch(/^✓ passed/)
  })

  it('ends with code 3 where the server goes away, as a process too', async () => {
    let calls = 0
    const server = createServer((request, response) => {
      calls += 1
      if (calls > 3) request.destroy()
      else response.end('{}')
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { code, out, err } = await run('--url', url, '--only', 'common')
    server.close()
    expect([code, err]).toEqual([3, ''])
    expect(out).toMatch(
      /^✗ no answer: 0 of \d+ operations were seen to work\n  ✗ the server did not answer \(\d+ of \d+ calls\)\n/,
    )
  })
})
