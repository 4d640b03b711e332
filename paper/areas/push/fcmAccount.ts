import type { KeyObject } from 'node:crypto'

/** A service account of Google that may send by Firebase Cloud Messaging, as its key file describes it. */
export interface FcmAccount {
  readonly project: string
  readonly email: string
  readonly keyId: string
  readonly key: KeyObject
  /** Where access tokens are given. */
  readonly tokenUrl: string
  /** Where notifications are sent: the address of the service. */
  readonly serviceUrl: string
}
