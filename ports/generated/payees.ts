// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { AccountType, Network, PayMethod, PayeeKind } from '../../domain/contract/enumerations.ts'

/** A bound card, bank account or wallet. Numbers are masked; fields that its kind does not have are empty. */
export interface BankCard {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network. */
  readonly method: PayMethod
  /** Name of the holder, its letters but the first and the last as four asterisks; empty for a wallet. */
  readonly holder: string | null
  /** What `number` is. */
  readonly kind: PayeeKind
  /** Masked number. An IBAN shows its first four and last four characters, a card its last four, a wallet address its first four and last four. */
  readonly number: string
  /** Name of the bank. */
  readonly bank: string | null
  /** Swift code (BIC) of the bank; empty where there is none. */
  readonly swift: string | null
  /** Postal address of the bank. */
  readonly bankAddress: string | null
  /** Postal address of the holder. */
  readonly payeeAddress: string | null
  /** Kind of bank account. */
  readonly accountType: AccountType | null
  /** Network of a wallet. */
  readonly network: Network | null
  /** 1 where a withdrawal to it is under review, so that it cannot be unbound; 0 otherwise. */
  readonly inUse: boolean
  /** When it was bound, epoch milliseconds (UTC). */
  readonly boundAt: Instant
  /** From when on withdrawals to it are accepted, epoch milliseconds (UTC), where its waiting time is not over; `-` where it is. A client treats a missing field as `-`. */
  readonly paidFrom: Instant | null
}
