import { CREDIT_STEPS } from '../../domain/credit/states.ts'
import { DEPOSIT_STEPS } from '../../domain/deposits/states.ts'
import { IDENTITY_STEPS } from '../../domain/identity/states.ts'
import { SHARE_LOAN_STEPS } from '../../domain/lending/states.ts'
import { PROTECTION_STEPS } from '../../domain/orders/protectionStates.ts'
import { ORDER_STEPS } from '../../domain/orders/states.ts'
import { POSITION_STEPS } from '../../domain/positions/states.ts'
import { WITHDRAWAL_STEPS } from '../../domain/withdrawals/states.ts'

/** A change of state, and what brings it about. */
export interface Step {
  readonly from: string
  readonly to: string
  readonly event: string
}

/** A state machine of the rules. */
export interface Machine {
  readonly id: string
  readonly title: string
  /** Where the contract shows the state: a pointer into its shared shapes. */
  readonly shownIn: ReadonlyArray<string>
  readonly start: string
  readonly steps: ReadonlyArray<Step>
}

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The changes of state in a table of the rules; what leaves the state as it is, is none. */
const stepsOf = (table: Table): Pick<Machine, 'start' | 'steps'> => ({
  start: Object.keys(table)[0] ?? '',
  steps: Object.entries(table).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, to]) => (to === from ? [] : [{ from, event, to }])),
  ),
})

/** The state machines whose tables are rules. */
export const lifecycles = {
  order: { id: 'order', title: 'An order', shownIn: ['OrderState'], ...stepsOf(ORDER_STEPS) },
  protection: {
    id: 'protection',
    title: 'What protects a position',
    shownIn: ['ProtectionState'],
    ...stepsOf(PROTECTION_STEPS),
  },
  position: { id: 'position', title: 'A position', shownIn: ['PositionState'], ...stepsOf(POSITION_STEPS) },
  deposit: {
    id: 'deposit',
    title: 'A deposit',
    shownIn: ['Deposit', 'properties', 'status'],
    ...stepsOf(DEPOSIT_STEPS),
  },
  withdrawal: {
    id: 'withdrawal',
    title: 'A withdrawal',
    shownIn: ['Withdrawal', 'properties', 'status'],
    ...stepsOf(WITHDRAWAL_STEPS),
  },
  lending: {
    id: 'lending',
    title: 'Shares that are lent',
    shownIn: ['StockLoan', 'properties', 'status'],
    ...stepsOf(SHARE_LOAN_STEPS),
  },
  credit: {
    id: 'credit',
    title: 'A credit loan',
    shownIn: ['CreditLoan', 'properties', 'status'],
    ...stepsOf(CREDIT_STEPS),
  },
  identity: {
    id: 'identity',
    title: 'The proof of an identity',
    shownIn: ['IdentityState', 'properties', 'status'],
    ...stepsOf(IDENTITY_STEPS),
  },
} as const satisfies Readonly<Record<string, Machine>>
