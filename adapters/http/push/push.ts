import { Effect, Schema } from 'effect'
import { Push } from '../../../ports/Push.ts'
import type { Call } from '../client.ts'
import { textOrNull } from '../figures.ts'

const WireState = Schema.Struct({ endpoint: Schema.String, language: Schema.String })

/** Notifications that the server sends, over HTTP. */
export const push = (call: Call): Push['Service'] =>
  Push.of({
    state: () =>
      call('/push/state', undefined, WireState).pipe(
        Effect.map(({ endpoint, language }) => ({ endpoint: textOrNull(endpoint), language: textOrNull(language) })),
      ),
    subscribe: (address, language, requestid) =>
      call('/push/subscribe', { ...address, language, requestid }, Schema.Null).pipe(Effect.asVoid),
    unsubscribe: (requestid) => call('/push/unsubscribe', { requestid }, Schema.Null).pipe(Effect.asVoid),
  })
