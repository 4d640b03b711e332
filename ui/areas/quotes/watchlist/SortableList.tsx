import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleMinus from 'lucide-react/icons/circle-minus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { classes } from '../../../kit/classes.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { shiftOf } from './reorder.ts'
import { useRowDrag } from './useRowDrag.ts'

/** A row that can be moved and removed. */
export interface SortableRow {
  readonly key: string
  /** What buttons and announcements call it. */
  readonly name: string
  readonly content: ReactNode
}

interface RowProps {
  readonly row: SortableRow
  readonly first: boolean
  readonly last: boolean
  readonly onUp: () => void
  readonly onDown: () => void
  readonly onRemove: () => void
  readonly handle: HTMLAttributes<HTMLElement>
}

const Row = ({ row: { key, name, content }, first, last, onUp, onDown, onRemove, handle }: RowProps) => {
  const words = useWords().quotes
  return (
    <>
      <span className="-ms-3">
        <IconButton
          label={words.remove({ name })}
          data-button={`${key} remove`}
          icon={<CircleMinus className="size-5 text-red" />}
          onClick={onRemove}
        />
      </span>
      <span className="min-w-0 grow">{content}</span>
      <IconButton
        label={words.moveUp({ name })}
        tone={first ? 'quiet' : 'plain'}
        aria-disabled={first || undefined}
        data-button={`${key} up`}
        icon={<ArrowUp className={classes('size-5', first && 'opacity-45')} />}
        onClick={onUp}
      />
      <IconButton
        label={words.moveDown({ name })}
        tone={last ? 'quiet' : 'plain'}
        aria-disabled={last || undefined}
        data-button={`${key} down`}
        icon={<ArrowDown className={classes('size-5', last && 'opacity-45')} />}
        onClick={onDown}
      />
      <span
        {...handle}
        aria-hidden
        data-handle={key}
        className="-me-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
    </>
  )
}

export interface SortableListProps {
  readonly label: string
  readonly rows: ReadonlyArray<SortableRow>
  /** Moves a row to a place, 0 first; returns the place it has then. */
  readonly onMove: (key: string, to: number) => number
  readonly onRemove: (key: string) => void
  /** The background of its rows, which cover each other while one is dragged. */
  readonly background?: string
}

/** Rows whose order is changed: drag by the handle, or move up and down; each can be removed. */
export const SortableList = ({ label, rows, onMove, onRemove, background = 'bg-surface' }: SortableListProps) => {
  const words = useWords().quotes
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState('')
  /** The button that takes the focus once the rows are in their new order. */
  const next = useRef<string | null>(null)
  /** The row that was removed last: it takes the focus where it is restored by a button that goes with that. */
  const gone = useRef<string | null>(null)

  const say = (row: SortableRow, place: number) =>
    setMoved(words.moved({ name: row.name, place: place + 1, count: rows.length }))

  const step = (row: SortableRow, to: number, button: 'up' | 'down') => {
    if (to >= 0 && to < rows.length) next.current = `${row.key} ${button}`
    say(row, onMove(row.key, to))
  }
  const takeOff = (index: number) => {
    const [row, neighbour] = [rows[index], rows[index + 1] ?? rows[index - 1]]
    next.current = neighbour ? `${neighbour.key} remove` : null
    gone.current = row?.key ?? null
    if (row) onRemove(row.key)
  }
  useLayoutEffect(() => {
    const isBack = gone.current !== null && rows.some(({ key }) => key === gone.current)
    if (isBack && document.activeElement === document.body) next.current = `${gone.current} remove`
    if (isBack) gone.current = null
    // A row that moves or is removed leaves the DOM, so its button would lose the focus.
    const button = next.current
    next.current = null
    if (button) list.current?.querySelector<HTMLElement>(`[data-button="${CSS.escape(button)}"]`)?.focus()
  })

  const { drag, handle } = useRowDrag(list, rows.length, (from, to) => {
    const row = rows[from]
    if (row) say(row, onMove(row.key, to))
  })

  return (
    <>
      <ul ref={list} aria-label={label}>
        {rows.map((row, index) => {
          const held = drag?.from === index
          const shift = shiftOf(index, drag)
          return (
            <li
              key={row.key}
              className={classes(
                'flex min-h-15 items-center border-line not-last:border-b',
                background,
                held && 'relative z-10 rounded-2 shadow-raised',
                drag && !held && 'transition-transform',
              )}
              style={{ transform: shift === 0 ? undefined : `translateY(${shift}px)` }}
            >
              <Row
                row={row}
                first={index === 0}
                last={index === rows.length - 1}
                onUp={() => step(row, index - 1, 'up')}
                onDown={() => step(row, index + 1, 'down')}
                onRemove={() => takeOff(index)}
                handle={handle(index)}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}
