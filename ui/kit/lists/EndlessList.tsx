import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorLine, ErrorState } from '../feedback/ErrorState.tsx'
import { SkeletonRows } from '../feedback/Skeleton.tsx'

/** How far below the screen the next page is requested. */
const AHEAD_PX = 400

export interface EndlessListProps<T> {
  /** Accessible name of the list. */
  readonly label: string
  readonly items: ReadonlyArray<T>
  readonly keyOf: (item: T) => string
  /** One `ListRow` or another element. */
  readonly renderRow: (item: T) => ReactNode
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether the server sent a cursor for more. */
  readonly hasMore: boolean
  readonly onMore: () => void
  /** Shown when there is nothing: an `Empty`. */
  readonly empty: ReactNode
  /** What could not be loaded. */
  readonly failed: ReactNode
  /** Shown while the first page is loading; by default rows as tall as `ListRow`. */
  readonly waiting?: ReactNode
  /** Why it failed. */
  readonly hint?: ReactNode
  /** Another way to get help. */
  readonly action?: ReactNode
  /** Omitted where a retry cannot help. */
  readonly onRetry?: (() => void) | undefined
}

/** The end of the loaded rows. Calls `onSeen` when it is visible or nearly so; a new key lets it call again. */
const End = ({ onSeen }: { readonly onSeen: () => void }) => {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `${AHEAD_PX}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={element} className="h-px" />
}

/**
 * A list that requests its next page when its end comes near. Shows a skeleton first, the next step when empty, and
 * Retry after a failure: in place of the list, or below the loaded rows.
 */
export const EndlessList = <T,>(props: EndlessListProps<T>) => {
  const { label, items, keyOf, renderRow, status, hasMore, onMore, empty, failed, waiting, hint, action, onRetry } =
    props
  const more = hasMore && status === 'ready'

  if (items.length === 0) {
    if (status === 'failed') return <ErrorState title={failed} hint={hint} action={action} onRetry={onRetry} />
    if (status !== 'ready') return waiting ?? <SkeletonRows />
    if (!hasMore) return <>{empty}</>
  }
  return (
    <>
      <ul aria-label={label} aria-busy={status === 'loading' || undefined}>
        {items.map((item) => (
          <li key={keyOf(item)}>{renderRow(item)}</li>
        ))}
      </ul>
      {items.length > 0 && !hasMore && <div className="list-end" />}
      {more && <End key={items.length} onSeen={onMore} />}
      {status === 'loading' && <SkeletonRows count={2} />}
      {status === 'failed' && (
        <div className="border-t border-line py-3">
          <ErrorLine title={failed} hint={hint} action={action} onRetry={onRetry} />
        </div>
      )}
    </>
  )
}
