import type { ControlHandlers } from '../../platform/control/calls.ts'
import { setChannel } from './channel.ts'

/** The channels of securities lending and of credit loans. */
export const lendingControl = {
  'POST /lending/channel': async ({ body }, { db }) => {
    await setChannel(db, 'lending', body.state)
    return {}
  },
  'POST /credit/channel': async ({ body }, { db }) => {
    await setChannel(db, 'credit', body.state)
    return {}
  },
} satisfies Partial<ControlHandlers>
