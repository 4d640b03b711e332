import type { Db } from '../database/transaction.ts'
import type { Clock } from '../clock/clock.ts'
import type { EventLog } from '../events/eventLog.ts'

/** The addresses of the app for which passkeys are made (the relying party of Web Authentication). */
export interface PasskeySettings {
  /** The relying party identifier. */
  readonly domain: string
  /** The origins from which they are used; empty: those of `localhost`, at any port. */
  readonly origins: ReadonlyArray<string>
}

/** The log for the operators of the broker. Never secrets, never customer data. */
export interface Log {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
  readonly error: (fields: object, message: string) => void
}

/** How passwords are hashed: argon2id. Memory in KiB. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/**
 * The services for all handlers. It holds no state: several processes may serve one database. The market is added by
 * declaration merging.
 */
export interface Broker {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly hashCost: HashCost
  /** Address of the customer service chat that the config names; the app shows no button for one that is not https. */
  readonly supportUrl: string
  readonly passkeys: PasskeySettings
  /** Milliseconds after which the broker itself approves what waits for a review; undefined leaves it to testers. */
  readonly reviewAfter: number | undefined
  /** What the broker decided, for testers; undefined where there are none. */
  readonly events?: EventLog | undefined
  /** Counts a batch of orders that were accepted together; undefined where nobody asks for figures. */
  readonly countBatch?: ((orders: number) => void) | undefined
  /** Notes for the figures that work which repeats has begun here or has gone well. */
  readonly noteWork?: ((work: string, pause: number) => void) | undefined
}

/** A file of a multipart request. */
export interface UploadedFile {
  readonly field: string
  readonly fileName: string
  readonly contentType: string
  /** No more bytes than the limit. */
  readonly bytes: Buffer
  /** Whether there were more bytes, which were read and discarded. */
  readonly isCut: boolean
}

/** One request, as a handler sees it. */
export interface Call {
  readonly broker: Broker
  /** The broker's time when the request arrived. */
  readonly now: Date
  readonly requestId: string
  /** IP address of the client. */
  readonly address: string
  /** How the client names itself (`User-Agent`), at most 512 characters; missing or empty where it does not. */
  readonly userAgent?: string
  readonly files: ReadonlyArray<UploadedFile>
}

export interface Customer {
  readonly id: string
  /** The user id as shown to people. */
  readonly number: bigint
  readonly phone: string
  readonly frozen: boolean
}

/**
 * A key of the session for one purpose, the same with every call of that session. It is computed from the token, of which the
 * database has a hash only: what is computed from such a key cannot be computed from the database.
 */
export type SessionKey = (purpose: string) => Buffer

/** A request with a valid session. */
export interface SignedInCall extends Call {
  readonly customer: Customer
  /** Identifies the session, but cannot be used as its token. */
  readonly tokenHash: Buffer
  readonly sessionKey: SessionKey
  /** The version of the testers' changes to the market when the session was read, which the call's prices follow. */
  readonly marketVersion?: string
}
