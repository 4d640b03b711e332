import createClient from 'openapi-fetch'
import type { Control } from '../../ports/console/Control.ts'
import type { components, paths } from '../generated/control.ts'
import { CALENDAR_CODES, type CalendarCode } from '../../domain/calendar/calendars.ts'

type Client = ReturnType<typeof createClient<paths>>
type Refusal = components['schemas']['Refusal']

interface Answered<T> {
  readonly data?: T
  readonly error?: Refusal
  readonly response: Response
}

const done = async <T>(asked: Promise<Answered<T>>): Promise<T> => {
  const { data, error, response } = await asked
  if (data === undefined) throw new Error(error?.error ?? `HTTP ${response.status}`)
  return data
}

const calendarOf = (text: string): CalendarCode => {
  const calendar = CALENDAR_CODES.find((code) => code === text)
  if (calendar === undefined) throw new Error(`${text} is no calendar`)
  return calendar
}

/** What waits for the back office, as one list. */
const reviewsOf = async (client: Client): ReturnType<Control['reviews']> => {
  const [money, identities, recoveries, { complaints }] = await Promise.all([
    done(client.GET('/reviews')),
    done(client.GET('/identity')),
    done(client.GET('/recoveries')),
    done(client.GET('/complaints')),
  ])
  return [
    ...money.deposits.map(({ account, amount, currency, id }) => {
      return { kind: 'deposit' as const, id, account, text: `${amount ?? '?'} ${currency}` }
    }),
    ...money.withdrawals.map(({ account, amount, currency, id }) => {
      return { kind: 'withdrawal' as const, id, account, text: `${amount ?? '?'} ${currency}` }
    }),
    ...identities.underReview.map(({ account, idNumber, name }) => {
      return { kind: 'identity' as const, id: account, account, text: `${name}, ${idNumber}` }
    }),
    ...recoveries.underReview.map(({ account, idNumber, isSame, name }) => {
      const text = `${name}, ${idNumber}, ${isSame ? 'as verified' : 'not as verified'}`
      return { kind: 'recovery' as const, id: account, account, text }
    }),
    ...complaints.flatMap(({ account, answer, id, title }) =>
      answer === null ? [{ kind: 'complaint' as const, id, account, text: title }] : [],
    ),
  ]
}

const ANSWER = 'We have read your complaint and dealt with it.'

/** The control API over HTTP. `key` is the console's, which the page was given. */
export const makeControl = ({ base, key }: { readonly base: string; readonly key: string }): Control => {
  const headers: Record<string, string> = { 'x-console-key': key }
  const client = createClient<paths>({ baseUrl: base })
  client.use({
    onRequest: ({ request }) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      if (request.method === 'POST') request.headers.set('content-type', 'application/json')
    },
  })
  const { DELETE, GET, POST } = client
  return {
    setSecret: (secret) => {
      headers['x-control-secret'] = secret
    },
    clock: () => done(GET('/clock')),
    moveClock: (body) => done(POST('/clock', { body })),
    nextEvent: (event) => done(POST('/clock/next', { body: { event } })),
    customers: async (search) => (await done(GET('/customers', { params: { query: { search } } }))).customers,
    customer: (account) => done(GET('/customers/{account}', { params: { path: { account } } })),
    session: (account) => done(POST('/sessions/open', { body: { account } })),
    freeze: (account, frozen) => done(POST('/freeze', { body: { account, frozen } })),
    expireSessions: (account) => done(POST('/sessions/expire', { body: { account } })),
    instruments: async (search) =>
      (await done(GET('/market/instruments', { params: { query: { search } } }))).instruments,
    setPrice: (code, price) => done(POST('/market/price', { body: { code, price } })),
    changeInstrument: (change, code) => done(POST(`/market/${change}`, { body: { code } })),
    changeHours: (change, calendar) => done(POST(`/market/${change}`, { body: { calendar: calendarOf(calendar) } })),
    forgetMarket: () => done(DELETE('/market')),
    reviews: () => reviewsOf(client),
    approve: ({ id, kind }) => {
      if (kind === 'deposit') return done(POST('/deposits/approve', { body: { id } }))
      if (kind === 'withdrawal') return done(POST('/withdrawals/pay', { body: { id } }))
      if (kind === 'identity') return done(POST('/identity/approve', { body: { account: id } }))
      if (kind === 'recovery') return done(POST('/recoveries/approve', { body: { account: id } }))
      return done(POST('/complaints/answer', { body: { id, answer: ANSWER } }))
    },
    reject: ({ id, kind }) => {
      if (kind === 'deposit') return done(POST('/deposits/reject', { body: { id, reason: 'notreceived' } }))
      if (kind === 'withdrawal') return done(POST('/withdrawals/reject', { body: { id, reason: 'returned' } }))
      if (kind === 'recovery') return done(POST('/recoveries/reject', { body: { account: id } }))
      return done(POST('/identity/reject', { body: { account: id, reason: 'unreadable' } }))
    },
    subscriptions: async () => (await done(GET('/subscriptions'))).subscriptions,
    allot: (id, allotted) => done(POST('/subscriptions/outcome', { body: { id, allotted } })),
    step: (id, step) => done(POST('/subscriptions/step', { body: { id, step } })),
    faults: async () => (await done(GET('/faults'))).faults,
    addFault: (body) => done(POST('/faults', { body })),
    removeFault: (id) => done(DELETE('/faults', { params: { query: id === undefined ? {} : { id } } })),
    jobs: async () => (await done(GET('/jobs'))).jobs,
    runJobs: () => done(POST('/jobs/run')),
    events: async (account) =>
      (await done(GET('/events', { params: { query: account === '' ? {} : { account } } }))).events,
    snapshots: async () => (await done(GET('/snapshots'))).snapshots,
    takeSnapshot: (name) => done(POST('/snapshots', { body: { name } })),
    restore: (name) => done(POST('/snapshots/restore', { body: { name } })),
    reset: () => done(POST('/reset')),
    audit: async () => {
      const audits = await Promise.all([done(GET('/audit')), done(GET('/trading/audit'))])
      return audits.flatMap(({ problems }) => problems)
    },
    situations: async () => (await done(GET('/situations'))).situations,
    makeSituation: (name) => done(POST('/situations/{name}', { params: { path: { name } } })),
  }
}
