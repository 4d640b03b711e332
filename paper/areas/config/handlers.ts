import { sql } from 'kysely'
import project from '../../../package.json' with { type: 'json' }
import { LISTED_AREAS } from '../../../domain/config/areas.ts'
import type { LendingState } from '../../../domain/lending/lending.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { BROKER_NAME } from '../../platform/broker/name.ts'
import { BLOCK_CHANNEL } from '../block/channel.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import type { Handlers } from '../../platform/contract/operations.ts'
import { PUSH_TOPICS } from '../push/topics.ts'

/** Version of the app that this broker was built with. */
const APP_VERSION: string = project.version

/** Oldest version of the app whose calls this broker still supports. */
const OLDEST_APP_VERSION = '0.1.0'

/** The public settings of this broker. */
const entries = ({ passkeys, push, supportUrl }: Broker, blocksOpen: boolean, lending: string) => [
  { name: 'title', value: BROKER_NAME },
  { name: 'logo', value: '/icon-192.png' },
  { name: 'kefu', value: supportUrl },
  { name: 'simulation', value: '1' },
  { name: 'latestversion', value: APP_VERSION },
  { name: 'areas', value: LISTED_AREAS.join(' ') },
  { name: 'margin', value: '1' },
  { name: 'blocktrade', value: blocksOpen ? 'open' : 'closed' },
  { name: 'lending', value: lending },
  { name: 'orderfeatures', value: 'timeinforce protection amend cancelall closeall notes' },
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

/** Whether block trades and lending are open, by one statement: every opened app asks. */
const readChannels = async (db: Db): Promise<{ readonly blocks: boolean; readonly lending: LendingState }> => {
  const { rows } = await sql<{ blocks: boolean; lending: LendingState | null }>`
    select not exists (select from closed_services where name = ${BLOCK_CHANNEL}) as blocks,
      (select state from lending_channels where name = 'lending') as lending`.execute(db)
  return { blocks: rows[0]?.blocks ?? false, lending: rows[0]?.lending ?? 'open' }
}

const answers = new WeakMap<Broker, Map<string, ReturnType<typeof entries>>>()

/** The entries of a broker, the same object as long as no channel opens or closes. */
const entriesOf = (broker: Broker, blocks: boolean, lending: LendingState) => {
  const known = answers.get(broker) ?? new Map<string, ReturnType<typeof entries>>()
  answers.set(broker, known)
  const key = `${blocks} ${lending}`
  const found = known.get(key) ?? forAll(entries(broker, blocks, lending))
  known.set(key, found)
  return found
}

export const configHandlers = {
  '/common/config': async (_body, { broker }) => {
    const { blocks, lending } = await readChannels(broker.db)
    return entriesOf(broker, blocks, lending)
  },
  '/common/version': () =>
    Promise.resolve({ version: APP_VERSION, minversion: OLDEST_APP_VERSION, url: '', content: '' }),
} satisfies Partial<Handlers>
