import { LISTED_AREAS } from '../../../domain/config/areas.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { BROKER_NAME } from '../../platform/broker/name.ts'
import { channelOf } from '../block/channel.ts'
import type { Handlers } from '../../platform/contract/operations.ts'
import { channelState } from '../lending/channel.ts'
import { PUSH_TOPICS } from '../push/topics.ts'
import { APP_VERSION, OLDEST_APP_VERSION } from './version.ts'

/** The public settings of this broker. */
const entries = ({ passkeys, push, supportUrl }: Broker, blocksOpen: boolean, lending: string) => [
  { name: 'title', value: BROKER_NAME },
  { name: 'logo', value: '/icon.svg' },
  { name: 'kefu', value: supportUrl },
  { name: 'simulation', value: '1' },
  { name: 'latestversion', value: APP_VERSION },
  { name: 'areas', value: LISTED_AREAS.join(' ') },
  { name: 'margin', value: '1' },
  { name: 'blocktrade', value: blocksOpen ? 'open' : 'closed' },
  { name: 'lending', value: lending },
  { name: 'orderfeatures', value: 'timeinforce protection amend cancelall closeall' },
  { name: 'alerts', value: '1' },
  { name: 'savingsplans', value: '1' },
  ...(push
    ? [
        { name: 'webpush', value: push.keys.publicKey },
        ...(push.fcm ? [{ name: 'nativepush', value: 'fcm' }] : []),
        { name: 'webpushtopics', value: PUSH_TOPICS.join(' ') },
      ]
    : []),
  { name: 'security', value: 'sessions codes passkeys recovery waiting' },
  { name: 'passkeydomain', value: passkeys.domain },
  { name: 'reports', value: 'statements' },
  { name: 'stream', value: '1' },
]

export const configHandlers = {
  '/common/config': async (_body, { broker }) =>
    entries(broker, (await channelOf(broker.db)).isOpen, await channelState(broker.db, 'lending')),
  '/common/version': () =>
    Promise.resolve({ version: APP_VERSION, minversion: OLDEST_APP_VERSION, url: '', content: '' }),
} satisfies Partial<Handlers>
