import type { MessageKind, RejectionReason } from '../kinds.ts'

/** All texts of messages in one language. Placeholders in braces are the parameters of its kind. */
export interface MessageWords {
  readonly messages: Readonly<Record<MessageKind, readonly [title: string, content: string]>>
  readonly reasons: Readonly<Record<RejectionReason, string>>
}

/** The messages about subscriptions of new shares and placements. */
export type SubscriptionWords = Readonly<
  Record<Extract<MessageKind, `subscription-${string}`>, readonly [title: string, content: string]>
>
