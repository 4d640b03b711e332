import type { ColumnType } from 'kysely'
import type { Currency } from '../../../domain/money/money.ts'
import type { Numeric } from '../../platform/database/columns.ts'

/** Written by the database itself with every posting; the program only reads them. */
type Read<T> = ColumnType<T, never, never>

declare module '../../platform/database/database.ts' {
  interface Database {
    wallets: { owner: Read<string>; currency: Read<Currency>; balance: Numeric; frozen: Numeric }
    wallet_movements: {
      /** The sort key of movements; within a wallet it grows in the order in which they happened. */
      position: Read<bigint>
      transfer_id: Read<string>
      owner: Read<string>
      currency: Read<Currency>
      kind: Read<string>
      reference: Read<string | null>
      money: Numeric
      frozen_money: Numeric
      balance: Numeric
      frozen: Numeric
      at: Read<Date>
    }
  }
}
