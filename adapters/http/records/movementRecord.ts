import { FUNDING_KINDS, type MovementKind, TRADING_KINDS } from '../../../domain/records/kinds.ts'
import type { WalletMovement } from '../../../ports/Records.ts'
import type { Movement } from '../../generated/schemas/records.ts'

/** The contract writes a kind without hyphens: `tradefee`. */
export const kindOnWire = (kind: MovementKind): string => kind.replaceAll('-', '')
const KINDS = new Map(
  [...FUNDING_KINDS, ...TRADING_KINDS].map((kind): [string, MovementKind] => [kindOnWire(kind), kind]),
)

/** A movement as the app has it; a kind that is not known is `other`. */
export const movementOf = (row: (typeof Movement)['Type']): WalletMovement => ({
  ...row,
  kind: KINDS.get(row.kind) ?? 'other',
})
