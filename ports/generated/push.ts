// Made from openapi/ by npm run generate. Do not edit.

import type { Language } from '../../domain/contract/enumerations.ts'

/** The subscription of a session. */
export interface PushState {
  /** Its endpoint; empty where there is none, and for a device. */
  readonly endpoint: string
  /** Its device token; empty where there is none, and for a browser. Absent in a server that sends to browsers alone. */
  readonly devicetoken?: string
  /** Language of its notifications, as in the form; empty where there is none. */
  readonly language: string
  /** What it is told, as in the form; empty where there is none. Absent in a server that tells price alerts alone. */
  readonly topics?: string
}

/** Nothing. */
export type PushSubscribeAnswer = null

export interface PushSubscribeForm {
  /** Address of the push service for this browser (`PushSubscription.endpoint`); https. */
  readonly endpoint?: string
  /** Public key of the subscription (`keys.p256dh`), an uncompressed point on P-256, base64url without padding. */
  readonly p256dh?: string
  /** Secret of the subscription (`keys.auth`), 16 bytes, base64url without padding. */
  readonly auth?: string
  /** Registration token of an app in a native shell, which the service that the config entry `nativepush` names has given it: for `fcm` of Firebase Cloud Messaging, on iOS too (not the token of Apple's own service). */
  readonly devicetoken?: string
  /** Language of the notifications. */
  readonly language: Language
  /** What is told, as names with a space between them: `alerts` (price alerts that are met), `trades` (fills, expired orders, stops and take-profits that were triggered, stop-outs, square-offs), `messages` (every other message). Absent: `alerts`. Only what the config entry `webpushtopics` names. */
  readonly topics?: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Nothing. */
export type PushUnsubscribeAnswer = null

export interface PushUnsubscribeForm {
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}
