import { type Fault, inSuccess } from '../plant.ts'
import { about, fault } from './fault.ts'

const HOUR = 3_600_000

type Loose = Record<string, unknown>

const late = (value: unknown, hours: number): unknown => (Number(value) > 0 ? Number(value) + hours * HOUR : value)

/** A market as `/market/list` has it, with its sessions so many hours later; `changes` as well, where its whole clock is wrong. */
const shifted = (code: string, hours: number, changes: number) =>
  inSuccess('/market/list', ({ data }) => {
    for (const market of data as Array<Loose & { sessions: Array<Loose> }>) {
      if (market['code'] !== code) continue
      for (const session of market.sessions)
        for (const end of ['opentime', 'closetime']) session[end] = late(session[end], hours)
      market['changetime'] = late(market['changetime'], changes)
    }
  })

/** The days of a zone's summer, as a server has them that adds the same hours to UTC all year round. */
const withoutSummer = (zone: string) =>
  inSuccess(
    '/quotes/candles',
    ({ data }) => {
      const { list, zone: own } = data as { list: Array<Loose>; zone: string }
      if (own !== zone) return
      for (const day of list) {
        const month = new Date(Number(day['time'])).getUTCMonth() + 1
        if (month >= 4 && month <= 10) day['time'] = late(day['time'], 1)
      }
    },
    ({ form }) => form['period'] === 'day' && form['before'] === undefined && Number(form['limit']) > 100,
  )

/** Hours of another zone, and clocks that nobody puts forward. */
export const hours: ReadonlyArray<Fault> = [
  ...(
    [
      ['JP', 1],
      ['TW', 8],
      ['US', -1],
    ] as const
  ).map(([code, by]) =>
    fault(
      'a whole market in the hours of another zone',
      `/market/list ${code}`,
      shifted(code, by, by),
      about('/market/list', '/sessions the hours of the exchange'),
    ),
  ),
  fault(
    'sessions an hour late, beside a state that is right',
    '/market/list FUND',
    shifted('FUND', 1, 0),
    about('/market/list', '/changetime'),
  ),
  ...['America/New_York', 'Europe/Madrid'].map((zone) =>
    fault(
      'a year without daylight saving',
      `/quotes/candles ${zone}`,
      withoutSummer(zone),
      about('/quotes/candles', 'that begin at'),
    ),
  ),
]
