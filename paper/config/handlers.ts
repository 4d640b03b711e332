import type { Handlers } from '../contract/operations.ts'
import { APP_VERSION, OLDEST_APP_VERSION } from './version.ts'

/** What this broker says of itself. */
const entries = (supportUrl: string) => [
  { name: 'title', value: 'Calm Broker' },
  { name: 'logo', value: './icon.svg' },
  { name: 'kefu', value: supportUrl },
  { name: 'simulation', value: '1' },
  { name: 'latestversion', value: APP_VERSION },
  { name: 'margin', value: '1' },
  { name: 'blocktrade', value: 'open' },
  { name: 'lending', value: 'open' },
]

export const configHandlers = {
  '/common/config': (_body, { broker }) => Promise.resolve(entries(broker.supportUrl)),
  '/common/version': () =>
    Promise.resolve({ version: APP_VERSION, minversion: OLDEST_APP_VERSION, url: '', content: '' }),
} satisfies Partial<Handlers>
