import type { IdentityState } from '../contract/enumerations.ts'

/** By state, what can happen and the state after it. The first state is that of a new one. Source: RULES.md, identity. */
export const IDENTITY_STEPS: Readonly<Record<IdentityState, Readonly<Record<string, IdentityState>>>> = {
  'not-submitted': { submit: 'under-review' },
  'under-review': { approve: 'verified', reject: 'rejected' },
  rejected: { submit: 'under-review' },
  verified: {},
}

/** Whether the form is open: before the first submission and after a rejection. */
export const canSubmitIdentity = (state: IdentityState): boolean => 'submit' in IDENTITY_STEPS[state]
