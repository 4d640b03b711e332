// npm run build: builds app, console, broker and reference. `--if-needed` does nothing where they are up to date; `--prepare`
// prepares the broker's database as soon as the broker is built.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildApp, buildConsole, buildDocs, buildPaper } from './build.mjs'
import { given, ROOT, stop } from './ready.mjs'
import { isBuilt, recordBuild } from './sources.mjs'

const WITHOUT_APP = 'without-app'
const { values } = given({
  options: { 'if-needed': { type: 'boolean' }, prepare: { type: 'boolean' }, [WITHOUT_APP]: { type: 'boolean' } },
})
/** Builds the app, and starts the process that builds the rest. */
const isMain = values[WITHOUT_APP] !== true
const IF_NEEDED = values['if-needed'] === true

/**
 * What a first start makes in its database takes as long as a third of the build, and a core is free for it by then. What goes
 * wrong is left to the start itself, which does the same again and tells it.
 */
const prepareDatabase = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`${ROOT}dist/paper/main.js`, '--prepare'], { cwd: ROOT, stdio: 'ignore' })
    child.once('error', resolve)
    child.once('exit', resolve)
  })

/** Builds a part and adds its name to the line that tells how far the build is. */
const part = async (name, make) => {
  await make()
  if (IF_NEEDED) process.stdout.write(` ${name}`)
}

const buildBroker = async () => {
  await part('broker', buildPaper)
  if (values.prepare) await part('database', prepareDatabase)
}

const buildOthers = () => Promise.all([part('console', buildConsole), buildBroker(), part('reference', buildDocs)])

/** In a process of its own, because the build of the app keeps a core busy. It prints itself why it failed, and ends this one too. */
const othersBeside = () =>
  new Promise((resolve, reject) => {
    const flags = process.argv.slice(2)
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--${WITHOUT_APP}`, ...flags], {
      stdio: 'inherit',
    })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : process.exit(2)))
  })

const build = async () => {
  if (!isMain) await buildOthers()
  else await recordBuild(ROOT, () => Promise.all([part('app', buildApp), othersBeside()]))
}

if (!IF_NEEDED || !isMain || !isBuilt(ROOT)) {
  // Vite takes them for the end of a file's name.
  if (/[#?]/.test(ROOT)) stop(`The path of this folder has a # or a ?, with which it cannot be built: rename ${ROOT}`)
  if (IF_NEEDED && isMain) process.stdout.write('Building…')
  try {
    await build()
    if (IF_NEEDED && isMain) process.stdout.write('\n')
  } catch (cause) {
    process.stderr.write(`\nThe build failed: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 2
  }
}
