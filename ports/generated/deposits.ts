// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { AccountType, Currency, DepositState, Network, PayMethod } from '../../domain/contract/enumerations.ts'
import type { ServiceHours } from './wire.ts'

/** An account of the broker that receives deposits. Fields that its kind does not have are empty. */
export interface DepositAccount {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Holder of the account. */
  readonly holder: string | null
  /** Name of the bank. */
  readonly bank: string | null
  /** IBAN or account number, without spaces. */
  readonly number: string | null
  /** Swift code (BIC) of the bank; empty where there is none. */
  readonly swift: string | null
  /** Postal address of the bank. */
  readonly bankAddress: string | null
  /** Postal address of the holder. */
  readonly payeeAddress: string | null
  /** Kind of bank account. */
  readonly accountType: AccountType | null
  /** Network of the wallet. Money sent on another network is lost; a client shows this warning. */
  readonly network: Network | null
  /** Address of the wallet. */
  readonly walletAddress: string | null
  /** Payment reference that the customer writes into the transfer so that the broker recognises it; the padded user id. */
  readonly reference: string | null
  /** Text of a merchant-presented QR code of EMVCo that pays this account for this customer, without an amount, as the broker's bank issued it (DuitNow, TWQR, JPQR and others). A client may add the amount (tags 01 and 54) and then computes the checksum (tag 63) again. Empty or omitted where there is none. A client makes the code of a transfer in euros (EPC069-12) from the other fields. */
  readonly paymentCode: string | null
}

/** A deposit channel. It accepts one currency; amounts are in that currency. */
export interface DepositChannel {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network. */
  readonly method: PayMethod
  /** Name of the channel, in the requested language. */
  readonly name: string
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** 0 closed (listed, but it accepts no deposits), 1 open. */
  readonly isOpen: boolean
  /** Minimum amount of one deposit, in `currency`. */
  readonly min: Decimal
  /** Maximum amount of one deposit, in `currency`. Several deposits are allowed. */
  readonly max: Decimal
  /** When deposits are processed. They may be submitted at any time. */
  readonly hours: ServiceHours
  /** Maximum number of hours on working days from the start of processing to the credit. */
  readonly arriveHours: number
  /** Further notes, plain text in the requested language; may be empty. */
  readonly note: string | null
  /** Accounts that receive the deposit; empty if the channel is closed. */
  readonly accounts: ReadonlyArray<DepositAccount>
}

/** A deposit that a customer submitted. Amounts are in its currency. */
export interface Deposit {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Channel of the transfer. */
  readonly channelId: string
  /** Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network. */
  readonly method: PayMethod
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Amount transferred, in `currency`; exactly this is credited when it is approved. */
  readonly amount: Decimal
  /** Day of the transfer, a calendar day in the zone of the channel's hours. */
  readonly transferDay: DayNumber
  /** The proof of the transfer. */
  readonly proofUrl: string | null
  /** 0 under review, 1 approved and credited, 2 rejected. */
  readonly state: DepositState
  /** Reason why a review ended with a rejection; empty if it did not. A client shows its own words for it, and those of `other` for an unknown reason. */
  readonly reason: string | null
  /** The reviewer's remark, unformatted plain text; empty if there is none. */
  readonly remark: string | null
  /** When it was submitted, epoch milliseconds (UTC). */
  readonly requestedAt: Instant
  /** Latest time at which it is credited if the transfer arrives, epoch milliseconds (UTC): the working hours of the channel counted from the start of processing. */
  readonly dueAt: Instant
  /** When it was approved or rejected, epoch milliseconds (UTC); `-` while it is under review. */
  readonly reviewedAt: Instant | null
}
