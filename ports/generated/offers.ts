// Made from openapi/ by npm run generate. Do not edit.

import type { Decimal } from '../../domain/money/decimal.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import type { DayNumber } from '../../domain/calendar/day.ts'
import type { Currency, MarketCode, OfferBid, OfferKind, OfferStage, OfferState, PaymentRule } from '../../domain/contract/enumerations.ts'

/** A customer's subscription of an offer. Prices and amounts are in `currency`. */
export interface OfferSubscription {
  /** Identifier of the subscription. */
  readonly id: string
  /** The subscribed offer. */
  readonly offerId: string
  /** `newshare` a company's first sale of shares, `placement` a listed company's sale below its market price. */
  readonly kind: OfferKind
  /** Quote code. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese; empty where it has none. */
  readonly chineseName: string | null
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone in which its times are shown. */
  readonly zone: string
  /** Currency of its prices and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Payment method: with `upfront` the money of the whole subscription is frozen immediately and the unused part refunded; with `afterwinning` no money is due before shares are won, and an allotment that is not paid by the deadline lapses. */
  readonly payment: PaymentRule
  /** Issue price per share, in `currency`; of a bid, the price at which its money was frozen: the bid price, or the highest price of the band. */
  readonly price: Decimal
  /** What was bid; absent where the offer has a fixed price. */
  readonly bid: OfferBid | null
  /** Cut-off price, in `currency`, which every allotted share costs; `-` before the result. Absent where the offer has a fixed price. */
  readonly cutoff: Decimal | null
  /** Subscription quantity, in shares. */
  readonly quantity: Decimal
  /** Subscription amount, price times quantity, in `currency`. */
  readonly amount: Decimal
  /** State of a subscription: `waiting` for the lottery; `won`, paid with the frozen money; `notwon`; `paymentdue`, won and to be paid until the deadline; `paid`; `paymentfailed`, a payment was tried without the money, to be tried again until the deadline; `waived`, not paid in time; `cancelled`. */
  readonly state: OfferState
  /** Allotted quantity, in shares; `-` before the result. */
  readonly allotted: Decimal | null
  /** Cost of the allotted shares, in `currency`, at `cutoff` where bids decided the price, else at `price`; 0 before the result. */
  readonly due: Decimal
  /** Amount frozen for it now, in `currency`. The payment stays frozen until the shares are delivered. */
  readonly held: Decimal
  /** Amount refunded so far, in `currency`. */
  readonly refunded: Decimal
  /** Trading day in whose records it appears. */
  readonly recordDay: DayNumber
  /** When it was made. */
  readonly madeAt: Instant
  /** Time until which it can be cancelled. */
  readonly closesAt: Instant
  /** When the lottery is drawn. */
  readonly drawsAt: Instant
  /** When the result is announced. */
  readonly announcedAt: Instant
  /** Deadline of payment where `payment` is `afterwinning`. */
  readonly payBy: Instant
  /** When unused money is released if `payment` is `upfront`. */
  readonly refundsAt: Instant
  /** Listing of a new share, delivery of a placement. */
  readonly listsAt: Instant
  /** When it was paid; `-` if it was not paid (yet). */
  readonly paidAt: Instant | null
  /** Position that the delivered shares are in; empty before. */
  readonly positionId: string | null
}

/** The band of an offer whose price is found by bids: book building or an auction. Absent: the offer has a fixed price. After the close the cut-off price is set, the highest at which the bids at or above it take all shares, or `low` where all bids take fewer. Everybody pays the cut-off price; a bid below it gets nothing. */
export interface OfferBand {
  /** Minimum bid price, in `currency`. */
  readonly low: Decimal
  /** Highest bid price, in `currency`. */
  readonly high: Decimal
  /** Step of bid prices, in `currency`; every bid price is a multiple of it. */
  readonly step: Decimal
}

/** An offer of shares: a company's first sale of them (`newshare`), or a listed company's sale below its market price (`placement`). Prices and amounts are in `currency`, quantities in shares. */
export interface Offer {
  /** Identifier of the offer. */
  readonly id: string
  /** `newshare` a company's first sale of shares, `placement` a listed company's sale below its market price. */
  readonly kind: OfferKind
  /** Quote code, for a new share the future code after its listing. */
  readonly code: string
  /** Name in Latin letters. */
  readonly name: string
  /** Name in Chinese; empty where it has none. */
  readonly chineseName: string | null
  /** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
  readonly market: MarketCode
  /** IANA time zone in which its times are shown. */
  readonly zone: string
  /** Currency of its prices and amounts. */
  readonly currency: Currency
  /** Number of decimals of its prices. */
  readonly decimals: number
  /** Stage - not open yet, open, closed and not announced, waiting for its listing or delivery, listed or delivered. */
  readonly stage: OfferStage
  /** Payment method: with `upfront` the money of the whole subscription is frozen immediately and the unused part refunded; with `afterwinning` no money is due before shares are won, and an allotment that is not paid by the deadline lapses. */
  readonly payment: PaymentRule
  /** Issue price per share, in `currency`. With a `band` the highest price that a share can cost, and from `resulttime` on the cut-off price. */
  readonly price: Decimal
  /** The band of an offer whose price is found by bids: book building or an auction. Absent: the offer has a fixed price. After the close the cut-off price is set, the highest at which the bids at or above it take all shares, or `low` where all bids take fewer. Everybody pays the cut-off price; a bid below it gets nothing. */
  readonly band?: OfferBand
  /** Market price per share, in `currency` - of a listed new share now, of a placement when it was announced; `-` where there is none. */
  readonly marketPrice: Decimal | null
  /** Premium difference, market price less issue price, per share in `currency`; `-` where there is no market price. */
  readonly premium: Decimal | null
  /** The premium difference in percentage points of the issue price; `-` where there is no market price. */
  readonly premiumRate: Decimal | null
  /** Shares that are sold. */
  readonly offered: Decimal
  /** Total subscription so far of all customers, in shares. */
  readonly subscribed: Decimal
  /** Share of the offer that has been subscribed, in per cent from 0 to 100, whole and rounded down. */
  readonly progress: number
  /** Minimum subscription, in shares. */
  readonly minimum: Decimal
  /** Step of the quantity, in shares; every quantity is a multiple of it. */
  readonly step: Decimal
  /** Maximum subscription of one account, in shares. */
  readonly maximum: Decimal
  /** Start of subscription. */
  readonly opensAt: Instant
  /** Deadline of subscription; the offer is closed from this instant on. */
  readonly closesAt: Instant
  /** When the lottery is drawn. */
  readonly drawsAt: Instant
  /** When the result is announced. */
  readonly announcedAt: Instant
  /** Deadline of payment where `payment` is `afterwinning`. */
  readonly payBy: Instant
  /** When unused money is released if `payment` is `upfront`. */
  readonly refundsAt: Instant
  /** Listing of a new share, delivery of a placement. */
  readonly listsAt: Instant
  /** Remaining days to subscribe, including the current day; 0 after the end. */
  readonly daysLeft: number
  /** Trading day in whose records a subscription made now appears; before 9:15 of a trading day that day, otherwise the next one. */
  readonly recordDay: DayNumber
  /** Address of the prospectus for a browser, read with GET; a client adds `?language=` with the code of its language. Empty where there is none. */
  readonly prospectus: string
  /** The customer's subscription, none or one; cancelled subscriptions are excluded. */
  readonly mine: ReadonlyArray<OfferSubscription>
}
