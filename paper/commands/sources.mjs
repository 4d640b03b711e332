// Knows whether `dist` was built from the sources as they are now.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the build reads: folders with all that is in them, and single files. */
const SOURCES = [
  'adapters',
  'docs',
  'domain',
  'openapi',
  'paper',
  'ports',
  'src',
  'ui',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.console.config.ts',
]
const BUILT = ['dist/app/index.html', 'dist/console/index.html', 'dist/paper/main.js', 'dist/docs/index.html']
const RECORD = 'dist/sources'

const filesIn = (path) => {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}

/**
 * A digest of the contents of all sources below `root`, and of the version of Node. Contents, because the times of files
 * change with every clone and copy; reading them takes a fraction of a second.
 */
export const digestOf = (root) => {
  const digest = createHash('sha256').update(process.version)
  for (const file of SOURCES.filter((path) => existsSync(join(root, path))).flatMap((path) =>
    filesIn(join(root, path)),
  ))
    digest.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file))
  return digest.digest('hex')
}

/** Whether app, broker and reference below `root` were built from the sources as they are now. */
export const isBuilt = (root) =>
  [RECORD, ...BUILT].every((path) => existsSync(join(root, path))) &&
  readFileSync(join(root, RECORD), 'utf8') === digestOf(root)

/** Builds with `build`, and records the sources that it began with. A build that fails leaves no record. */
export const recordBuild = async (root, build) => {
  rmSync(join(root, RECORD), { force: true })
  const digest = digestOf(root)
  await build()
  writeFileSync(join(root, RECORD), digest)
}
