import type { Broker } from '../../platform/broker/call.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import { render } from '../messages/render.ts'
import { claim, type Claimed, dropStale } from './claim.ts'
import { addressOf } from './address.ts'
import { type Notice, pushRequest } from './encrypt.ts'
import { sendByFcm } from './fcm.ts'
import { postOnce } from './post.ts'
import type { PushService } from './service.ts'
import { fateOf, type Sent, settle } from './settle.ts'

/** How many notifications of a process are in flight at the same time. */
const AT_ONCE = 50

/** The instrument that a tap opens, for a price alert: its message begins with the code. A tap on any other opens its message. */
const codeOf = ({ kind, parameters: { instrument = '' } }: Claimed): string =>
  kind.startsWith('alert-') ? (instrument.split(' ', 1)[0] ?? '') : ''

/** Sends to a browser by Web Push, to a device by Firebase Cloud Messaging. */
const send = async (notice: Notice, claimed: Claimed, push: PushService): Promise<Sent> => {
  const address = addressOf(claimed)
  // The database allows no such row.
  if (address === undefined) return { outcome: { is: 'refused' }, fate: 'gone' }
  if ('deviceToken' in address) return sendByFcm(notice, address.deviceToken, push)
  const outcome = await postOnce(await pushRequest(notice, address, push), { allowsPrivate: push.allowsPrivate })
  return { outcome, fate: fateOf(outcome) }
}

const deliver = async (broker: Broker, claimed: Claimed): Promise<void> => {
  const { clock, db, log, push } = broker
  if (push === undefined) return
  const { kind, language, message_id, parameters } = claimed
  const notice = { ...render(kind, parameters, language), id: message_id, code: codeOf(claimed) }
  const sent = await send(notice, claimed, push)
  await settle(db, claimed, sent, await clock.now())
  const { fate, outcome } = sent
  if (fate !== 'delivered') {
    const status = outcome.is === 'answered' ? outcome.status : undefined
    const host = claimed.endpoint === null ? 'fcm' : new URL(claimed.endpoint).host
    log.warn({ host, outcome: outcome.is, status, fate }, 'a notification failed')
  }
}

/**
 * Sends the notifications that wait, each at most once. One of several processes on a database does so; one that
 * takes the work over in the middle sends none that another has begun. Returns the function that stops it after those
 * in flight. Source: RULES.md, notifications.
 */
export const startDeliveries = (broker: Broker): (() => Promise<void>) => {
  const underWay = new Set<Promise<void>>()
  const begin = (claimed: Claimed): void => {
    const sending = deliver(broker, claimed)
      // It is left claimed, and dropped: it may have arrived.
      .catch((cause: unknown) => broker.log.warn({ err: cause }, 'a notification was given up'))
      .finally(() => underWay.delete(sending))
    underWay.add(sending)
  }
  const work = async (): Promise<void> => {
    const now = await broker.clock.now()
    await dropStale(broker.db, now)
    const room = AT_ONCE - underWay.size
    // Those in flight are not waited for: a service that does not answer delays no other.
    if (room > 0) for (const claimed of await claim(broker.db, now, room)) begin(claimed)
  }
  const stop = startLeased(broker, {
    name: 'push',
    pause: SECOND,
    work,
    trouble: 'notifications could not be sent; they are with the next turn',
  })
  return async () => {
    await stop()
    await Promise.allSettled(underWay)
  }
}
