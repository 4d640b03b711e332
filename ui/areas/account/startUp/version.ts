import { Effect } from 'effect'
import { Platform } from '../../../../ports/device/Platform.ts'

/** The version of this app, from package.json at build time; outside a build there is none. */
export const APP_VERSION: string = typeof __APP_VERSION__ === 'undefined' ? '0.0.0' : __APP_VERSION__

interface Version {
  readonly parts: ReadonlyArray<number>
  /** The text after a dash, such as "beta.2": such a version precedes the one without it. */
  readonly early: string
}

const read = (text: string): Version => {
  const [numbers = '', ...early] = text.trim().replace(/^v/i, '').replace(/\+.*/s, '').split('-')
  return { parts: numbers.split('.').map((part) => Number.parseInt(part, 10) || 0), early: early.join('-') }
}

/** -1 where `a` is older than `b`, 1 where it is newer, 0 where neither. A missing part is 0: "1.2" is "1.2.0". */
export const compareVersions = (a: string, b: string): -1 | 0 | 1 => {
  const [x, y] = [read(a), read(b)]
  for (let at = 0; at < Math.max(x.parts.length, y.parts.length); at += 1) {
    const [mine, theirs] = [x.parts[at] ?? 0, y.parts[at] ?? 0]
    if (mine !== theirs) return mine < theirs ? -1 : 1
  }
  if (x.early === y.early) return 0
  if (x.early === '' || y.early === '') return x.early === '' ? 1 : -1
  return x.early < y.early ? -1 : 1
}

const isWebAddress = (address: string | null): address is string =>
  address !== null && URL.canParse(address) && new URL(address).protocol === 'https:'

/** Opens the newest version: its https address where it has one, otherwise by reloading the app. */
export const getUpdate = (address: string | null): Effect.Effect<void, never, Platform> =>
  Effect.flatMap(Platform, (platform) => (isWebAddress(address) ? platform.openOutside(address) : platform.reload))
