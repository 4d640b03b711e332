import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'

/** One choice of a strip. */
export interface Choice<V extends string> {
  readonly value: V
  readonly label: ReactNode
  readonly disabled?: boolean
}

interface StripProps<V extends string> {
  /** Accessible name of the whole strip. */
  readonly label: string
  readonly choices: ReadonlyArray<Choice<V>>
  readonly value: V
  readonly onChange: (value: V) => void
  /** `segmented` for two to four equals, `underline` for the sections of a screen, `chips` for many small ones. */
  readonly kind?: 'segmented' | 'underline' | 'chips'
  /** Chips beside other content: the strip does not extend to the edges of the screen. */
  readonly inline?: boolean
}

const STRIP = {
  segmented: 'flex flex-wrap gap-0.5 rounded-2 bg-fill p-0.75',
  // One row: what a narrow phone has no room for is reached by a swipe, and the chosen one is in view.
  underline:
    'flex gap-x-[clamp(12px,4vw,20px)] overflow-x-auto overflow-y-hidden border-b border-line bg-surface px-4 [scrollbar-width:none]',
  chips: 'flex gap-1 overflow-x-auto [scrollbar-width:none]',
}
const ITEM = {
  segmented:
    // As wide as its words, so that one of two words keeps its line on a narrow phone.
    'tap min-h-8 min-w-min flex-auto rounded-[8px] px-2 text-small font-medium text-ink-2 max-[22.5rem]:px-1 ' +
    'aria-selected:bg-key aria-selected:text-ink aria-selected:shadow-key aria-checked:bg-key aria-checked:text-ink aria-checked:shadow-key',
  underline:
    'tap min-h-11 shrink-0 border-b-2 border-transparent text-body font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] ' +
    'aria-selected:border-accent aria-selected:text-ink aria-checked:border-accent aria-checked:text-ink',
  chips:
    'tap min-h-8 min-w-11 shrink-0 rounded-[8px] px-2.5 text-small font-medium text-ink-2 outline-offset-[-2px] ' +
    'aria-selected:bg-accent-soft aria-selected:text-accent aria-selected:shadow-chip ' +
    'aria-checked:bg-accent-soft aria-checked:text-accent aria-checked:shadow-chip',
}

/** The index to which an arrow key moves among `count` items; right-to-left writing swaps left and right. */
const step = (key: string, rtl: boolean): number =>
  key === (rtl ? 'ArrowLeft' : 'ArrowRight') || key === 'ArrowDown'
    ? 1
    : key === (rtl ? 'ArrowRight' : 'ArrowLeft') || key === 'ArrowUp'
      ? -1
      : 0

interface Roles {
  readonly strip: 'tablist' | 'radiogroup'
  readonly item: 'tab' | 'radio'
  readonly id: string
}

const Strip = <V extends string>({
  label,
  choices,
  value,
  onChange,
  kind = 'segmented',
  inline = false,
  roles,
}: StripProps<V> & { readonly roles: Roles }) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = kind !== 'segmented' && strip.current
    if (!box) return undefined
    // An observer is called when the page is laid out: to measure earlier would lay it out twice.
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect()
      const chosen = box.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`)
      // Only the strip scrolls, never the page.
      if (chosen) box.scrollTo({ left: chosen.offsetLeft - (box.clientWidth - chosen.offsetWidth) / 2 })
    })
    laidOut.observe(box)
    return () => laidOut.disconnect()
  }, [kind, value])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const able = choices.filter((choice) => !choice.disabled)
    const at = able.findIndex((choice) => choice.value === value)
    const by = step(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? able.length - 1 : by && (at + by + able.length) % able.length
    const next = by !== 0 || event.key === 'Home' || event.key === 'End' ? able[to] : undefined
    if (next === undefined) return
    event.preventDefault()
    onChange(next.value)
    strip.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }

  return (
    <div
      ref={strip}
      role={roles.strip}
      aria-label={label}
      className={classes(STRIP[kind], kind === 'chips' && !inline && 'bleed')}
    >
      {choices.map((choice) => {
        const chosen = choice.value === value
        return (
          <button
            key={choice.value}
            type="button"
            role={roles.item}
            id={`${roles.id}-${choice.value}`}
            data-value={choice.value}
            disabled={choice.disabled}
            tabIndex={chosen ? 0 : -1}
            {...(roles.item === 'tab'
              ? { 'aria-selected': chosen, 'aria-controls': chosen ? `${roles.id}-panel` : undefined }
              : { 'aria-checked': chosen })}
            onClick={() => onChange(choice.value)}
            onKeyDown={onKeyDown}
            className={classes('transition-colors disabled:opacity-45', ITEM[kind])}
          >
            <span className="inline-block min-w-7">{choice.label}</span>
          </button>
        )
      })}
    </div>
  )
}

export interface TabsProps<V extends string> extends StripProps<V> {
  /** The content of the chosen tab. */
  readonly children: ReactNode
}

/** Tabs and the panel of the chosen one. Arrow keys, Home and End choose. */
export const Tabs = <V extends string>({ children, ...strip }: TabsProps<V>) => {
  const id = useId()
  return (
    <>
      <Strip {...strip} roles={{ strip: 'tablist', item: 'tab', id }} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${strip.value}`}
        tabIndex={0}
        className="outline-offset-[-2px]"
      >
        {children}
      </div>
    </>
  )
}

/** One of a few, such as limit or market: looks like tabs, but is a choice and has no panel. */
export const Segmented = <V extends string>(props: StripProps<V>) => {
  const id = useId()
  return <Strip {...props} roles={{ strip: 'radiogroup', item: 'radio', id }} />
}
