import type { Level } from '../tools/levels.ts'
import { type Call, FILE } from './contract.ts'

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'
const UPLOAD = 'multipart/form-data'

/** Fields that are new with every request. */
const FRESH = new Set(['requestid', 'clientorderid'])

/** Keeps the session of a log-in for the other calls. */
const KEEP_SESSION = [
  'const { status, data } = pm.response.json()',
  "if (status === 1) for (const name of ['token', 'account']) pm.collectionVariables.set(name, data[name])",
]

const fieldsOf = ({ filled, media }: Call): ReadonlyArray<object> => [
  ...Object.entries(filled).map(([key, value]) => ({
    key,
    value: FRESH.has(key) ? '{{$guid}}' : String(value),
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
    ...(path === '/user/login' && {
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: KEEP_SESSION } }],
    }),
    request: {
      method: 'POST',
      header: headers,
      url: { raw: `{{url}}${path}`, host: ['{{url}}'], path: path.slice(1).split('/') },
      ...(media !== undefined && { body: { mode, [mode]: fieldsOf(call) } }),
      description,
    },
  }
}

/**
 * The calls as a Postman collection (format 2.1, which Bruno and Insomnia import too): a folder a level, every form
 * filled, and a new id with every request that needs one.
 */
export const collectionOf = (calls: ReadonlyArray<Call>, levels: ReadonlyArray<Level>, version: string): object => ({
  info: { name: `Brokerage client contract ${version}`, schema: SCHEMA },
  variable: [
    { key: 'url', value: 'http://127.0.0.1:8080/api/vue' },
    { key: 'token', value: '' },
    { key: 'account', value: '' },
  ],
  item: levels.map(({ description, name, number }) => ({
    name: `${number} ${name}`,
    description,
    item: calls.filter(({ level }) => level === number).map(requestOf),
  })),
})
