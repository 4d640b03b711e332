// npm run pack: what others install, as tarballs in dist/packages: the contract, the suite that checks a server, the app, the broker.
// `-- --try` installs each from its tarball into an empty folder and uses it there. It takes what is built: `npm run build` comes first.
// `-- contract --try` packs and tries that one alone, which needs no build.
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STAY } from './build.mjs'
import { ROOT, stop } from './ready.mjs'

const OUT = `${ROOT}dist/packages`
const BIN = 'broker.js'

const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))
const write = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`)

const project = readJson('package.json')
const contract = readJson('openapi/bundle.json')

/** Versions have one place each: the contract's in `openapi/openapi.yaml`, for what describes it; the project's in `package.json`. */
const VERSIONS = { contract: contract.info.version, project: project.version }

/** What all packages have: a description of themselves, who may use them, and how. */
const begin = (name, about, manifest) => {
  const folder = `${OUT}/${name}`
  mkdirSync(folder, { recursive: true })
  const { engines, license } = project
  write(`${folder}/package.json`, {
    name: `open-brokerage-${name}`,
    ...manifest,
    description: about,
    license,
    type: 'module',
    engines,
  })
  copyFileSync(`${ROOT}LICENSE`, `${folder}/LICENSE`)
  copyFileSync(`${ROOT}paper/commands/packages/${name}.md`, `${folder}/README.md`)
  return folder
}

const enumerations = () =>
  Object.fromEntries(
    Object.entries(contract.components.schemas).flatMap(([name, { enum: values, 'x-enum-varnames': names }]) =>
      values === undefined || names === undefined
        ? []
        : [[name, Object.fromEntries(names.map((key, at) => [key, values[at]]))]],
    ),
  )

const valuesOf = (examples = {}) =>
  Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))

const examples = () =>
  Object.fromEntries(
    Object.entries(contract.paths).flatMap(([path, { post }]) => {
      if (post === undefined) return []
      const [form] = Object.values(post.requestBody?.content ?? {})
      const answers = valuesOf(post.responses[200].content['application/json'].examples)
      return [[path, { form: valuesOf(form?.examples).filled ?? {}, answers }]]
    }),
  )

const packContract = () => {
  const folder = begin('contract', 'The open brokerage contract: OpenAPI 3.1, types, codes and examples', {
    version: VERSIONS.contract,
    types: './contract.d.ts',
    exports: { '.': { types: './contract.d.ts' }, './*.json': './*.json' },
    files: ['openapi.json', 'contract.d.ts', 'enumerations.json', 'examples.json'],
  })
  copyFileSync(`${ROOT}openapi/bundle.json`, `${folder}/openapi.json`)
  copyFileSync(`${ROOT}adapters/generated/contract.ts`, `${folder}/contract.d.ts`)
  write(`${folder}/enumerations.json`, enumerations())
  write(`${folder}/examples.json`, examples())
}

const packApp = () => {
  const folder = begin('app', 'The built client of the open brokerage contract, static files', {
    version: VERSIONS.project,
    files: ['app'],
  })
  cpSync(`${ROOT}dist/app`, `${folder}/app`, { recursive: true })
}

/** The broker finds its files beside itself, and keeps its data where it is started, not among packages. */
const START = `#!/usr/bin/env node
process.env['PAPER_DATA'] ||= \`\${process.cwd()}/.data\`
await import('./dist/paper/main.js')
`

/** Packages that stay beside the built broker, with the versions that were tested. */
const besideBroker = () => {
  const stays = (name) => STAY.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))))
  return Object.fromEntries(Object.entries(project.dependencies).filter(([name]) => stays(name)))
}

const packBroker = () => {
  const folder = begin('broker', 'A simulated server of the open brokerage contract, with its app', {
    version: VERSIONS.project,
    bin: { 'open-brokerage-broker': BIN },
    files: [BIN, 'dist'],
    dependencies: besideBroker(),
  })
  writeFileSync(`${folder}/${BIN}`, START)
  for (const part of ['app', 'console', 'docs', 'paper'])
    cpSync(`${ROOT}dist/${part}`, `${folder}/dist/${part}`, {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    })
}

const node = (...args) => execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })

/** The name of a tarball's package. */
const nameIn = (file) => /^open-brokerage-([a-z]+)-/.exec(file)?.[1] ?? ''

/** How each package is made, and the built parts that it takes. */
const PACKAGES = {
  contract: { make: packContract, parts: [] },
  conformance: { make: () => node('tests/conformance/package/build.mjs', `${OUT}/conformance`), parts: [] },
  app: { make: packApp, parts: ['app'] },
  broker: { make: packBroker, parts: ['app', 'console', 'docs', 'paper'] },
}

