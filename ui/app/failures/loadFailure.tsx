import { type ReactNode, useEffect, useRef } from 'react'
import { type Failure, isMissing } from '../../../ports/failure.ts'
import { useModel } from '../../data/app/app.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { refusalMessage } from '../../i18n/serverMessage.ts'
import { useNamespace } from '../../i18n/useNamespace.ts'
import { useWords } from '../../i18n/words.ts'
import { ErrorLine, ErrorState } from '../../kit/feedback/ErrorState.tsx'
import { useValue } from '../../kit/useValue.ts'
import { ServiceLink } from '../service/ServiceLink.tsx'

/** Refusals that may not recur on the next try; 'unknown' is a text that the app cannot classify. */
const PASSING: ReadonlySet<string> = new Set([
  'system-busy',
  'submitted-too-frequently',
  'fund-operation-in-progress',
  'price-not-obtained',
  'unknown',
])

/** Refusals that customer service can resolve. */
const FOR_SERVICE: ReadonlySet<string> = new Set(['account-frozen', 'price-not-obtained'])

/** Whether a retry can help. Source: RULES.md, failures. */
export const canTryAgain = (failure: Failure | null): boolean => {
  if (failure?._tag === 'SessionExpired' || (failure && isMissing(failure))) return false
  return failure?._tag !== 'Rejected' || PASSING.has(failure.code)
}

const reasonOf = (words: TranslationFunctions, failure: Failure | null): string | undefined => {
  switch (failure?._tag) {
    case 'Rejected':
      return refusalMessage(words, failure)
    case 'Offline':
      return words.offline()
    case 'ContractBroken':
      return words.error()
    case 'Unavailable':
      return isMissing(failure) ? words.notOffered() : undefined
    default:
      return undefined
  }
}

/** Asks again once the device has a connection, for what could not be loaded without one. */
const useReconnected = (isOffline: boolean, onRetry: () => void): void => {
  const isOnline = useValue(useModel(makeConnectionModel).online)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (isBack && isOffline) onRetry()
  })
}

export interface LoadFailure {
  readonly hint: ReactNode
  readonly action: ReactNode
  readonly onRetry: (() => void) | undefined
}

/** Why something could not be loaded, and what the customer can do about it, as `ErrorState` and `EndlessList` take it. */
export const useLoadFailure = (failure: Failure | null, onRetry: () => void): LoadFailure => {
  const words = useWords()
  const isRefused = failure?._tag === 'Rejected'
  useReconnected(failure?._tag === 'Offline', onRetry)
  useNamespace('server', isRefused)
  return {
    hint: reasonOf(words, failure),
    action:
      isRefused && FOR_SERVICE.has(failure.code) ? (
        <ServiceLink className="tap font-semibold text-accent" />
      ) : undefined,
    onRetry: canTryAgain(failure) ? onRetry : undefined,
  }
}

interface LoadFailedProps {
  /** What could not be loaded. */
  readonly title: ReactNode
  readonly failure: Failure | null
  readonly onRetry: () => void
}

/** The same for a block of a screen, in one row. */
export const LoadFailedLine = ({ title, failure, onRetry }: LoadFailedProps) => (
  <ErrorLine title={title} {...useLoadFailure(failure, onRetry)} />
)

/** Shown in place of an answer that was refused or did not arrive. */
export const LoadFailed = ({ title, failure, onRetry }: LoadFailedProps) => (
  <ErrorState title={title} {...useLoadFailure(failure, onRetry)} />
)
