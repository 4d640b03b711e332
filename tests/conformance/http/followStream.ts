import { setTimeout as wait } from 'node:timers/promises'
import { textOf } from '../contract/amounts.ts'
import type { Finding } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'
import type { Row } from '../promises/promise.ts'
import { bodyOf, type Server } from '../server.ts'
import { type LiveEvent, type Opened, openStream } from './openStream.ts'

/** How long a stream may take to tell what has happened, and how often it is checked meanwhile. */
const [PATIENCE, STEP] = [12_000, 250]

const rowsOf = (events: ReadonlyArray<LiveEvent>, name: string): ReadonlyArray<Row> =>
  events.flatMap(({ event, data }) => (event === name && Array.isArray(data) ? (data as ReadonlyArray<Row>) : []))

const idsOf = (rows: ReadonlyArray<Row>): ReadonlyArray<string> => rows.map(({ id }) => textOf(id))

const listOf = async ({ call, session }: Server, path: string, form: Readonly<Record<string, string>>) => {
  const { data } = bodyOf(await call({ path, form, isUpload: false, headers: { ...session } }))
  const list = Array.isArray(data) ? data : (data as { list?: unknown } | undefined)?.list
  return (Array.isArray(list) ? list : []) as ReadonlyArray<Row>
}

/** Fills that the stream has not told, or has told twice. */
const fillFindings = (told: ReadonlyArray<string>, due: ReadonlyArray<string>): ReadonlyArray<Finding> => {
  const missing = due.find((id) => !told.includes(id))
  const twice = told.find((id, nth) => told.indexOf(id) !== nth)
  return [
    ...(missing === undefined ? [] : [{ at: 'fills', expected: `the fill ${missing}`, got: 'nothing of it' }]),
    ...(twice === undefined ? [] : [{ at: 'fills', expected: 'each fill once', got: `${twice} twice` }]),
  ]
}

/** Things of which the stream's last word is not what the call says that would be polled. */
const lastFindings = (
  events: ReadonlyArray<LiveEvent>,
  name: string,
  key: string,
  fields: ReadonlyArray<string>,
  now: ReadonlyArray<Row>,
): ReadonlyArray<Finding> => {
  const last = new Map(rowsOf(events, name).map((row) => [textOf(row[key]), row]))
  return now.flatMap((row) => {
    const told = last.get(textOf(row[key]))
    const field = told && fields.find((one) => textOf(told[one]) !== textOf(row[one]))
    if (told === undefined || field === undefined) return []
    const at = `${name}/${textOf(row[key])}/${field}`
    return [{ at, expected: `${textOf(row[field])}, as when it is polled`, got: shown(told[field]) }]
  })
}

/** Follows the stream of the run's customer, and compares at its end what was told with what can be polled. */
export const followStream = async (server: Server, url: string, patience?: number) => {
  const followed = await openStream(url, { ...server.session }, patience)
  await followed.until(1)
  const began = Number((followed.events[0]?.data as Row | undefined)?.['time'] ?? Number.NaN)

  const due = async (): Promise<ReadonlyArray<string>> =>
    idsOf((await listOf(server, '/trade/fills', { limit: '100' })).filter(({ time }) => Number(time) >= began))

  const findings = async (): Promise<ReadonlyArray<Finding>> => [
    ...fillFindings(idsOf(rowsOf(followed.events, 'fills')), await due()),
    ...lastFindings(
      followed.events,
      'orders',
      'id',
      ['state', 'filled'],
      await listOf(server, '/trade/orderhistory', { limit: '100' }),
    ),
    ...lastFindings(
      followed.events,
      'wallets',
      'currency',
      ['balance', 'frozen'],
      await listOf(server, '/funds/wallets', {}),
    ),
  ]

  /** Waits until a stream has told everything, has ended, or has taken too long. */
  const settled = async (
    { isOver }: Opened,
    look: () => Promise<ReadonlyArray<Finding>>,
  ): Promise<ReadonlyArray<Finding>> => {
    for (const until = Date.now() + PATIENCE; ; await wait(STEP)) {
      const isLast = isOver() || Date.now() >= until
      const found = await look()
      if (found.length === 0 || isLast) return found
    }
  }

  return async (): Promise<{ readonly told: ReadonlyArray<Finding>; readonly resumed: ReadonlyArray<Finding> }> => {
    if (followed.status !== 200 || Number.isNaN(began)) return { told: [], resumed: [] }
    const heard = await settled(followed, findings)
    // A stream that was cut has told no more: what it lacks is no fault of the server's book.
    const isCut = heard.length > 0 && followed.isOver() && followed.seconds() > 0
    const cut = `its end after ${followed.seconds()} s: what lies before the server may end what is idle for long`
    const told = isCut ? [{ at: 'the stream', expected: 'open until the run ends', got: cut }, ...heard] : heard
    const fills = idsOf(rowsOf(followed.events, 'fills'))
    const again = await openStream(url, { ...server.session, 'last-event-id': followed.events[0]?.id ?? '' }, patience)
    const resumed = await settled(again, async () => fillFindings(idsOf(rowsOf(again.events, 'fills')), fills))
    followed.close()
    again.close()
    return { told, resumed }
  }
}
