// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { AccountType, Currency, DepositState, Language, Network, PayMethod } from '../../domain/contract/enumerations.ts'
import type { ServiceHours } from './wire.ts'

/** An account of the broker that receives deposits. Fields that its kind does not have are empty. */
export interface DepositAccount {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Holder of the account. */
  readonly holder: string
  /** Name of the bank. */
  readonly bank: string
  /** IBAN or account number, without spaces. */
  readonly number: string
  /** Swift code (BIC) of the bank; empty where there is none. */
  readonly swift: string
  /** Postal address of the bank. */
  readonly bankaddress: string
  /** Postal address of the holder. */
  readonly payeeaddress: string
  /** Kind of bank account. */
  readonly accounttype: AccountType | null
  /** Network of the wallet. Money sent on another network is lost; a client shows this warning. */
  readonly network: Network | null
  /** Address of the wallet. */
  readonly walletaddress: string
  /** Payment reference that the customer writes into the transfer so that the broker recognises it; the padded user id. */
  readonly reference: string
  /** Text of a merchant-presented QR code of EMVCo that pays this account for this customer, without an amount, as the broker's bank issued it (DuitNow, TWQR, JPQR and others). A client may add the amount (tags 01 and 54) and then computes the checksum (tag 63) again. Empty or omitted where there is none. A client makes the code of a transfer in euros (EPC069-12) from the other fields. */
  readonly paymentcode?: string
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
  readonly status: 'closed' | 'open'
  /** Minimum amount of one deposit, in `currency`. */
  readonly min: Decimal | null
  /** Maximum amount of one deposit, in `currency`. Several deposits are allowed. */
  readonly max: Decimal | null
  /** When deposits are processed. They may be submitted at any time. */
  readonly hours: ServiceHours
  /** Maximum number of hours on working days from the start of processing to the credit. */
  readonly arrivehours: number
  /** Further notes, plain text in the requested language; may be empty. */
  readonly content: string
  /** Accounts that receive the deposit; empty if the channel is closed. */
  readonly accounts: ReadonlyArray<DepositAccount>
}

/** A deposit that a customer submitted. Amounts are in its currency. */
export interface Deposit {
  /** Identifier of a record, opaque text. A client only stores it and sends it back. */
  readonly id: string
  /** Channel of the transfer. */
  readonly channelid: string
  /** Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network. */
  readonly method: PayMethod
  /** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
  readonly currency: Currency
  /** Amount transferred, in `currency`; exactly this is credited when it is approved. */
  readonly money: Decimal | null
  /** Day of the transfer, a calendar day in the zone of the channel's hours. */
  readonly transferdate: string
  /** The proof of the transfer. */
  readonly proofurl: string
  /** 0 under review, 1 approved and credited, 2 rejected. */
  readonly status: DepositState
  /** Reason why a review ended with a rejection; empty if it did not. A client shows its own words for it, and those of `other` for an unknown reason. */
  readonly reason: string
  /** The reviewer's remark, unformatted plain text; empty if there is none. */
  readonly remark: string
  /** When it was submitted, epoch milliseconds (UTC). */
  readonly requesttime: Instant
  /** Latest time at which it is credited if the transfer arrives, epoch milliseconds (UTC): the working hours of the channel counted from the start of processing. */
  readonly arrivetime: Instant
  /** When it was approved or rejected, epoch milliseconds (UTC); `-` while it is under review. */
  readonly reviewtime: Instant | null
}

/** Deposit channels, with limits, hours and accounts. */
export type FundsChannelsAnswer = ReadonlyArray<DepositChannel>

export interface FundsChannelsForm {
  /** Only channels of this currency; all if it is omitted. */
  readonly type?: Currency
  /** Only channels of this kind; all if it is omitted. */
  readonly method?: PayMethod
  /** Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay, `it` Italian, `kr` Korean, `ar` Arabic. */
  readonly language: Language
}

export interface FundsDepositForm {
  /** Channel of the transfer, the `id` from `/funds/channels`. */
  readonly channelid: string
  /** Currency of the transfer, that of the channel. */
  readonly currency: Currency
  /** Amount transferred, in `currency`, with no more decimals than the currency. */
  readonly money: Decimal
  /** Day of the transfer, `YYYY-MM-DD`, a calendar day in the zone of the channel's hours. */
  readonly transferdate: string
  /** Kind of the paying account; omitted for wallets and cards. */
  readonly accounttype?: AccountType
  /** Image of the proof of the transfer, uploaded for the purpose `proof`. */
  readonly proof: string
  /** UUID that the client creates and stores before it sends the request, and repeats with every retry of the same intent. The same id gets the first answer again; with the same id and other fields the answer is `request-id-reused`. */
  readonly requestid: string
}

/** Deposits, newest first. */
export interface FundsDepositlistAnswer {
  /** Deposits, newest first. */
  readonly list: ReadonlyArray<Deposit>
  /** Cursor of the next page; empty where this is the last one. */
  readonly next: string | null
}

export interface FundsDepositlistForm {
  /** Only deposits in this currency; all if it is omitted. */
  readonly type?: Currency
  /** Only deposits in this state, 0 under review, 1 approved, 2 rejected; all if it is omitted. */
  readonly status?: '0' | '1' | '2'
  /** Only records at or after this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list begins with the first record. The client converts the first day that the customer chose into the instant at which that day begins in the customer's time zone. */
  readonly from?: string
  /** Only records before this instant, in milliseconds since 1970-01-01T00:00:00 UTC. If it is omitted, the list ends with the newest record. It is later than the start of the range, by at most 366 days and an hour if both are given (a day in a range may be an hour longer than others); `invalid-parameters` otherwise. */
  readonly to?: string
  /** Cursor of the page: the `next` of the previous page, unchanged. Omitted for the first page. It is opaque, belongs to the same call with the same other fields, and stays valid while the list changes: no row is repeated or skipped. An unknown cursor is `invalid-parameters`. */
  readonly cursor?: string
  /** Maximum number of rows, from 1 to 100; 20 if omitted. A page with fewer rows is not necessarily the last one. */
  readonly limit?: string
}
