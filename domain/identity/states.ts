import type { IdentityState } from '../contract/enumerations.ts'

export type { IdentityState } from '../contract/enumerations.ts'

export type IdentityEvent = 'submit' | 'approve' | 'reject'

const NEXT: Readonly<Record<IdentityState, Partial<Readonly<Record<IdentityEvent, IdentityState>>>>> = {
  'not-submitted': { submit: 'under-review' },
  'under-review': { approve: 'verified', reject: 'rejected' },
  rejected: { submit: 'under-review' },
  verified: {},
}

/** The state after an event, `undefined` where the event is not possible. Source: RULES.md, identity. */
export const afterIdentityEvent = (state: IdentityState, event: IdentityEvent): IdentityState | undefined =>
  NEXT[state][event]

/** Whether the form is open: before the first submission and after a rejection. */
export const canSubmitIdentity = (state: IdentityState): boolean => afterIdentityEvent(state, 'submit') !== undefined
