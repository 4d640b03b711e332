// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { Language } from '../../domain/contract/enumerations.ts'

/** Number of unread messages. */
export interface UnreadCount {
  /** Number of unread messages. */
  readonly unread: number
}

/** A line of the notice bar. */
export interface Notice {
  /** Identifier of the notice. */
  readonly id: string
  /** The notice in the requested language, plain text. */
  readonly text: string
  /** Target of a tap. */
  readonly link: string
  /** When it was published. */
  readonly time: Instant
}

/** A banner of the home screen. */
export interface Banner {
  /** Identifier of the banner. */
  readonly id: string
  /** Address of a picture twice as wide as high. */
  readonly image: string
  /** The heading on the picture, plain text in the requested language. */
  readonly title: string
  /** Label of the button for the tap, plain text in the requested language. A client shows it below the title of a banner with a target; if it is omitted or empty, the client uses its own words. */
  readonly action?: string
  /** Target of a tap. */
  readonly link: string
}

/** A message from the broker to the customer. */
export interface Message {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Topic: `security` (log-ins, passwords, cards), `funds` (deposits, withdrawals, exchanges), `identity`, `trade`, `activity` or `system`. A client shows an unknown kind as `system`. */
  readonly kind: string
  /** Heading, plain text in the requested language. */
  readonly title: string
  /** Plain text in the requested language; line breaks are preserved. */
  readonly content: string
  /** 0 unread, 1 read. */
  readonly read: boolean
  /** When it was sent, epoch milliseconds (UTC). */
  readonly time: Instant
  /** IANA time zone of the market whose event the message reports, in which its time is shown; absent if it concerns no market. */
  readonly zone: string | null
}

/** The complaint that was submitted. Customer service answers with a message. */
export interface Complaint {
  /** Number of the complaint, for customer service. */
  readonly number: string
  /** When it was submitted, epoch milliseconds (UTC). */
  readonly filedAt: Instant
}

/** Lines of the notice bar. */
export type NoticeListAnswer = ReadonlyArray<Notice>

export interface NoticeListForm {
  /** Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay, `it` Italian, `kr` Korean, `ar` Arabic. */
  readonly language: Language
}

/** Banners of the home screen. */
export type NoticeBannersAnswer = ReadonlyArray<Banner>

export interface NoticeBannersForm {
  /** Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay, `it` Italian, `kr` Korean, `ar` Arabic. */
  readonly language: Language
}

/** Messages, newest first. */
export interface MessageListAnswer {
  /** Messages, newest first. */
  readonly list: ReadonlyArray<Message>
  /** Cursor of the next page; empty where this is the last one. */
  readonly next: string | null
}

export interface MessageListForm {
  /** Only unread (0) or only read (1) messages; all if it is omitted. */
  readonly read?: '0' | '1'
  /** Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay, `it` Italian, `kr` Korean, `ar` Arabic. */
  readonly language: Language
  /** Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An unknown cursor is `invalid-parameters`. */
  readonly cursor?: string
  /** Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one. */
  readonly limit?: string
}

export interface MessageInfoForm {
  /** The message, the `id` from `/message/list`. */
  readonly id: string
  /** Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay, `it` Italian, `kr` Korean, `ar` Arabic. */
  readonly language: Language
}

export interface MessageReadForm {
  /** The message, the `id` from `/message/list`. */
  readonly id: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface MessageReadallForm {
  /** The `time` of the newest message that the client shows, in milliseconds since 1970-01-01T00:00:00Z (UTC). */
  readonly until: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

export interface MessageComplaintForm {
  /** Subject, plain text. */
  readonly title: string
  /** Description, plain text; line breaks are preserved. */
  readonly content: string
  /** E-mail address for the answer; without it customer service answers only with a message. */
  readonly email?: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}
