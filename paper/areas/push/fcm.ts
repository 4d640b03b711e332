import { realClock } from '../../platform/clock/clock.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { type Notice, TTL } from './encrypt.ts'
import { fcmFateOf } from './fcmFate.ts'
import { postOnce } from './post.ts'
import type { PushService } from './service.ts'
import type { Sent } from './settle.ts'

/** The notification as Firebase Cloud Messaging takes it (HTTP v1), for Android and iOS. `until`: seconds since 1970. */
const messageOf = ({ code, content, id, title }: Notice, token: string, until: number) => ({
  message: {
    token,
    notification: { title, body: content },
    data: { id, code },
    // The same message again replaces the one that is shown.
    android: { priority: 'HIGH', ttl: `${TTL}s`, notification: { channel_id: 'notices', tag: id } },
    apns: {
      headers: { 'apns-priority': '10', 'apns-expiration': String(until), 'apns-collapse-id': id },
      payload: { aps: { sound: 'default' } },
    },
  },
})

/** Sends a notification to an app in a native shell. Source: RULES.md, notifications. */
export const sendByFcm = async (notice: Notice, deviceToken: string, { fcm }: PushService): Promise<Sent> => {
  // It is no longer configured, or not on this process.
  if (!fcm) return { outcome: { is: 'unsent' }, fate: 'dropped' }
  const { account, tokens } = fcm
  const token = await tokens.read()
  if (token === undefined) return { outcome: { is: 'unsent' }, fate: 'later' }
  const until = Math.floor((await realClock.now()).getTime() / SECOND) + TTL
  const body = Buffer.from(JSON.stringify(messageOf(notice, deviceToken, until)))
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  }
  const endpoint = `${account.serviceUrl}/v1/projects/${account.project}/messages:send`
  const outcome = await postOnce({ endpoint, headers, body }, { allowsPrivate: true, reads: true })
  if (outcome.is === 'answered' && outcome.status === 401) tokens.forget(token)
  return { outcome, fate: fcmFateOf(outcome) }
}
