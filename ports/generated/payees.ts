// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { AccountType, Currency, Network, PayMethod, PayeeKind } from '../../domain/contract/enumerations.ts'

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

/** Bound cards, bank accounts and wallets. */
export type BankListAnswer = ReadonlyArray<BankCard>

export interface BankListForm {
  /** Only those that can receive this currency; all if it is omitted. */
  readonly type?: Currency
}

export interface BankAddForm {
  /** Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network. */
  readonly method: PayMethod
  /** Name of the holder. */
  readonly holder?: string
  /** IBAN or card number. */
  readonly number?: string
  /** Name of the bank. */
  readonly bank?: string
  /** Swift code (BIC) of the bank. Upper and lower case mean the same. */
  readonly swift?: string
  /** Postal address of the bank. */
  readonly bankaddress?: string
  /** Postal address of the holder. */
  readonly payeeaddress?: string
  /** Kind of bank account, `savings` or `current`. Wallets and cards have none. */
  readonly accounttype?: AccountType
  /** Network of a wallet. All of them carry USDT (TRC20 on Tron, ERC20 on Ethereum, BTC as Omni on Bitcoin). */
  readonly network?: Network
  /** Address of the wallet. Upper and lower case are preserved. */
  readonly walletaddress?: string
  /** The fund password. Not required by the form, as older apps do not send it; without it the payee is refused as with a wrong one. */
  readonly fundpassword?: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Nothing. */
export type BankUnbindAnswer = null

export interface BankUnbindForm {
  /** Card or wallet, the `id` from `/bank/list`. */
  readonly id: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}
