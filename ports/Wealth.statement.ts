import type { Statement as Row } from './generated/wealth.ts'
import type { WalletMovement } from './Records.ts'

export type { StatementHolding, StatementWallet } from './generated/wealth.ts'

/** A customer's month of UTC. Source: RULES.md, statements. */
export interface Statement extends Omit<Row, 'movements'> {
  /** In the order of their booking. */
  readonly movements: ReadonlyArray<WalletMovement>
}
