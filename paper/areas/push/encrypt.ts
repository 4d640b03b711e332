import type { RenderedMessage } from '../messages/render.ts'
import type { BrowserAddress } from './address.ts'
import type { PushRequest } from './post.ts'
import type { PushService } from './service.ts'

/** How long a push service keeps a notification for a device that is off, in seconds. Source: RULES.md, notifications. */
export const TTL = 4 * 3600

/** What is told: a message and the instrument that a tap opens. */
export interface Notice extends RenderedMessage {
  readonly id: string
  readonly code: string
}

/** The request that delivers a notification: encrypted for the browser, signed with the broker's key. */
export const pushRequest = async (
  { id, code, content, title }: Notice,
  { auth, endpoint, p256dh }: BrowserAddress,
  { contact, keys }: Pick<PushService, 'contact' | 'keys'>,
): Promise<PushRequest> => {
  const { default: webPush } = await import('web-push')
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ id, title, body: content, code }),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      // A service that still has it replaces it instead of showing it twice.
      topic: id.replaceAll('-', ''),
    },
  )
  return { endpoint, headers, body: body ?? Buffer.alloc(0) }
}
