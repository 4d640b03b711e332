import { readFileSync } from 'node:fs'
import { fromRoot } from '../tools/files.ts'

interface Bundle {
  readonly servers: ReadonlyArray<{ readonly url: string }>
  readonly paths: Readonly<Record<string, object>>
}

/** The committed bundle of the contract. */
export const readBundle = (): Bundle => JSON.parse(readFileSync(fromRoot('openapi/bundle.json'), 'utf8')) as Bundle

/** A copy with the base path moved from `servers` into the paths, because Prism ignores the base path. */
export const prefixed = <B extends Bundle>(bundle: B): B => {
  const base = bundle.servers[0]?.url ?? ''
  const paths = Object.fromEntries(Object.entries(bundle.paths).map(([path, item]) => [base + path, item]))
  return { ...bundle, servers: [{ url: '/' }], paths }
}
