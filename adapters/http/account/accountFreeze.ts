import type { Failure } from '../../../ports/failure.ts'

/** Calls that every visitor may make: their success proves nothing about the account. */
const isPublic = (path: string): boolean => path.startsWith('/common/')

/** Its refusal is about the typed account, and the login form shows it at its field. */
const LOGIN = '/user/login'

/**
 * Derives from the outcomes of calls whether the account is frozen: from the first such refusal until a call succeeds.
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
    /** Receives the failure of a call; null where it succeeded. */
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
