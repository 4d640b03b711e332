import type { Session } from '../../domain/account/session.ts'

/** The broker's time. */
export interface ClockState {
  readonly now: string
  readonly movable: boolean
}

export interface CustomerLine {
  readonly account: string
  readonly id: string
  readonly identity: string
  readonly frozen: boolean
  readonly sessions: number
  readonly orders: number
  readonly positions: number
}

export interface CustomerState {
  readonly customer: ReadonlyArray<CustomerLine>
  readonly wallets: ReadonlyArray<{ readonly currency: string; readonly balance: string; readonly frozen: string }>
  readonly positions: ReadonlyArray<{
    readonly id: string
    readonly code: string
    readonly direction: string
    readonly quantity: string
    readonly state: string
    readonly stopPrice: string | null
  }>
  readonly orders: ReadonlyArray<{
    readonly id: string
    readonly code: string
    readonly action: string
    readonly direction: string
    readonly quantity: string
    readonly filled: string
    readonly price: string | null
    readonly state: string
    readonly reason: string | null
  }>
}

export interface Level {
  readonly price: string
  readonly quantity: string
}

export interface InstrumentState {
  readonly code: string
  readonly name: string
  readonly market: string
  readonly calendar: string
  readonly currency: string
  readonly tick: string
  readonly price: string | null
  readonly state: string
  readonly lower: string | null
  readonly upper: string | null
  readonly bids: ReadonlyArray<Level>
  readonly asks: ReadonlyArray<Level>
}

/** Something that waits for a decision of the back office. */
export interface Review {
  readonly kind: 'deposit' | 'withdrawal' | 'identity' | 'recovery' | 'complaint'
  /** The record; the account for an identity and a recovery. */
  readonly id: string
  readonly account: string
  readonly text: string
}

export interface WaitingSubscription {
  readonly id: string
  readonly account: string
  readonly offer: string
  readonly name: string
  readonly quantity: string
  readonly state: string
  readonly drawn: string | null
}

export interface Fault {
  readonly id: string
  readonly kind: string
  readonly path: string | null
  readonly ofSession: boolean
  readonly milliseconds: number
  readonly remaining: number | null
}

export const FAULT_KINDS = [
  'latency',
  'unauthorised',
  'unavailable',
  'not-found',
  'broken-body',
  'html',
  'wrong-types',
  'connection-lost',
] as const

export interface NewFault {
  readonly kind: (typeof FAULT_KINDS)[number]
  readonly path?: string
  readonly milliseconds?: number
  readonly times?: number
}

export interface Job {
  readonly kind: string
  readonly subject: string
  readonly due: string
  readonly failures: number
  readonly failedWith: string | null
}

export interface BrokerEvent {
  readonly at: string
  readonly topic: string
  readonly text: string
  readonly account: string | null
}

export interface Snapshot {
  readonly name: string
  readonly at: string
}

export interface Situation {
  readonly name: string
  readonly title: string
  readonly topic: string
  readonly movesTime: boolean
}

export interface MadeSituation extends Session {
  readonly name: string
  readonly password: string
  readonly path: string
  readonly expected: string
}

export type InstrumentChange = 'halt' | 'resume' | 'no-price' | 'price-again'
export type HoursChange = 'open' | 'close' | 'hours'

/** The control API, for the testers' console. What it refuses rejects with an Error whose message says why. */
export interface Control {
  /** The secret that the broker requires, where it requires one. */
  readonly setSecret: (secret: string) => void
  readonly clock: () => Promise<ClockState>
  readonly moveClock: (change: { readonly advanceMilliseconds?: number; readonly rate?: number }) => Promise<unknown>
  readonly nextEvent: (event: 'job' | 'opening' | 'closing') => Promise<unknown>
  readonly customers: (search: string) => Promise<ReadonlyArray<CustomerLine>>
  readonly customer: (account: string) => Promise<CustomerState>
  readonly session: (account: string) => Promise<Session>
  readonly freeze: (account: string, frozen: boolean) => Promise<unknown>
  readonly expireSessions: (account: string) => Promise<unknown>
  readonly instruments: (search: string) => Promise<ReadonlyArray<InstrumentState>>
  readonly setPrice: (code: string, price: string) => Promise<unknown>
  readonly changeInstrument: (change: InstrumentChange, code: string) => Promise<unknown>
  readonly changeHours: (change: HoursChange, calendar: string) => Promise<unknown>
  readonly forgetMarket: () => Promise<unknown>
  readonly reviews: () => Promise<ReadonlyArray<Review>>
  readonly approve: (review: Review) => Promise<unknown>
  readonly reject: (review: Review) => Promise<unknown>
  readonly subscriptions: () => Promise<ReadonlyArray<WaitingSubscription>>
  readonly allot: (id: string, shares: string) => Promise<unknown>
  readonly step: (id: string, step: 'draw' | 'result' | 'refund' | 'deadline') => Promise<unknown>
  readonly faults: () => Promise<ReadonlyArray<Fault>>
  readonly addFault: (fault: NewFault) => Promise<unknown>
  readonly removeFault: (id: string | undefined) => Promise<unknown>
  readonly jobs: () => Promise<ReadonlyArray<Job>>
  readonly runJobs: () => Promise<{ readonly done: number }>
  /** What the broker decided, and why; of one account where it is not empty. */
  readonly events: (account: string) => Promise<ReadonlyArray<BrokerEvent>>
  readonly snapshots: () => Promise<ReadonlyArray<Snapshot>>
  readonly takeSnapshot: (name: string) => Promise<unknown>
  readonly restore: (name: string) => Promise<unknown>
  readonly reset: () => Promise<unknown>
  readonly audit: () => Promise<ReadonlyArray<string>>
  readonly situations: () => Promise<ReadonlyArray<Situation>>
  readonly makeSituation: (name: string) => Promise<MadeSituation>
}
