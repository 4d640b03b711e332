import type { Selectable } from 'kysely'
import type { Data } from '../../../platform/contract/operations.ts'
import type { Database } from '../../../platform/database/database.ts'
import { millis } from '../../../platform/wireText/figures.ts'

export type PasskeyRow = Selectable<Database['passkeys']>

/** A passkey as the contract represents it. */
export const showPasskey = ({
  added_at,
  confirms_funds,
  id,
  name,
  used_at,
}: PasskeyRow): Data<'/security/passkeyadd'> => ({
  id,
  name,
  time: millis(added_at),
  usedtime: used_at === null ? '-' : millis(used_at),
  funds: confirms_funds ? 1 : 0,
})
