import { hashToken } from '../../areas/account/sessions.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'

/**
 * Injects faults: into calls of one path or of all, of one session or of all, a number of times or until they are
 * removed. `changed` is called where this process has to notice at once.
 */
export const faultControl = (changed: () => void) =>
  ({
    'GET /faults': async (_, { db }) => {
      const rows = await db.selectFrom('faults').selectAll().orderBy('id').execute()
      return { faults: rows.map(({ token_hash, ...row }) => ({ ...row, ofSession: token_hash !== null })) }
    },

    'POST /faults': async ({ body }, { clock, db }) => {
      const { kind, milliseconds = 0, path, times, token } = body
      const id = uuidv7(await clock.now())
      const token_hash = token === undefined ? null : hashToken(token)
      const values = { id, kind, milliseconds, path: path ?? null, token_hash, remaining: times ?? null }
      await db.insertInto('faults').values(values).execute()
      changed()
      return { id }
    },

    'DELETE /faults': async ({ query: { id } }, { db }) => {
      const wanted = id === undefined ? undefined : isUuid(id) ? id : null
      if (wanted === null) return {}
      await db
        .deleteFrom('faults')
        .$if(wanted !== undefined, (query) => query.where('id', '=', wanted ?? ''))
        .execute()
      return {}
    },
  }) satisfies Partial<ControlHandlers>
