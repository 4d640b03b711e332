import type { Failure } from '../../../ports/failure.ts'

/** Answered to every visitor, so that an answer says nothing about the account. */
const isPublic = (path: string): boolean => path.startsWith('/common/')

/** It speaks of the account that was typed, and the login form says so beside its field. */
const LOGIN = '/user/login'

/**
 * Learns from every call whether the account is frozen: from the first refusal that says so until a call succeeds.
 * Source: RULES.md, failures.
 */
export const makeAccountFreeze = () => {
  const listeners = new Set<(frozen: boolean) => void>()
  let frozen = false
  const change = (next: boolean): void => {
    if (next === frozen) return
    frozen = next
    for (const tell of listeners) tell(frozen)
  }

  return {
    /** Takes what became of a call; null where it succeeded. */
    learn: (path: string, failure: Failure | null): void => {
      if (failure === null) return isPublic(path) ? undefined : change(false)
      if (failure._tag === 'SessionExpired') change(false)
      if (failure._tag === 'Rejected' && failure.code === 'account-frozen' && path !== LOGIN) change(true)
    },
    watch: (tell: (frozen: boolean) => void): (() => void) => {
      listeners.add(tell)
      tell(frozen)
      return () => void listeners.delete(tell)
    },
  }
}
