import type { BrowserContext } from '@playwright/test'
import { BUNDLE } from '../../conformance/contract/bundle.ts'
import { operations } from '../../conformance/contract/operations.ts'

/** Entries of the config by which a server offers what the first version of the contract does not have. */
const OFFERS = new Set([
  'orderfeatures',
  'alerts',
  'webpush',
  'nativepush',
  'security',
  'passkeydomain',
  'reports',
  'stream',
  'simulation',
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, ...keys: ReadonlyArray<string>): unknown =>
  keys.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value)

const resolved = (schema: unknown): unknown => {
  const reference = at(schema, '$ref')
  return typeof reference === 'string' ? resolved(at(BUNDLE, ...reference.slice(2).split('/'))) : schema
}

/** An answer with only the fields that the contract requires. */
const required = (value: unknown, form: unknown): unknown => {
  const schema = resolved(form)
  if (Array.isArray(value)) return value.map((one) => required(one, at(schema, 'items')))
  const properties = at(schema, 'properties')
  const names = at(schema, 'required')
  if (!isRecord(value) || !isRecord(properties) || !Array.isArray(names)) return value
  const kept = Object.entries(value).filter(([name]) => !(name in properties) || names.includes(name))
  return Object.fromEntries(kept.map(([name, field]) => [name, required(field, properties[name])]))
}

/** The form of the data that a call answers with. */
const dataOf = (path: string): unknown => {
  const json = at(BUNDLE, 'paths', path, 'post', 'responses', '200', 'content', 'application/json', 'schema', 'oneOf')
  return Array.isArray(json) ? at(json[0], 'properties', 'data') : undefined
}

const withoutOffers = (data: unknown): unknown =>
  Array.isArray(data) ? data.filter((entry) => !OFFERS.has(String(at(entry, 'name')))) : data

/**
 * Puts the smallest server of the contract in place of the broker: it lacks every call that a server may lack, every field
 * of an answer that is not required, and offers nothing in its config.
 */
export const asOlderServer = async (context: BrowserContext): Promise<void> => {
  const optional = new Set(operations.filter(({ isOptional }) => isOptional).map(({ path }) => path))
  await context.route('**/api/vue/**', async (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/api/vue')
    if (optional.has(path) || path === '/live/stream')
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<html>' })
    const response = await route.fetch().catch(() => null)
    // The page was left meanwhile.
    if (response === null) return route.abort()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const answer: unknown = await response.json()
    if (!isRecord(answer) || !('data' in answer)) return route.fulfill({ response })
    const data = path === '/common/config' ? withoutOffers(answer['data']) : answer['data']
    return route.fulfill({ response, json: { ...answer, data: required(data, dataOf(path)) } })
  })
}
