import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonRows } from './Skeleton.tsx'
import { useKitWords } from './words.ts'

/** How far below the screen the next part is asked for. */
const AHEAD_PX = 400

export interface EndlessListProps<T> {
  /** Spoken name of the list. */
  readonly label: string
  readonly items: ReadonlyArray<T>
  readonly keyOf: (item: T) => string
  /** One `ListRow` or another element. */
  readonly row: (item: T) => ReactNode
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether the server gave a cursor for more. */
  readonly hasMore: boolean
  readonly onMore: () => void
  /** Shown when there is nothing: an `Empty`. */
  readonly empty: ReactNode
  /** What could not be loaded. */
  readonly failed: ReactNode
  readonly onRetry: () => void
}

/** Calls `onSeen` whenever the element is on screen or nearly so, once per `again`. */
const useSeen = (onSeen: () => void, again: unknown) => {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `${AHEAD_PX}px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [again])
  return element
}

/**
 * A list that asks for its next part by cursor when its end comes near. Skeleton at first, what to do when empty,
 * Retry when it failed: in place of the list, or below the rows that are already there.
 */
export const EndlessList = <T,>(props: EndlessListProps<T>) => {
  const { label, items, keyOf, row, status, hasMore, onMore, empty, failed, onRetry } = props
  const words = useKitWords()
  const more = hasMore && status === 'ready'
  const end = useSeen(() => more && onMore(), more ? items.length : null)

  if (items.length === 0) {
    if (status === 'failed') return <ErrorState title={failed} onRetry={onRetry} />
    if (status !== 'ready') return <SkeletonRows />
    if (!hasMore) return <>{empty}</>
  }
  return (
    <>
      <ul aria-label={label} aria-busy={status === 'loading' || undefined}>
        {items.map((item) => (
          <li key={keyOf(item)}>{row(item)}</li>
        ))}
      </ul>
      {more && <div ref={end} className="h-px" />}
      {status === 'loading' && <SkeletonRows count={2} />}
      {status === 'failed' && (
        <div
          role="alert"
          className="flex items-center justify-between gap-3 border-t border-line py-3 text-small text-ink-2"
        >
          {failed}
          <Button kind="secondary" size="small" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      )}
    </>
  )
}
