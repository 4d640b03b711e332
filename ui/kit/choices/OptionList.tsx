import Check from 'lucide-react/icons/check'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

/** One option. */
export interface Option<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly note?: ReactNode
  readonly leading?: ReactNode
  readonly disabled?: boolean
  /** Language of the label where it is not that of the page, such as the names of languages. */
  readonly lang?: string
}

export interface OptionListProps<V extends string> {
  /** Accessible name of the list. */
  readonly label: string
  readonly options: ReadonlyArray<Option<V>>
  readonly value: V | null
  readonly onChoose: (value: V) => void
}

/** A list to choose one from; the chosen one is marked. Arrows, Home and End move, Enter and Space choose. */
export const OptionList = <V extends string>({ label, options, value, onChoose }: OptionListProps<V>) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]:not(:disabled)') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    items[Math.min(items.length - 1, Math.max(0, to))]?.focus()
  }
  const first =
    options.find((option) => option.value === value && !option.disabled) ?? options.find((option) => !option.disabled)
  return (
    <div ref={list} role="listbox" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="option"
          aria-selected={option.value === value}
          disabled={option.disabled}
          lang={option.lang}
          tabIndex={option === first ? 0 : -1}
          onClick={() => onChoose(option.value)}
          className="flex min-h-13 w-full items-center gap-3 border-line py-2 text-start not-last:border-b active:bg-fill disabled:opacity-45"
        >
          {option.leading && <span className="shrink-0 text-ink-2">{option.leading}</span>}
          <span className="min-w-0 grow">
            <span className="block">{option.label}</span>
            {option.note && <span className="block text-small text-ink-3">{option.note}</span>}
          </span>
          {option.value === value && <Check className="size-5 shrink-0 text-accent" />}
        </button>
      ))}
    </div>
  )
}
