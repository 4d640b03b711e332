import type { Level } from '../tools/levels.ts'
import { type Call, FILE } from './contract.ts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
const UPLOAD = 'multipart/form-data'

/** Fields that are new with every request. */
const FRESH = new Set(['requestid', 'clientorderid'])

/** Keeps the session of a log-in for the other calls. Postman itself has a variable called `data`. */
const KEEP_SESSION = [
  'const answer = pm.response.json()',
  "if (answer.status === 1) for (const name of ['token', 'account']) pm.collectionVariables.set(name, answer.data[name])",
]

/** Every call of a server of the contract answers with an envelope, also where it refuses. */
const HAS_ENVELOPE = [
  "pm.test('HTTP 200 with an envelope', () => {",
  '  pm.response.to.have.status(200)',
  '  pm.expect(pm.response.json().status).to.be.oneOf([0, 1])',
  '})',
]

const scripted = (exec: ReadonlyArray<string>): object => ({
  event: [{ listen: 'test', script: { type: 'text/javascript', exec } }],
})

const LOGIN = '/user/login'
const LOGOUT = '/user/logout'

/** Who logs in, in the fields of the log-in. */
const WHO: Readonly<Record<string, string>> = { account: '{{loginaccount}}', password: '{{loginpassword}}' }

const valueOf = (path: string, field: string, value: unknown): string => {
  if (FRESH.has(field)) return '{{$guid}}'
  return (path === LOGIN ? WHO[field] : undefined) ?? String(value)
}

const fieldsOf = ({ filled, media, path }: Call): ReadonlyArray<object> => [
  ...Object.entries(filled).map(([key, value]) => ({
    key,
    value: valueOf(path, key, value),
    type: 'text',
  })),
  ...(media === UPLOAD ? [{ key: FILE, type: 'file', src: [] }] : []),
]

const requestOf = (call: Call): object => {
  const { description, isPublic, media, path, summary } = call
  const headers = isPublic ? [] : ['token', 'account'].map((key) => ({ key, value: `{{${key}}}` }))
  const mode = media === UPLOAD ? 'formdata' : 'urlencoded'
  return {
    name: `${path} ${summary}`,
    ...(path === LOGIN && scripted(KEEP_SESSION)),
    request: {
      method: 'POST',
      header: headers,
      url: { raw: `{{url}}${path}`, host: ['{{url}}'], path: path.slice(1).split('/') },
      ...(media !== undefined && { body: { mode, [mode]: fieldsOf(call) } }),
      description,
    },
  }
}

/** The requests of a level: the log-in comes before all others, and the log-out after all. */
const requestsOf = (calls: ReadonlyArray<Call>, level: number, last: number): ReadonlyArray<object> => {
  const own = calls.filter((call) => call.level === level)
  const rank = ({ path }: Call): number => (path === LOGIN ? 0 : 1)
  const ordered = own.filter(({ path }) => path !== LOGOUT).toSorted((one, other) => rank(one) - rank(other))
  return [...ordered, ...(level === last ? calls.filter(({ path }) => path === LOGOUT) : [])].map(requestOf)
}

/**
 * The calls as a Postman collection (format 2.1, which Bruno and Insomnia import too): a folder a level, every form
 * filled, and a new id with every request that needs one. It can be run as a whole: each answer is tested.
 */
export const collectionOf = (calls: ReadonlyArray<Call>, levels: ReadonlyArray<Level>, version: string): object => ({
  info: { name: `Brokerage client contract ${version}`, schema: SCHEMA },
  variable: [
    { key: 'url', value: 'http://127.0.0.1:8080/api/vue' },
    { key: 'token', value: '' },
    { key: 'account', value: '' },
    { key: 'loginaccount', value: '5550000001' },
    { key: 'loginpassword', value: 'demo1234' },
  ],
  ...scripted(HAS_ENVELOPE),
  item: levels.map(({ description, name, number }) => ({
    name: `${number} ${name}`,
    description,
    item: requestsOf(calls, number, levels.length),
  })),
})