/** Makes packages in place of those of these names that were made before; answers their tarballs. */
const pack = (names) => {
  for (const part of new Set(names.flatMap((name) => PACKAGES[name].parts)))
    if (!existsSync(`${ROOT}dist/${part}`)) stop(`dist/${part} is not built: npm run build`)
  mkdirSync(OUT, { recursive: true })
  for (const file of readdirSync(OUT))
    if (names.includes(file) || names.includes(nameIn(file))) rmSync(join(OUT, file), { recursive: true })
  for (const name of names) {
    PACKAGES[name].make()
    execFileSync('npm', ['pack', '--silent', '--pack-destination', OUT], {
      cwd: `${OUT}/${name}`,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return readdirSync(OUT).filter((file) => file.endsWith('.tgz') && names.includes(nameIn(file)))
}

/** An empty folder. PostgreSQL refuses to run as root and then runs as a user of its own, who may read it. */
const emptyFolder = (name) => {
  const folder = mkdtempSync(join(tmpdir(), name))
  chmodSync(folder, 0o755)
  return folder
}

/** Whether the installed broker says that it is ready, before it is ended. */
const starts = (folder) =>
  new Promise((resolve) => {
    const data = emptyFolder('broker-')
    const env = { ...process.env, PORT: '0', PAPER_DATA: data, PAPER_DEMO: '0' }
    const child = spawn(`${folder}/node_modules/.bin/open-brokerage-broker`, { cwd: folder, env })
    let printed = ''
    const late = setTimeout(() => child.kill('SIGTERM'), 180_000)
    const hear = (chunk) => {
      printed += chunk.toString()
      if (/^Paper broker\s+http/m.test(printed)) child.kill('SIGTERM')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => {
      clearTimeout(late)
      rmSync(data, { recursive: true, force: true })
      resolve(/^Paper broker\s+http/m.test(printed) ? undefined : printed)
    })
  })

/** What a user does first with each package, in an empty folder; it says what is wrong. */
const TRIALS = {
  contract: (folder) => {
    const own = `${folder}/node_modules/open-brokerage-contract`
    const { paths } = JSON.parse(readFileSync(`${own}/openapi.json`, 'utf8'))
    writeFileSync(
      `${folder}/use.ts`,
      "import type { paths } from 'open-brokerage-contract'\nexport type Login = paths['/user/login']['post']\n",
    )
    const strict = ['--strict', '--noEmit', '--module', 'nodenext']
    execFileSync(`${ROOT}node_modules/@typescript/native/bin/tsc`, [...strict, 'use.ts'], {
      cwd: folder,
      stdio: 'inherit',
    })
    const has = (file) => Object.keys(JSON.parse(readFileSync(`${own}/${file}.json`, 'utf8'))).length
    return has('examples') > 100 && has('enumerations') > 10 && '/user/login' in paths
      ? undefined
      : 'something is missing'
  },
  conformance: (folder) => {
    const said = execFileSync(`${folder}/node_modules/.bin/open-brokerage-conformance`, ['--help'], {
      encoding: 'utf8',
    })
    return said.includes('--url') ? undefined : said
  },
  app: (folder) => {
    const files = readdirSync(`${folder}/node_modules/open-brokerage-app/app`)
    return ['config.json', 'index.html', 'worker.js', 'LICENSES.md'].every((name) => files.includes(name))
      ? undefined
      : files.join()
  },
  broker: starts,
}

const tryAll = async (files) => {
  const empty = emptyFolder('packages-')
  try {
    for (const file of files) {
      const folder = join(empty, nameIn(file))
      mkdirSync(folder)
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
      const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', join(OUT, file)]
      execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
      const problem = await TRIALS[nameIn(file)](folder)
      process.stdout.write(`${file}: ${problem ?? 'works in an empty folder'}\n`)
      if (problem !== undefined) process.exitCode = 1
    }
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
}

const asked = process.argv.slice(2).filter((word) => word !== '--try')
const unknown = asked.find((name) => !Object.hasOwn(PACKAGES, name))
if (unknown !== undefined) stop(`There is no package named ${unknown}: ${Object.keys(PACKAGES).join(', ')}.`)
const files = pack(asked.length > 0 ? asked : Object.keys(PACKAGES))
for (const file of files) process.stdout.write(`dist/packages/${file}\n`)
if (process.argv.includes('--try')) await tryAll(files)
