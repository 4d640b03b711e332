import { afterCreditEvent, type CreditEvent, type CreditState } from '../../domain/credit/states.ts'
import { afterDepositEvent, type DepositEvent, type DepositState } from '../../domain/deposits/states.ts'
import { afterIdentityEvent, type IdentityEvent, type IdentityState } from '../../domain/identity/states.ts'
import { afterShareLoanEvent, type ShareLoanEvent, type ShareLoanState } from '../../domain/lending/states.ts'
import {
  afterProtectionEvent,
  type ProtectionEvent,
  type ProtectionState,
} from '../../domain/orders/protectionStates.ts'
import { afterOrderEvent, type OrderEvent, type OrderState } from '../../domain/orders/states.ts'
import { afterPositionEvent, type PositionEvent, type PositionState } from '../../domain/positions/states.ts'
import { afterWithdrawalEvent, type WithdrawalEvent, type WithdrawalState } from '../../domain/withdrawals/states.ts'

/** A change of state, and what brings it about. */
export interface Step {
  readonly from: string
  readonly to: string
  readonly event: string
}

/** A state machine of the rules, as its functions show it. */
export interface Machine {
  readonly id: string
  readonly title: string
  /** Where the contract shows the state: a pointer into its shared shapes. */
  readonly shownIn: ReadonlyArray<string>
  readonly start: string
  readonly steps: ReadonlyArray<Step>
}

/** All that can happen from a start on. */
const explored = <State extends string, Event extends string>(
  start: State,
  events: ReadonlyArray<Event>,
  after: (state: State, event: Event) => State | undefined,
): ReadonlyArray<Step> => {
  const [seen, steps] = [new Set<State>([start]), new Array<Step>()]
  for (const from of seen)
    for (const event of events) {
      const to = after(from, event)
      if (to === undefined) continue
      seen.add(to)
      if (to !== from) steps.push({ from, event, to })
    }
  return steps
}

const IDENTITY_EVENTS: ReadonlyArray<IdentityEvent> = ['submit', 'approve', 'reject']
const ORDER_EVENTS: ReadonlyArray<OrderEvent> = [
  'fill in part',
  'fill the rest',
  'cancel',
  'reject',
  'close of the market',
]

const PROTECTION_EVENTS: ReadonlyArray<ProtectionEvent> = [
  'first fill of the order that opens',
  'order that opens ends unfilled',
  'last price reaches a side',
  'position is closed',
  'customer cancels its order',
]

const DEPOSIT_EVENTS: ReadonlyArray<DepositEvent> = ['a reviewer approves it', 'a reviewer rejects it']
const WITHDRAWAL_EVENTS: ReadonlyArray<WithdrawalEvent> = [
  'it is paid',
  'a reviewer rejects it',
  'the customer cancels',
]
const CREDIT_EVENTS: ReadonlyArray<CreditEvent> = ['the rest is repaid', 'it is due and the wallet has too little']
const LOAN_EVENTS: ReadonlyArray<ShareLoanEvent> = ['the customer recalls', 'the shares come back']
const POSITION_EVENTS: ReadonlyArray<PositionEvent> = [
  'first fill',
  'the order that opens ends unfilled',
  'an order to close waits',
  'no order to close waits',
  'all filled so far is closed',
  'the order that opens ends',
  'all of it is closed',
]

/** The first states, which nothing but a type could tell otherwise. */
const START = {
  credit: 'running' satisfies CreditState,
  deposit: 'under-review' satisfies DepositState,
  identity: 'not-submitted' satisfies IdentityState,
  lending: 'lending' satisfies ShareLoanState,
  order: 'pending' satisfies OrderState,
  position: 'pending' satisfies PositionState,
  protection: 'waiting' satisfies ProtectionState,
  withdrawal: 'under-review' satisfies WithdrawalState,
} as const

/** The state machines whose rules are functions of a state and an event, each walked from its first state on. */
export const lifecycles = {
  order: {
    id: 'order',
    title: 'An order',
    shownIn: ['OrderState'],
    start: START.order,
    steps: explored<OrderState, OrderEvent>(START.order, ORDER_EVENTS, afterOrderEvent),
  },
  protection: {
    id: 'protection',
    title: 'What protects a position',
    shownIn: ['ProtectionState'],
    start: START.protection,
    steps: explored<ProtectionState, ProtectionEvent>(START.protection, PROTECTION_EVENTS, afterProtectionEvent),
  },
  position: {
    id: 'position',
    title: 'A position',
    shownIn: ['PositionState'],
    start: START.position,
    steps: explored<PositionState, PositionEvent>(START.position, POSITION_EVENTS, afterPositionEvent),
  },
  deposit: {
    id: 'deposit',
    title: 'A deposit',
    shownIn: ['Deposit', 'properties', 'status'],
    start: START.deposit,
    steps: explored<DepositState, DepositEvent>(START.deposit, DEPOSIT_EVENTS, afterDepositEvent),
  },
  withdrawal: {
    id: 'withdrawal',
    title: 'A withdrawal',
    shownIn: ['Withdrawal', 'properties', 'status'],
    start: START.withdrawal,
    steps: explored<WithdrawalState, WithdrawalEvent>(START.withdrawal, WITHDRAWAL_EVENTS, afterWithdrawalEvent),
  },
  lending: {
    id: 'lending',
    title: 'Shares that are lent',
    shownIn: ['StockLoan', 'properties', 'status'],
    start: START.lending,
    steps: explored<ShareLoanState, ShareLoanEvent>(START.lending, LOAN_EVENTS, afterShareLoanEvent),
  },
  credit: {
    id: 'credit',
    title: 'A credit loan',
    shownIn: ['CreditLoan', 'properties', 'status'],
    start: START.credit,
    steps: explored<CreditState, CreditEvent>(START.credit, CREDIT_EVENTS, afterCreditEvent),
  },
  identity: {
    id: 'identity',
    title: 'The proof of an identity',
    shownIn: ['IdentityState', 'properties', 'status'],
    start: START.identity,
    steps: explored<IdentityState, IdentityEvent>(START.identity, IDENTITY_EVENTS, afterIdentityEvent),
  },
} as const satisfies Readonly<Record<string, Machine>>
