import { Effect } from 'effect'
import { Avatar } from '../../../ports/Account.ts'
import { Avatar as Picture } from '../../generated/schemas/uploads.ts'
import type { Call } from '../client.ts'

/** The customer's picture over HTTP. */
export const avatar = (call: Call): Avatar['Service'] =>
  Avatar.of({
    current: () => call('/upload/avatar', undefined, Picture).pipe(Effect.map(({ url }) => url)),
    change: (image, requestid) =>
      call('/upload/setavatar', { image, requestid }, Picture).pipe(Effect.map(({ url }) => url)),
  })
