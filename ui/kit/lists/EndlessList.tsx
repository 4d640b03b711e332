import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorLine, ErrorState } from '../feedback/ErrorState.tsx'
import { SkeletonRows } from '../feedback/Skeleton.tsx'

/** How far below the screen the next part is asked for. */
const AHEAD_PX = 400

export interface EndlessListProps<T> {
  /** Spoken name of the list. */
  readonly label: string
  readonly items: ReadonlyArray<T>
  readonly keyOf: (item: T) => string
  /** One `ListRow` or another element. */
  readonly renderRow: (item: T) => ReactNode
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether the server gave a cursor for more. */
  readonly hasMore: boolean
  readonly onMore: () => void
  /** Shown when there is nothing: an `Empty`. */
  readonly empty: ReactNode
  /** What could not be loaded. */
  readonly failed: ReactNode
  /** What stands there while the first part is loading; rows as tall as `ListRow` otherwise. */
  readonly waiting?: ReactNode
  /** Why not. */
  readonly hint?: ReactNode
  /** What else may help. */
  readonly action?: ReactNode
  /** Left out where trying again cannot help. */
  readonly onRetry?: (() => void) | undefined
}

/** The end of what is there. Calls `onSeen` when it is on screen or nearly so; a new key lets it call again. */
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
 * A list that asks for its next part by cursor when its end comes near. Skeleton at first, what to do when empty,
 * Retry when it failed: in place of the list, or below the rows that are already there.
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
