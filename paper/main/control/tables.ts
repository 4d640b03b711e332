import type { Generated } from 'kysely'

export type FaultKind =
  | 'latency'
  | 'unauthorised'
  | 'unavailable'
  | 'not-found'
  | 'broken-body'
  | 'html'
  | 'wrong-types'
  | 'connection-lost'

declare module '../../platform/database/database.ts' {
  interface Database {
    faults: {
      id: string
      /** Only calls of this path below `/api/vue`; null for every call. */
      path: string | null
      /** Only calls of this session; null for everybody's. */
      token_hash: Buffer | null
      kind: FaultKind
      milliseconds: Generated<number>
      /** How many calls it still affects; null for all until it is cleared. */
      remaining: number | null
    }
  }
}
