import type { Db } from '../database/transaction.ts'
import type { Clock } from '../clock/clock.ts'

/** Where the broker writes what its operators should know. Never secrets, never customer data. */
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
 * What every handler works with. It holds no state: several processes may serve one database. The market adds itself by
 * declaration merging.
 */
export interface Broker {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly hashCost: HashCost
  /** Address of the customer service chat that the config names; the app shows no button for one that is not https. */
  readonly supportUrl: string
  /** Milliseconds after which what waits for a reviewer is approved by itself; undefined leaves it to testers. */
  readonly reviewAfter: number | undefined
}

/** A file of a multipart request. */
export interface UploadedFile {
  readonly field: string
  readonly fileName: string
  readonly contentType: string
  /** No more than what is allowed. */
  readonly bytes: Buffer
  /** Whether there were more bytes, which were counted and not stored. */
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
  readonly files: ReadonlyArray<UploadedFile>
}

export interface Customer {
  readonly id: string
  /** The user id that people see. */
  readonly number: bigint
  readonly phone: string
  readonly frozen: boolean
}

/** A request with a valid session. */
export interface SignedInCall extends Call {
  readonly customer: Customer
  /** Names the session without being able to open it. */
  readonly tokenHash: Buffer
}
