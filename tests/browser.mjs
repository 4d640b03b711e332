// Finds a Chromium for the tests, and installs one where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from '../paper/commands/ready.mjs'

const DEBIAN = '/usr/bin/chromium'

const isDebianRoot = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

const playwrightHasOne = () => {
  const script =
    "import('playwright-core').then(({ chromium }) => process.exit(require('node:fs').existsSync(chromium.executablePath()) ? 0 : 1))"
  return spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' }).status === 0
}

/** A browser to test with: Debian's, Playwright's own, or one of the two installed now. */
export const browserReady = () => {
  if (existsSync(DEBIAN) || playwrightHasOne()) return
  process.stdout.write('Installing Chromium…\n')
  if (isDebianRoot()) {
    run('apt-get', ['update', '-qq'])
    // The fonts are for Chinese, Korean and Arabic on screenshots.
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    if (existsSync(DEBIAN)) return
  }
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}
