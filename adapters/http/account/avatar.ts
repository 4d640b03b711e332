import { Effect, Schema } from 'effect'
import { Avatar } from '../../../ports/Account.ts'
import type { Call } from '../client.ts'
import { textOrNull } from '../figures.ts'

const Wire = Schema.Struct({ url: Schema.String })

/** The customer's picture over HTTP. */
export const avatar = (call: Call): Avatar['Service'] =>
  Avatar.of({
    current: () => call('/upload/avatar', undefined, Wire).pipe(Effect.map(({ url }) => textOrNull(url))),
    change: (imageId, requestId) =>
      call('/upload/setavatar', { image: imageId, requestid: requestId }, Wire).pipe(
        Effect.map(({ url }) => textOrNull(url)),
      ),
  })
