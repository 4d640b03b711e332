import { existsSync } from 'node:fs'

const DEBIAN = '/usr/bin/chromium'

/** How to start a browser: Debian's Chromium where there is one, elsewhere the browser that Playwright brings. */
export const CHROMIUM = existsSync(DEBIAN)
  ? {
      executablePath: DEBIAN,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    }
  : {}
