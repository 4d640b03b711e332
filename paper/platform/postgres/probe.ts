import { realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { hasCode } from '../errors/errorCode.ts'
import { StartupFailure } from '../startup/startupFailure.ts'

const FAMILY = 'paper-broker'

/** The application name of this process's connections, so that one broker can see whether another one is running. */
export const APPLICATION = `${FAMILY}-${process.pid}`

/** Nothing can be asked of a server without it. */
export const PASSWORD_LOST =
  'the file "password" of the data folder is missing or not that of its PostgreSQL: put it back, from a backup for example'

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** SQLSTATE with which a server refuses a password. Source: PostgreSQL manual, appendix A. */
const WRONG_PASSWORD = '28P01'

/**
 * Waits until a server answers a query, for example after its crash recovery. False when it does not in time.
 * @throws StartupFailure at once where it refuses the password, which waiting does not change.
 */
export const waitUntilReady = async (url: string, milliseconds: number, signal?: AbortSignal): Promise<boolean> => {
  for (let waited = 0; ; waited += 100) {
    signal?.throwIfAborted()
    const answered = await withClient(url, (client) => client.query('select 1')).then(
      () => true,
      (cause: unknown) => {
        if (hasCode(cause) && cause.code === WRONG_PASSWORD) throw new StartupFailure(PASSWORD_LOST)
        return false
      },
    )
    if (answered || waited >= milliseconds) return answered
    await sleep(100)
  }
}

/** Whether the server at an address runs on a data directory. */
export const worksOn = async (url: string, data: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return (await realpath(rows[0]?.data_directory ?? '')) === (await realpath(data))
  }).catch(() => false)

/** Creates a database of the broker's own server where it is missing. */
export const createIfMissing = async (adminUrl: string, name: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`create database ${client.escapeIdentifier(name)}`).catch((cause: { code?: string }) => {
      // 42P04, 23505: another process that started at the same moment created it first.
      if (cause.code !== '42P04' && cause.code !== '23505') throw cause
    })
  })

/** Whether some other process still holds connections of a broker to this server. */
export const anotherBrokerIsConnected = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ others: string }>(
      'select count(*) as others from pg_stat_activity where application_name like $1 and application_name <> $2',
      [`${FAMILY}-%`, APPLICATION],
    )
    return rows[0]?.others !== '0'
  }).catch(() => false)
