// npm run build:conformance: the suite as a package of its own, for `npm pack`, in dist/conformance or the folder that is named.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licencesOf } from '../../../paper/commands/licences.mjs'
import { given, stop } from '../../../paper/commands/ready.mjs'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** What npm has to know; the version is the contract's, since that is what a server is checked against. */
const manifest = (version, { license, engines }) => ({
  name: 'open-brokerage-conformance',
  version,
  description: 'Checks a server against the open brokerage contract',
  license,
  type: 'module',
  bin: { 'open-brokerage-conformance': 'conformance.js' },
  files: ['conformance.js', 'openapi.json', 'LICENSES.txt'],
  engines,
})

const readJson = async (path) => JSON.parse(await readFile(`${ROOT}${path}`, 'utf8'))

/** Builds into an absolute folder, which is emptied. Everything is in one file: the package needs no other. */
const buildConformance = async (outdir) => {
  await rm(outdir, { recursive: true, force: true })
  await mkdir(outdir, { recursive: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['tests/conformance/package/bin.ts'],
    outfile: `${outdir}/conformance.js`,
    banner: { js: '#!/usr/bin/env node' },
    bundle: true,
    minify: true,
    keepNames: true,
    legalComments: 'none',
    charset: 'utf8',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
  })
  const contract = await readJson('openapi/bundle.json')
  const about = manifest(contract.info.version, await readJson('package.json'))
  await writeFile(`${outdir}/package.json`, `${JSON.stringify(about, null, 2)}\n`)
  await writeFile(`${outdir}/LICENSES.txt`, await licencesOf(ROOT, Object.keys(metafile.inputs)))
  await copyFile(`${ROOT}LICENSE`, `${outdir}/LICENSE`)
  await copyFile(`${ROOT}openapi/bundle.json`, `${outdir}/openapi.json`)
  await copyFile(`${ROOT}tests/conformance/package/README.md`, `${outdir}/README.md`)
}

const { positionals } = given({ allowPositionals: true })
if (positionals.length > 1) stop('Name one folder.')
await buildConformance(resolve(positionals[0] ?? `${ROOT}dist/conformance`))
