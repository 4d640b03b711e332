// Finds a Chromium for the tests, and installs one if there is none.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../paper/commands/ready.mjs'

const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

const isDebianRoot = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

const playwrightHasOne = () => {
  const script =
    "import('playwright-core').then(({ chromium }) => process.exit(require('node:fs').existsSync(chromium.executablePath()) ? 0 : 1))"
  return spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' }).status === 0
}

// The fonts are for Chinese, Korean and Arabic on screenshots.
const INSTALL = 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-noto-core fonts-noto-cjk'

/**
 * Installs Debian's headless Chromium, which starts pages in half the time, where there is no browser and this process may
 * install one. It needs no package of this project, so it can run while those are installed.
 *
 * @param onStart receives the number of the process that installs, immediately, if one has to be installed
 */
export const installDebianBrowser = async (onStart = () => {}) => {
  if (existsSync(HEADLESS) || (!existsSync(WHOLE) && playwrightHasOne()) || !isDebianRoot()) return
  process.stdout.write('Installing Chromium…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const installing = spawn('sh', ['-c', INSTALL], { stdio: 'inherit', env })
  onStart(installing.pid)
  await new Promise((resolve) => installing.once('exit', resolve))
}

/** A browser to test with: Debian's, Playwright's own, or one installed now. */
export const browserReady = async () => {
  await installDebianBrowser()
  if (existsSync(HEADLESS) || existsSync(WHOLE) || playwrightHasOne()) return
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}
