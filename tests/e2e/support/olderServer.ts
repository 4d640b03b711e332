import type { BrowserContext } from '@playwright/test'
import { operations } from '../../conformance/contract/operations.ts'
import { requiredOf } from '../../contract/smallServer.ts'

/** Entries of the config by which a server offers what the first version of the contract does not have. */
const OFFERS = new Set([
  'areas',
  'orderfeatures',
  'alerts',
  'webpush',
  'nativepush',
  'security',
  'passkeydomain',
  'reports',
  'savingsplans',
  'stream',
  'simulation',
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutOffers = (data: unknown): unknown =>
  Array.isArray(data) ? data.filter((entry) => !OFFERS.has(isRecord(entry) ? String(entry['name']) : '')) : data

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
    // Read at once: where the page is left meanwhile, the answer is gone.
    const fetched = await route
      .fetch()
      .then(async (response) => ({ response, body: await response.text() }))
      .catch(() => null)
    if (fetched === null) return route.abort()
    const { body, response } = fetched
    const answer: unknown = response.headers()['content-type']?.includes('json') ? JSON.parse(body) : undefined
    if (!isRecord(answer) || !('data' in answer)) return route.fulfill({ response, body })
    const data = path === '/common/config' ? withoutOffers(answer['data']) : answer['data']
    return route.fulfill({ response, json: { ...answer, data: requiredOf(path, data) } })
  })
}
