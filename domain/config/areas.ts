import { keysOf } from '../validation/keys.ts'

/**
 * How the config offers an area: `listed` with the names of the entry `areas`, offered too by a server without that entry,
 * which is older than it; otherwise by an entry of its own, and not without it.
 */
type Offered = 'listed' | ((entry: (name: string) => string) => boolean)

const names = (text: string): ReadonlyArray<string> => text.split(' ')
const security =
  (part: string): Offered =>
  (entry) =>
    names(entry('security')).includes(part)

/**
 * What a server may have or lack as a whole, as the contract names it (`x-areas`): all calls of an area or none. The
 * account, its wallets and the seven lists belong to no area: every server has them. Source: RULES.md, areas of a server.
 */
const OFFERED = {
  quotes: 'listed',
  trading: 'listed',
  records: 'listed',
  worth: 'listed',
  returns: 'listed',
  statements: 'listed',
  passwords: 'listed',
  identity: 'listed',
  uploads: 'listed',
  payees: 'listed',
  deposits: 'listed',
  withdrawals: 'listed',
  exchange: 'listed',
  registration: 'listed',
  articles: 'listed',
  notices: 'listed',
  news: 'listed',
  messages: 'listed',
  invitation: 'listed',
  rewards: 'listed',
  dividends: 'listed',
  daytrade: 'listed',
  copytrading: 'listed',
  offers: 'listed',
  block: 'listed',
  lending: 'listed',
  credit: 'listed',
  alerts: (entry) => entry('alerts') === '1',
  savings: (entry) => entry('savingsplans') === '1',
  push: (entry) => entry('webpush') !== '' || entry('nativepush') !== '',
  live: (entry) => entry('stream') === '1',
  devices: security('sessions'),
  codes: security('codes'),
  passkeys: security('passkeys'),
  recovery: security('recovery'),
} as const satisfies Record<string, Offered>

export type Area = keyof typeof OFFERED

/** Every area, in the order of the contract. */
export const AREAS: ReadonlyArray<Area> = keysOf(OFFERED)

/** Those that the entry `areas` names; the others have entries of their own. */
export const LISTED_AREAS: ReadonlyArray<Area> = AREAS.filter((area) => OFFERED[area] === 'listed')

/** The areas that a server lacks by its config; `entries` by their names. Source: RULES.md, areas of a server. */
export const areasLacking = (entries: ReadonlyMap<string, string>): ReadonlySet<Area> => {
  const list = entries.get('areas')
  const listed = list === undefined ? null : new Set(names(list))
  const has = (area: Area): boolean => {
    const offered = OFFERED[area]
    if (offered === 'listed') return listed === null || listed.has(area)
    return offered((name) => entries.get(name) ?? '')
  }
  return new Set(AREAS.filter((area) => !has(area)))
}
