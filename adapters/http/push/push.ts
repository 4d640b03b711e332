import { Effect } from 'effect'
import { Push, pushTopics } from '../../../ports/Push.ts'
import { PushState, PushSubscribeAnswer, PushUnsubscribeAnswer } from '../../generated/schemas/push.ts'
import type { Call } from '../client.ts'

/** Notifications that the server sends, over HTTP. */
export const push = (call: Call): Push['Service'] =>
  Push.of({
    state: () =>
      call('/push/state', undefined, PushState).pipe(
        Effect.map(({ topics = 'alerts', ...state }) => ({
          ...state,
          topics: pushTopics.filter((topic) => topics.split(' ').includes(topic)),
        })),
      ),
    subscribe: (address, language, topics, requestid) => {
      const place =
        'deviceToken' in address
          ? { endpoint: undefined, p256dh: undefined, auth: undefined, devicetoken: address.deviceToken }
          : { ...address, devicetoken: undefined }
      const form = { ...place, language, topics: topics ? topics.join(' ') : undefined, requestid }
      return call('/push/subscribe', form, PushSubscribeAnswer).pipe(Effect.asVoid)
    },
    unsubscribe: (requestid) => call('/push/unsubscribe', { requestid }, PushUnsubscribeAnswer).pipe(Effect.asVoid),
  })
