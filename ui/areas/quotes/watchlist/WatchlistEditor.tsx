import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CircleMinus from 'lucide-react/icons/circle-minus'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { classes } from '../../../kit/classes.ts'
import { IconButton } from '../../../kit/buttons/IconButton.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { nameIn } from '../../markets/listing.ts'
import { useModel } from '../../../data/app/app.ts'
import { shiftOf } from './reorder.ts'
import { useRowDrag } from './useRowDrag.ts'
import { makeWatchlistModel } from './watchlist.model.ts'

interface RowProps {
  readonly name: string
  readonly code: string
  readonly first: boolean
  readonly last: boolean
  readonly onUp: () => void
  readonly onDown: () => void
  readonly onRemove: () => void
  readonly handle: HTMLAttributes<HTMLElement>
}

const Row = ({ name, code, first, last, onUp, onDown, onRemove, handle }: RowProps) => {
  const words = useWords().quotes
  return (
    <>
      <span className="-ms-3">
        <IconButton
          label={words.remove({ name })}
          data-button={`${code} remove`}
          icon={<CircleMinus className="size-5 text-red" />}
          onClick={onRemove}
        />
      </span>
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate [text-align:match-parent]">
          {name}
        </span>
        <span className="block truncate text-small text-ink-3">
          <span className="num">{code}</span>
        </span>
      </span>
      <IconButton
        label={words.moveUp({ name })}
        tone={first ? 'quiet' : 'plain'}
        aria-disabled={first || undefined}
        data-button={`${code} up`}
        icon={<ArrowUp className={classes('size-5', first && 'opacity-45')} />}
        onClick={onUp}
      />
      <IconButton
        label={words.moveDown({ name })}
        tone={last ? 'quiet' : 'plain'}
        aria-disabled={last || undefined}
        data-button={`${code} down`}
        icon={<ArrowDown className={classes('size-5', last && 'opacity-45')} />}
        onClick={onDown}
      />
      <span
        {...handle}
        aria-hidden
        data-handle={code}
        className="-me-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-3 active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
    </>
  )
}

const Undo = () => {
  const words = useWords().quotes
  const { code } = useValue(locale)
  const { removed, undo } = useModel(makeWatchlistModel)
  const last = useValue(removed)
  return (
    <div role="status" className="sticky bottom-16 z-10">
      {last && (
        <div className="mb-2 flex items-center gap-3 rounded-2 bg-ink py-1.5 ps-4 pe-1.5 text-small text-surface shadow-raised">
          <span className="min-w-0 grow">{words.removed({ name: nameIn(last.instrument, code) })}</span>
          <Button kind="secondary" size="small" onClick={() => void undo()}>
            {words.undo()}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The watchlist while its order is changed: drag by the handle, or move up and down; remove, and undo. */
export const WatchlistEditor = ({ rows }: { readonly rows: ReadonlyArray<QuotedInstrument> }) => {
  const words = useWords().quotes
  const { code: language } = useValue(locale)
  const { move, remove } = useModel(makeWatchlistModel)
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState('')
  /** The button that takes the focus once the rows are in their new order. */
  const next = useRef<string | null>(null)

  const say = (row: QuotedInstrument, place: number) =>
    setMoved(words.moved({ name: nameIn(row, language), place: place + 1, count: rows.length }))

  const step = (row: QuotedInstrument, to: number, button: 'up' | 'down') => {
    if (to >= 0 && to < rows.length) next.current = `${row.code} ${button}`
    say(row, move(row.code, to))
  }
  const takeOff = (index: number) => {
    const [row, neighbour] = [rows[index], rows[index + 1] ?? rows[index - 1]]
    next.current = neighbour ? `${neighbour.code} remove` : null
    if (row) void remove(row.code)
  }
  useLayoutEffect(() => {
    // A row that moves or is removed leaves the DOM, so its button would lose the focus.
    const button = next.current
    next.current = null
    if (button) list.current?.querySelector<HTMLElement>(`[data-button="${CSS.escape(button)}"]`)?.focus()
  })

  const { drag, handle } = useRowDrag(list, rows.length, (from, to) => {
    const row = rows[from]
    if (row) say(row, move(row.code, to))
  })

  return (
    <>
      <ul ref={list} aria-label={words.watchlist()}>
        {rows.map((row, index) => {
          const held = drag?.from === index
          const shift = shiftOf(index, drag)
          return (
            <li
              key={row.code}
              className={classes(
                'flex min-h-15 items-center border-line bg-surface not-last:border-b',
                held && 'relative z-10 rounded-2 shadow-raised',
                drag && !held && 'transition-transform',
              )}
              style={{ transform: shift === 0 ? undefined : `translateY(${shift}px)` }}
            >
              <Row
                name={nameIn(row, language)}
                code={row.code}
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
      <Undo />
    </>
  )
}
