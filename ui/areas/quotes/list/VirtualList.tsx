import { memo, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useModel } from '../../../data/app/app.ts'
import { type Heights, makeRowHeights, type Place, placeOf } from './rowHeights.ts'

export interface LongListProps<T> {
  /** Accessible name of the list. */
  readonly label: string
  readonly rows: ReadonlyArray<T>
  readonly keyOf: (row: T) => string
  readonly renderRow: (row: T) => ReactNode
}

interface RowProps<T> {
  readonly row: T
  readonly nth: number
  readonly size: number
  readonly renderRow: (row: T) => ReactNode
}

const VirtualRow = <T,>({ row, nth, size, renderRow }: RowProps<T>) => (
  <li aria-setsize={size} aria-posinset={nth + 1}>
    {renderRow(row)}
  </li>
)

const isSame = (a: Place, b: Place): boolean =>
  a.from === b.from && a.to === b.to && a.above === b.above && a.below === b.below

/**
 * A list that renders only the rows near the screen, and announces its length. Rows differ in height: a name may need
 * two lines. Works in a scrolling page or panel.
 */
export const VirtualList = <T,>({ label, rows, keyOf, renderRow }: LongListProps<T>) => {
  const list = useRef<HTMLUListElement>(null)
  const heights = useModel(makeRowHeights)
  /** A scroll draws the rows that come; the others are not drawn again. */
  const [Row] = useState(() => memo(VirtualRow<T>))
  const [{ from, to, above, below }, setPlace] = useState<Place>({ from: 0, to: 0, above: 0, below: 0 })

  /** Draws the rows that are near the screen now. */
  const look = useEffectEvent((measured: Heights) => {
    if (!list.current) return
    const { top, width } = list.current.getBoundingClientRect()
    const known = heights.of(label, width)
    for (const [key, height] of measured) known.set(key, height)
    const now = placeOf(rows.map(keyOf), known, { top, screen: window.innerHeight })
    setPlace((before) => (isSame(before, now) ? before : now))
  })

  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const moved = () => look(new Map())
    // Scroll events do not bubble; in the capture phase they pass the document.
    document.addEventListener('scroll', moved, { signal, capture: true, passive: true })
    window.addEventListener('resize', moved, { signal })
    return () => listening.abort()
  }, [])

  /** The rows for which the place was calculated. */
  const placed = useRef<ReadonlyArray<T> | null>(null)
  // Rows that have come are measured before the place is calculated again: by their expected heights the page may stand at
  // one place with them and at another without, and would be drawn for both in turn without end.
  useLayoutEffect(() => {
    if (placed.current !== rows) look(new Map())
    placed.current = rows
    const keys = new Map<Element, string>()
    const observer = new ResizeObserver((entries) => {
      const measured: Heights = new Map()
      for (const { borderBoxSize, target } of entries) {
        const [key, height] = [keys.get(target), borderBoxSize[0]?.blockSize]
        // A list that is hidden has no heights.
        if (key !== undefined && height) measured.set(key, height)
      }
      look(measured)
    })
    for (const [nth, row] of rows.slice(from, to).entries()) {
      const element = list.current?.children[nth]
      if (!element) continue
      keys.set(element, keyOf(row))
      observer.observe(element)
    }
    return () => observer.disconnect()
  }, [rows, keyOf, from, to])

  return (
    <ul ref={list} aria-label={label} style={{ paddingBlock: `${above}px ${below}px` }}>
      {rows.slice(from, to).map((row, nth) => (
        <Row key={keyOf(row)} row={row} nth={from + nth} size={rows.length} renderRow={renderRow} />
      ))}
    </ul>
  )
}
