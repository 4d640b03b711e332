import { Effect, Schema } from 'effect'
import { Push, pushTopics } from '../../../ports/Push.ts'
import type { Call } from '../client.ts'
import { textOrNull } from '../figures.ts'

const WireState = Schema.Struct({
  endpoint: Schema.String,
  language: Schema.String,
  topics: Schema.optionalKey(Schema.String),
})

/** Notifications that the server sends, over HTTP. */
export const push = (call: Call): Push['Service'] =>
  Push.of({
    state: () =>
      call('/push/state', undefined, WireState).pipe(
        Effect.map(({ endpoint, language, topics = 'alerts' }) => ({
          endpoint: textOrNull(endpoint),
          language: textOrNull(language),
          topics: pushTopics.filter((topic) => topics.split(' ').includes(topic)),
        })),
      ),
    subscribe: (address, language, topics, requestid) => {
      const form = { ...address, language, ...(topics && { topics: topics.join(' ') }), requestid }
      return call('/push/subscribe', form, Schema.Null).pipe(Effect.asVoid)
    },
    unsubscribe: (requestid) => call('/push/unsubscribe', { requestid }, Schema.Null).pipe(Effect.asVoid),
  })
