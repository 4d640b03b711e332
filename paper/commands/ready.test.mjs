import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ROOT } from './ready.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'paper-commands-'))
  write('package.json', '{"type":"module"}')
  write('package-lock.json', '{}')
  // An npm that writes down how it is called, and fails, so that the command ends there.
  write(
    'bin/npm',
    `#!${process.execPath}\nimport { appendFileSync } from 'node:fs'
appendFileSync('npm.log', process.argv.slice(2, 5).join(' ') + '\\n')\nprocess.exit(1)\n`,
  )
  spawnSync('chmod', ['+x', join(root, 'bin/npm')])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const MADE = 'node_modules/.package-lock.json'
const install = ({ tests = false, isOld = false } = {}) => {
  write(MADE, '{}')
  if (tests) write('node_modules/vitest/package.json', '{}')
  if (isOld) utimesSync(join(root, MADE), 1, 1)
}
/** Runs a command of package.json in the folder, and returns how it called npm and what it said. */
const runs = (command, env = {}) => {
  rmSync(join(root, 'npm.log'), { force: true })
  const [file, ...words] = command.split(' ')
  const { stderr, status } = spawnSync(process.execPath, [join(root, file), ...words], {
    encoding: 'utf8',
    // Any port: that of a broker which runs on this machine is taken.
    env: { ...process.env, PORT: '0', PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, ...env },
  })
  const log = join(root, 'npm.log')
  return { npm: existsSync(log) ? readFileSync(log, 'utf8').trim() : '', says: stderr.trim(), status }
}

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))
/** The commands whose first step installs, but those that import other folders before. */
const COMMANDS = Object.entries(scripts)
  .filter(([name, line]) => line.startsWith('node ') && !['test', 'test:long', 'test:mutation', 'check'].includes(name))
  .map(([name, line]) => [name, line.replace(/^node (-\S+ )*/, '')])
  .filter(([, line]) => /\bready\(/.test(readFileSync(`${ROOT}${line.split(' ')[0]}`, 'utf8')))
const copy = (line) => {
  // What `npm start` imports before anything is installed.
  for (const folder of ['paper/commands', 'paper/platform/startup', dirname(line.split(' ')[0])])
    cpSync(`${ROOT}${folder}`, join(root, folder), { recursive: true })
}

it.each(COMMANDS)('%s removes no packages where there are some', (name, line) => {
  copy(line)
  install()
  const { npm } = runs(line)
  // What runs with the packages of the broker needs no others.
  const isComplete = ['start', 'backup', 'restore'].includes(name)
  expect(npm).toBe(isComplete ? '' : 'install --no-save --include=dev')
})

// Those that leave their options to a program in TypeScript install it first.
const OWN = COMMANDS.filter(([, line]) => /\bgiven\(/.test(readFileSync(`${ROOT}${line.split(' ')[0]}`, 'utf8')))
it.each(OWN)('%s does nothing with an option that it does not know', (name, line) => {
  copy(line)
  expect(runs(`${line} --no-such-option`)).toEqual({ npm: '', says: "Unknown option '--no-such-option'", status: 2 })
})

it('npm run bench builds nothing for an option that it does not know', () => {
  const words = ['tsx', 'tests/bench/all.ts', '--no-such-option']
  const { status, stdout } = spawnSync('npx', words, { cwd: ROOT, encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
})

it('installs everything where there is nothing, and for a start only what it needs', () => {
  copy('paper/commands/start.mjs')
  expect(runs('paper/commands/docs.mjs').npm).toBe('ci --include=dev --no-fund')
  expect(runs('paper/commands/start.mjs').npm).toBe('ci --omit=dev --no-fund')
  install({ isOld: true })
  expect(runs('paper/commands/start.mjs').npm).toBe('install --no-save --omit=dev')
  install({ tests: true, isOld: true })
  expect(runs('paper/commands/start.mjs').npm).toBe('install --no-save --include=dev')
})

it('does not exchange the packages of a broker that runs, and knows one that was killed', () => {
  copy('paper/commands/docs.mjs')
  install({ tests: true, isOld: true })
  write(`node_modules/.paper-brokers/${process.pid}`, '')
  expect(runs('paper/commands/docs.mjs')).toEqual({
    npm: '',
    says: 'A broker runs with the packages of another package-lock.json: end it first.',
    status: 2,
  })
  rmSync(join(root, 'node_modules/.paper-brokers'), { recursive: true })
  write('node_modules/.paper-brokers/999999999', '')
  expect(runs('paper/commands/docs.mjs').npm).toBe('install --no-save --include=dev')
})

it.each(['PORT', 'PAPER_METRICS'])('says that the port of %s is in use before it installs or builds', async (name) => {
  copy('paper/commands/start.mjs')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address()
  const says = `port ${port} of 127.0.0.1 is in use: set ${name} to another one`
  expect(runs('paper/commands/start.mjs', { [name]: String(port) })).toEqual({ npm: '', says, status: 2 })
  other.close()
})

it('starts a broker where nothing can be written beside the packages', () => {
  copy('paper/commands/start.mjs')
  install({ tests: true })
  write('paper/commands/buildAll.mjs', '')
  write('dist/paper/main.js', 'process.exit(7)')
  // As on a read-only disk, also for root.
  write('node_modules/.paper-brokers', '')
  expect(runs('paper/commands/start.mjs')).toEqual({ npm: '', says: '', status: 7 })
})

it('says what is missing for a backup, and installs nothing', () => {
  copy('paper/commands/backup.mjs')
  for (const prepare of [() => {}, () => install({ isOld: true })]) {
    prepare()
    const { npm, says, status } = runs('paper/commands/backup.mjs backup copy')
    expect([npm, status]).toEqual(['', 2])
    expect(says).toMatch(/^The packages are missing/)
  }
})

it('says that it cannot be built below a folder whose name has a #', () => {
  cpSync(`${ROOT}paper/commands`, join(root, 'c#', 'paper/commands'), { recursive: true })
  const { says, status } = runs('c#/paper/commands/buildAll.mjs')
  expect([says, status]).toEqual([
    `The path of this folder has a # or a ?, with which it cannot be built: rename ${root}/c#/`,
    2,
  ])
})
