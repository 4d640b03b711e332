// Made from openapi/ by npm run generate. Do not edit.

// The lists of words of the contract, as the app names them. Source: RULES.md, requests.

/** Kind of bank account, `savings` or `current`. Wallets and cards have none. */
export const ACCOUNT_TYPES = ['savings', 'current'] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** `above` the last price is at the value or higher, `below` at the value or lower; `rise` the last price is that many per cent above the previous close or more, `fall` below it. */
export const ALERT_KINDS = ['above', 'below', 'rise', 'fall'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** `waiting` no price has met it yet, `met` one has. */
export const ALERT_STATES = ['waiting', 'met'] as const
export type AlertState = (typeof ALERT_STATES)[number]

/** Text to answer. */
export const ARTICLE_NAMES = ['agreement', 'privacy', 'company', 'about', 'guide'] as const
export type ArticleName = (typeof ARTICLE_NAMES)[number]

/** 0 opens later, 1 open, 2 sold out, 3 ended. */
export const BLOCK_STATES = ['upcoming', 'open', 'sold-out', 'over'] as const
export type BlockState = (typeof BLOCK_STATES)[number]

/** 0 held, may not be sold yet; 1 held, may be sold (some of it may be sold already); 2 sold. */
export const BLOCK_TRADE_STATES = ['waiting', 'free', 'sold'] as const
export type BlockTradeState = (typeof BLOCK_TRADE_STATES)[number]

/** It publishes results, its shares go ex-dividend, its shareholders meet, or something else. */
export const COMPANY_DATE_KINDS = ['results', 'dividend', 'meeting', 'other'] as const
export type CompanyDateKind = (typeof COMPANY_DATE_KINDS)[number]

/** 0 running, 1 overdue, 2 repaid. */
export const CREDIT_STATES = ['running', 'overdue', 'repaid'] as const
export type CreditState = (typeof CREDIT_STATES)[number]

/** Currency of a wallet, in capitals. Amounts have at most two decimals; JPY, VND and KRW have none. CNY is also called RMB. */
export const CURRENCIES = ['EUR', 'USD', 'USDT', 'MYR', 'CNY', 'TWD', 'JPY', 'HKD', 'THB', 'VND', 'KRW'] as const
export type Currency = (typeof CURRENCIES)[number]

/** 0 not applied, 1 under review, 2 approved. */
export const DAY_TRADING_STANDINGS = ['not-applied', 'under-review', 'approved'] as const
export type DayTradingStanding = (typeof DAY_TRADING_STANDINGS)[number]

/** 0 under review, 1 approved and credited, 2 rejected. */
export const DEPOSIT_STATES = ['under-review', 'approved', 'rejected'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** `long` gains when the price rises, `short` when it falls. Together with `action` it defines the side of an order: open long and close short buy, open short and close long sell. */
export const DIRECTIONS = ['long', 'short'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** 0 announced: the amounts are for the shares held now; 1 fixed: the shares held at the close before the ex-date counts; 2 paid. */
export const DIVIDEND_STATES = ['announced', 'fixed', 'paid'] as const
export type DividendState = (typeof DIVIDEND_STATES)[number]

/** Name of a fee as on a contract note. */
export const FEE_NAMES = ['brokerage', 'clearing-fee', 'stamp-duty', 'transfer-fee', 'exchange-fee', 'regulatory-fee', 'transaction-tax', 'other-fee'] as const
export type FeeName = (typeof FEE_NAMES)[number]

/** Orders that it is charged on, purchases or sales - closing a short is a purchase. */
export const FEE_SIDES = ['buy', 'sell', 'both'] as const
export type FeeSide = (typeof FEE_SIDES)[number]

/** How it ended: the customer redeemed it, the product's end date was reached, or it never began. Empty while it runs, and if unknown. */
export const FOLLOW_ENDINGS = ['redeemed', 'matured', 'cancelled'] as const
export type FollowEnding = (typeof FOLLOW_ENDINGS)[number]

/** Whether the money is in the product. */
export const FOLLOW_ORDER_STATES = ['following', 'ended'] as const
export type FollowOrderState = (typeof FOLLOW_ORDER_STATES)[number]

export const FOLLOW_STATES = ['upcoming', 'open', 'closed', 'ended'] as const
export type FollowState = (typeof FOLLOW_STATES)[number]

/** 0 registered, 1 identity verified, 2 first deposit credited. */
export const FRIEND_STATES = ['registered', 'verified', 'deposited'] as const
export type FriendState = (typeof FRIEND_STATES)[number]

/** State of the identity, 0 not submitted, 1 under review, 2 verified, 3 rejected. A withdrawal needs 2. */
export const IDENTITY_STATES = ['not-submitted', 'under-review', 'verified', 'rejected'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]

/** Content type. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Language of the answer: `us` English, `tw` traditional Chinese, `es` Spanish, `cn` simplified Chinese, `my` Malay, `it` Italian, `kr` Korean, `ar` Arabic. */
export const LANGUAGES = ['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether the broker accepts shares. */
export const LENDING_STATES = ['open', 'full', 'closed'] as const
export type LendingState = (typeof LENDING_STATES)[number]

/** Market: `MY` Malaysia, `TW` Taiwan, `CN` A-shares, `US`, `JP` Japan, `IT` Italy, `ES` Spain, `FUND` funds, `FUT` futures, `CRYPTO` digital currency, `FX` forex, `INDEX` indices. */
export const MARKET_CODES = ['MY', 'TW', 'CN', 'US', 'JP', 'IT', 'ES', 'FUND', 'FUT', 'CRYPTO', 'FX', 'INDEX'] as const
export type MarketCode = (typeof MARKET_CODES)[number]

/** Order of the list. */
export const MOVER_ORDERS = ['gainers', 'losers', 'turnover'] as const
export type MoverOrder = (typeof MOVER_ORDERS)[number]

/** Network of a wallet. All of them carry USDT (TRC20 on Tron, ERC20 on Ethereum, BTC as Omni on Bitcoin). */
export const NETWORKS = ['TRC20', 'ERC20', 'BTC'] as const
export type Network = (typeof NETWORKS)[number]

/** A bid: `price`, at a price of its own; `cutoff`, at whatever the cut-off price is, which counts as a bid at the highest price of the band. */
export const OFFER_BIDS = ['price', 'cut-off'] as const
export type OfferBid = (typeof OFFER_BIDS)[number]

/** `newshare` a company's first sale of shares, `placement` a listed company's sale below its market price. */
export const OFFER_KINDS = ['new-share', 'placement'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** Stage - not open yet, open, closed and not announced, waiting for its listing or delivery, listed or delivered. */
export const OFFER_STAGES = ['upcoming', 'open', 'drawing', 'to-be-listed', 'listed'] as const
export type OfferStage = (typeof OFFER_STAGES)[number]

/** State of a subscription: `waiting` for the lottery; `won`, paid with the frozen money; `notwon`; `paymentdue`, won and to be paid until the deadline; `paid`; `paymentfailed`, a payment was tried without the money, to be tried again until the deadline; `waived`, not paid in time; `cancelled`. */
export const OFFER_STATES = ['waiting', 'won', 'not-won', 'payment-due', 'paid', 'payment-failed', 'waived', 'cancelled'] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** `open` begins a position, `close` ends one in full or in part. */
export const ORDER_ACTIONS = ['open', 'close'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

/** Field of the form that it concerns. */
export const ORDER_FORM_FIELDS = ['code', 'direction', 'price', 'quantity', 'leverage', 'positionid', 'gooduntil', 'stoploss', 'stoplimit', 'takeprofit', 'trailamount'] as const
export type OrderFormField = (typeof ORDER_FORM_FIELDS)[number]

export const ORDER_STATES = ['pending', 'partlyfilled', 'filled', 'cancelled', 'rejected', 'expired'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** `limit` fills at `price` or better and waits in the book until then. `market` fills at the available prices, at most 5 % beyond the best opposite price and never outside the day's limits; the remainder then stays in the book at that price. */
export const ORDER_TYPES = ['limit', 'market'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** Method of transfer, `bank` for a transfer between banks, `wallet` for a transfer of USDT on a network. */
export const PAY_METHODS = ['bank', 'wallet'] as const
export type PayMethod = (typeof PAY_METHODS)[number]

/** What `number` is. */
export const PAYEE_KINDS = ['iban', 'card', 'wallet'] as const
export type PayeeKind = (typeof PAYEE_KINDS)[number]

/** Payment method: with `upfront` the money of the whole subscription is frozen immediately and the unused part refunded; with `afterwinning` no money is due before shares are won, and an allotment that is not paid by the deadline lapses. */
export const PAYMENT_RULES = ['up-front', 'after-winning'] as const
export type PaymentRule = (typeof PAYMENT_RULES)[number]

/** The last 31, 92 or 366 days, or everything that the server has recorded since the account was opened. */
export const PERIODS = ['1m', '3m', '1y', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** 0 not begun, 1 running, 2 ended. */
export const PHASES = ['upcoming', 'running', 'ended'] as const
export type Phase = (typeof PHASES)[number]

/** `ordered` its order was placed and its outcome is not known yet, `bought` it was filled, at least in part, `carried` nothing was bought and the sum is carried over, `skipped` nothing was bought and the sum is not carried over. */
export const PLAN_PURCHASE_STATES = ['ordered', 'bought', 'carried', 'skipped'] as const
export type PlanPurchaseState = (typeof PLAN_PURCHASE_STATES)[number]

/** How often a plan buys. */
export const PLAN_RHYTHMS = ['weekly', 'monthly'] as const
export type PlanRhythm = (typeof PLAN_RHYTHMS)[number]

/** `active` it buys on its days, `paused` until it is resumed, `ended` for good. */
export const PLAN_STATES = ['active', 'paused', 'ended'] as const
export type PlanState = (typeof PLAN_STATES)[number]

/** `pending` the order that opens it waits and nothing is held, `holding` held, `closing` held with an order to close it waiting (preparing to close), `closed` completely closed, `cancelled` the opening order ended without a fill. */
export const POSITION_STATES = ['pending', 'holding', 'closing', 'closed', 'cancelled'] as const
export type PositionState = (typeof POSITION_STATES)[number]

/** Kind of the change. */
export const PROTECTION_CHANGE_KINDS = ['set', 'triggered', 'ended'] as const
export type ProtectionChangeKind = (typeof PROTECTION_CHANGE_KINDS)[number]

/** Side that was triggered; empty before that. */
export const PROTECTION_SIDES = ['stop-loss', 'trailing-stop', 'take-profit'] as const
export type ProtectionSide = (typeof PROTECTION_SIDES)[number]

/** `waiting` the order that opens the position has no fill yet, `active` it protects what is held, `triggered` the broker closes the position for it, `ended` the position is closed, or the order of the triggered side was cancelled. */
export const PROTECTION_STATES = ['waiting', 'active', 'triggered', 'ended'] as const
export type ProtectionState = (typeof PROTECTION_STATES)[number]

/** 0 there is none, 1 it is under review, 2 it was accepted, 3 it was rejected. */
export const RECOVERY_STAGES = ['none', 'under-review', 'accepted', 'rejected'] as const
export type RecoveryStage = (typeof RECOVERY_STAGES)[number]

/** Time that one candle covers. Weeks begin on Monday, months on the 1st, in the zone of the calendar. */
export const RESOLUTIONS = ['5min', '15min', '30min', 'day', 'week', 'month'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** Reason why it is locked until `sellablefrom`, as a code of the message catalogue; empty where nothing is locked. */
export const SALE_BLOCKS = ['sell-blocked-15-minutes', 'sell-blocked-t1'] as const
export type SaleBlock = (typeof SALE_BLOCKS)[number]

/** `T+0` shares bought may be sold on the same day once the `salewait` of their instrument has passed; `T+1` from the next trading day's open. */
export const SALE_RULES = ['T+0', 'T+1'] as const
export type SaleRule = (typeof SALE_RULES)[number]

/** Sector of its main business; `other` for one that is not in the list. */
export const SECTORS = ['communication', 'consumer-discretionary', 'consumer-staples', 'energy', 'financials', 'health-care', 'industrials', 'materials', 'real-estate', 'technology', 'utilities', 'other'] as const
export type Sector = (typeof SECTORS)[number]

/** 0 lending, 1 recalled and being returned, 2 ended. */
export const SHARE_LOAN_STATES = ['lending', 'being-returned', 'ended'] as const
export type ShareLoanState = (typeof SHARE_LOAN_STATES)[number]

/** 0 pending unlock, 1 to be completed, 2 completed, 3 ended without completion. */
export const TASK_STATES = ['locked', 'open', 'completed', 'ended'] as const
export type TaskState = (typeof TASK_STATES)[number]

/** How long the unfilled part of an order waits. */
export const TIME_IN_FORCES = ['day', 'gtc', 'gtd', 'ioc', 'fok'] as const
export type TimeInForce = (typeof TIME_IN_FORCES)[number]

/** Whether orders are accepted: `open` in session, `break` between two sessions of one day, `closed` after the last session and on other days, `halted` if the exchange stopped trading while the market is not closed. */
export const TRADING_STATES = ['open', 'break', 'closed', 'halted'] as const
export type TradingState = (typeof TRADING_STATES)[number]

/** Purpose of the image: the proof of a deposit, an identity document or the avatar. Its id is not accepted for another purpose. */
export const UPLOAD_PURPOSES = ['proof', 'identity', 'avatar'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** 0 under review (counted as frozen), 1 paid, 2 rejected, 3 cancelled by the customer. */
export const WITHDRAWAL_STATES = ['under-review', 'paid', 'rejected', 'cancelled'] as const
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
