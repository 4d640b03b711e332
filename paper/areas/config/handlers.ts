import { BROKER_NAME } from '../../platform/broker/name.ts'
import { channelOf } from '../block/channel.ts'
import type { Handlers } from '../../platform/contract/operations.ts'
import { channelState } from '../lending/channel.ts'
import { APP_VERSION, OLDEST_APP_VERSION } from './version.ts'

/** The public settings of this broker. */
const entries = (supportUrl: string, passkeyDomain: string, blocksOpen: boolean, lending: string) => [
  { name: 'title', value: BROKER_NAME },
  { name: 'logo', value: '../../config/icon.svg' },
  { name: 'kefu', value: supportUrl },
  { name: 'simulation', value: '1' },
  { name: 'latestversion', value: APP_VERSION },
  { name: 'margin', value: '1' },
  { name: 'blocktrade', value: blocksOpen ? 'open' : 'closed' },
  { name: 'lending', value: lending },
  { name: 'orderfeatures', value: 'timeinforce protection amend cancelall closeall' },
  { name: 'alerts', value: '1' },
  { name: 'security', value: 'sessions codes passkeys' },
  { name: 'passkeydomain', value: passkeyDomain },
  { name: 'stream', value: '1' },
]

export const configHandlers = {
  '/common/config': async (_body, { broker: { db, passkeys, supportUrl } }) =>
    entries(supportUrl, passkeys.domain, (await channelOf(db)).isOpen, await channelState(db, 'lending')),
  '/common/version': () =>
    Promise.resolve({ version: APP_VERSION, minversion: OLDEST_APP_VERSION, url: '', content: '' }),
} satisfies Partial<Handlers>
