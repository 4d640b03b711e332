// Builds the app into dist/app, the testers' console into dist/console, the paper broker into dist/paper and the reference of the
// contract into dist/docs.
import { rm } from 'node:fs/promises'
import { compressFolder } from './compress.mjs'
import { ROOT } from './ready.mjs'

/** The broker and its backup, a file each, in an absolute folder, which is emptied; packages stay where npm put them. */
export const buildPaper = async (outdir = `${ROOT}dist/paper`) => {
  const { build } = await import('esbuild')
  await rm(outdir, { recursive: true, force: true })
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['paper/main/main.ts', 'paper/main/backup.ts'],
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'linked',
    logLevel: 'warning',
  })
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
