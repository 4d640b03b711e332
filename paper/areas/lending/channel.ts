import type { LendingState } from '../../../domain/lending/lending.ts'
import type { Db } from '../../platform/database/transaction.ts'

type Channel = 'lending' | 'credit'

/** Whether a channel is open; open unless a tester closed it. */
export const channelState = async (db: Db, name: Channel): Promise<LendingState> =>
  (await db.selectFrom('lending_channels').select('state').where('name', '=', name).executeTakeFirst())?.state ?? 'open'

export const setChannel = async (db: Db, name: Channel, state: LendingState): Promise<void> => {
  if (state === 'open') await db.deleteFrom('lending_channels').where('name', '=', name).execute()
  else
    await db
      .insertInto('lending_channels')
      .values({ name, state })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ state }))
      .execute()
}
