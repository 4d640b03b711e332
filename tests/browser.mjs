// Finds a Chromium for the tests, and installs one if there is none.
import { spawnSync } from 'node:child_process'
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

/** A browser to test with: Debian's (the headless one starts pages in half the time), Playwright's own, or one installed now. */
export const browserReady = () => {
  if (existsSync(HEADLESS)) return
  const wholeOnly = existsSync(WHOLE)
  if (!wholeOnly && playwrightHasOne()) return
  if (isDebianRoot()) {
    process.stdout.write('Installing Chromium…\n')
    run('apt-get', ['update', '-qq'])
    // The fonts are for Chinese, Korean and Arabic on screenshots.
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
  }
  if (wholeOnly || existsSync(HEADLESS)) return
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}
