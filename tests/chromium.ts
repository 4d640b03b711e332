import { existsSync } from 'node:fs'

/** Debian's Chromium without windows: the same engine, and half the processor time for each page that is opened. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
/** Debian's whole Chromium. */
const WHOLE = '/usr/bin/chromium'

/** How to start the first browser of these that is installed; if none is, Playwright starts its own. */
const launchOptions = (browsers: ReadonlyArray<string>) => {
  const executablePath = browsers.find((path) => existsSync(path))
  if (executablePath === undefined) return {}
  return {
    executablePath,
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
}

/** For tests. */
export const CHROMIUM = launchOptions([HEADLESS, WHOLE])

/** For measuring: the browser that customers have, with which docs/bench.md was measured. */
export const WHOLE_CHROMIUM = launchOptions([WHOLE, HEADLESS])
