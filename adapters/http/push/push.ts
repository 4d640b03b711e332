import { Effect, Schema } from 'effect'
import { Push, pushTopics } from '../../../ports/Push.ts'
import type { Call } from '../client.ts'
import { textOrNull } from '../figures.ts'

const WireState = Schema.Struct({
  endpoint: Schema.String,
  devicetoken: Schema.optionalKey(Schema.String),
  language: Schema.String,
  topics: Schema.optionalKey(Schema.String),
})

/** Notifications that the server sends, over HTTP. */
export const push = (call: Call): Push['Service'] =>
  Push.of({
    state: () =>
      call('/push/state', undefined, WireState).pipe(
        Effect.map(({ devicetoken = '', endpoint, language, topics = 'alerts' }) => ({
          endpoint: textOrNull(endpoint),
          deviceToken: textOrNull(devicetoken),
          language: textOrNull(language),
          topics: pushTopics.filter((topic) => topics.split(' ').includes(topic)),
        })),
      ),
    subscribe: (address, language, topics, requestid) => {
      const place = 'deviceToken' in address ? { devicetoken: address.deviceToken } : address
      const form = { ...place, language, ...(topics && { topics: topics.join(' ') }), requestid }
      return call('/push/subscribe', form, Schema.Null).pipe(Effect.asVoid)
    },
    unsubscribe: (requestid) => call('/push/unsubscribe', { requestid }, Schema.Null).pipe(Effect.asVoid),
  })
