import { readFileSync } from 'node:fs'
import { Schema } from 'effect'
import { fromRoot } from '../tools/files.ts'

const Bundle = Schema.Struct({
  servers: Schema.Array(Schema.Struct({ url: Schema.String })),
  paths: Schema.Record(Schema.String, Schema.Struct({})),
})
type Bundle = typeof Bundle.Type

/** The committed bundle of the contract. */
export const readBundle = (): Bundle => {
  const bundle: unknown = JSON.parse(readFileSync(fromRoot('openapi/bundle.json'), 'utf8'))
  Schema.asserts(Bundle, bundle)
  return bundle
}

/** A copy with the base path moved from `servers` into the paths, because Prism ignores the base path. */
export const prefixed = <B extends Bundle>(bundle: B): B => {
  const base = bundle.servers[0]?.url ?? ''
  const paths = Object.fromEntries(Object.entries(bundle.paths).map(([path, item]) => [base + path, item]))
  return { ...bundle, servers: [{ url: '/' }], paths }
}
