import type { Selectable } from 'kysely'
import type { Data } from '../../platform/contract/operations.ts'
import type { Database } from '../../platform/database/database.ts'
import { amountText, millis } from '../../platform/wireText/figures.ts'
import type { Instrument } from './instruments.ts'
import { hasRecord, wireKind } from './kinds.ts'

type Movement = Data<'/records/funding'>['list'][number]

/** A movement as customers read it. `instruments` has those of references. */
export const movementOf = (
  row: Selectable<Database['wallet_movements']>,
  instruments: ReadonlyMap<string, Instrument>,
): Movement => ({
  id: `${row.transfer_id}-${row.currency}`,
  currency: row.currency,
  kind: wireKind(row.kind),
  money: amountText(row.money, row.currency),
  frozenmoney: amountText(row.frozen_money, row.currency),
  balance: amountText(row.balance, row.currency),
  frozen: amountText(row.frozen, row.currency),
  orderid: (hasRecord(row.kind) && row.reference) || '',
  ...(instruments.get(row.reference ?? '') ?? { code: '', name: '' }),
  time: millis(row.at),
})
