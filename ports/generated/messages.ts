// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'

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
  /** Where the customer can act on the message, or see what it is about; absent where there is no such screen. A client shows it as a button below the text. */
  readonly link: string | null
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
