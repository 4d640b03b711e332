import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/** Height of a row before it was measured, in pixels; rows drawn beyond the screen. */
const ROW_PX = 60
const BEYOND = 8

export interface LongListProps<T> {
  /** Spoken name of the list. */
  readonly label: string
  readonly rows: ReadonlyArray<T>
  readonly keyOf: (row: T) => string
  readonly renderRow: (row: T) => ReactNode
}

/** A list that draws only the rows near the screen, and says how long it is. */
export const VirtualList = <T,>({ label, rows, keyOf, renderRow }: LongListProps<T>) => {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is memoised or handed on
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: (index) => keyOf(rows[index] as T),
  })
  return (
    <ul ref={list} aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {renderRow(rows[index] as T)}
        </li>
      ))}
    </ul>
  )
}
