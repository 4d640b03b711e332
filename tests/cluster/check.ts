import { auditEverything } from '../../paper/main/audit.ts'
import { openDatabase } from '../../paper/platform/database/connect.ts'
import type { Customer } from '../e2e/support/control.ts'
import { clientFrom, firstPiece } from './client.ts'
import type { Acknowledged } from './load.ts'

/** What of the acknowledged orders is missing, doubled or other than it was acknowledged, and what the audits find. */
export const findLosses = async (url: string, known: Acknowledged): Promise<readonly string[]> => {
  const database = await openDatabase({ url, folder: '' })
  const [rows, audited] = await Promise.all([
    database.db.selectFrom('orders').select(['id', 'client_order_id', 'state']).execute(),
    auditEverything(database.db),
  ]).finally(() => database.close())
  const byClientId = new Map<string, typeof rows>()
  for (const row of rows) {
    const clientId = row.client_order_id ?? ''
    byClientId.set(clientId, [...(byClientId.get(clientId) ?? []), row])
  }
  const lost = [...known.orders].flatMap(([clientId, id]) => {
    const found = byClientId.get(clientId) ?? []
    if (found.length !== 1 || found[0]?.id !== id) return [`order ${id}: ${found.length} rows with its client id`]
    const isCancelled = found[0].state === 'cancelled'
    return known.cancelled.has(id) && !isCancelled ? [`order ${id}: cancelled, but ${found[0].state}`] : []
  })
  const unknown = rows.filter((row) => known.orders.get(row.client_order_id ?? '') !== row.id)
  return [...known.wrong, ...lost, ...unknown.map(({ id }) => `order ${id}: never acknowledged`), ...audited]
}

/** What a proxy by the recipe does not do right. */
export const findFaultsOfWeb = async (url: string, { account, token }: Customer): Promise<readonly string[]> => {
  const send = clientFrom(250)
  const page = await send(`${url}/`, 'GET', { 'accept-encoding': 'gzip, br' })
  const script = /\/assets\/[\w.-]+\.js/.exec((await send(`${url}/`, 'GET')).body)?.[0] ?? '/none'
  const asset = await send(`${url}${script}`, 'GET', { 'accept-encoding': 'gzip, br' })
  const control = await send(`${url}/control/customers`, 'POST', { 'content-type': 'application/json' }, '{}')
  const config = await send(`${url}/api/vue/user/getUserinfo`, 'POST', { account, token })
  const piece = await firstPiece(`${url}/api/vue/live/stream?own=1`, { account, token })
  const checks: ReadonlyArray<readonly [string, boolean]> = [
    ['the page', page.status === 200],
    ['its content security policy', String(page.headers['content-security-policy']).includes("default-src 'none'")],
    ['strict transport security', String(page.headers['strict-transport-security']).startsWith('max-age=')],
    ['a compressed script', asset.status === 200 && /gzip|br/.test(asset.headers['content-encoding'] ?? '')],
    ['a script that is kept', String(asset.headers['cache-control']).includes('immutable')],
    ['no control API', control.status === 404],
    ['a call of the contract', /"status":1\b/.test(config.body)],
    ['the time of the broker', config.headers.date?.includes('10 Jun 2026') === true],
    ['the id of the request', config.headers['x-request-id'] !== undefined],
    ['a stream that is not held back', piece.includes('event: ready')],
  ]
  return checks.flatMap(([name, holds]) => (holds ? [] : [`${url}: ${name}`]))
}
