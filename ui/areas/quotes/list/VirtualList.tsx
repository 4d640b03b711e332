import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Height of a row before one was measured, in pixels; rows rendered beyond the screen. */
const ROW_PX = 60
const BEYOND = 8

export interface LongListProps<T> {
  /** Accessible name of the list. */
  readonly label: string
  readonly rows: ReadonlyArray<T>
  readonly keyOf: (row: T) => string
  readonly renderRow: (row: T) => ReactNode
}

interface RowProps<T> {
  readonly row: T
  readonly renderRow: (row: T) => ReactNode
}

/** The rows near the screen, first and one past the last, and the height of each. */
interface Seen {
  readonly from: number
  readonly to: number
  readonly height: number
}

const isSame = (a: Seen, b: Seen): boolean => a.from === b.from && a.to === b.to && a.height === b.height

const seenOf = (list: HTMLElement): Seen => {
  // One row is measured for all: measuring each would cause a layout at every step of a scroll.
  const height = list.firstElementChild?.getBoundingClientRect().height || ROW_PX
  const { top } = list.getBoundingClientRect()
  const from = Math.max(0, Math.floor(-top / height) - BEYOND)
  return { from, to: Math.max(from, Math.ceil((window.innerHeight - top) / height) + BEYOND), height }
}

/**
 * A list of rows of equal height that renders only those near the screen, and announces its length. Works in a
 * scrolling page or panel.
 */
export const VirtualList = <T,>({ label, rows, keyOf, renderRow }: LongListProps<T>) => {
  const list = useRef<HTMLUListElement>(null)
  /** A scroll moves rows and draws those that come; the others are not drawn again. */
  const [Row] = useState(() => memo(({ row, renderRow }: RowProps<T>) => renderRow(row)))
  const [{ from, to, height }, setSeen] = useState<Seen>({ from: 0, to: BEYOND, height: ROW_PX })
  useLayoutEffect(() => {
    const look = () => {
      const now = list.current && seenOf(list.current)
      if (now) setSeen((before) => (isSame(before, now) ? before : now))
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    // Scroll events do not bubble; in the capture phase they pass the document.
    document.addEventListener('scroll', look, { signal, capture: true, passive: true })
    window.addEventListener('resize', look, { signal })
    return () => listening.abort()
  }, [])
  const drawn = rows.slice(from, to)
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: rows.length * height }}>
      {drawn.map((row, nth) => (
        <li
          key={keyOf(row)}
          aria-setsize={rows.length}
          aria-posinset={from + nth + 1}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${(from + nth) * height}px)` }}
        >
          <Row row={row} renderRow={renderRow} />
        </li>
      ))}
    </ul>
  )
}
