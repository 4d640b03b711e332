import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { classes } from '../classes.ts'
import { OptionSheet } from '../overlays/overlays.ts'

export interface FilterChipProps {
  /** What is filtered: shown while nothing is chosen, and spoken before what is. */
  readonly label: string
  /** The choice; null while everything is shown. */
  readonly value: ReactNode | null
  /** What is shown in place of the label while nothing is chosen. */
  readonly all?: string | undefined
  readonly open: boolean
  readonly onOpen: () => void
}

const CHIP =
  'tap inline-flex min-h-8 min-w-min items-center gap-1 rounded-2 border px-2.5 py-1 text-start text-small font-medium'
const looks = (narrows: boolean): string =>
  narrows ? 'border-accent bg-accent-soft text-accent' : 'border-edge text-ink-2'

/** A filter of the list below: a small button that opens a sheet with its choices. */
export const FilterChip = ({ label, value, all, open, onOpen }: FilterChipProps) => {
  const shown = value ?? all
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      className={classes(CHIP, looks(value !== null))}
    >
      <span>
        <span className={shown === undefined ? undefined : 'sr-only'}>{label}</span>
        {shown !== undefined && <> {shown}</>}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
    </button>
  )
}

interface FilterChoiceProps extends Pick<FilterChipProps, 'label' | 'all'> {
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  readonly value: string | null
  /** The option that gives the choice up. */
  readonly everything: string
  /** What the chip says of the choice, where that is shorter than the option. */
  readonly short?: string | null | undefined
  readonly onChange: (value: string | null) => void
}

/** No option has this value. */
const EVERYTHING = ''

/** A filter with its sheet, in which everything can be chosen too. */
export const FilterChoice = ({ label, all, options, value, everything, short, onChange }: FilterChoiceProps) => {
  const [open, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      <FilterChip {...{ label, all, open }} value={short ?? chosen?.label ?? null} onOpen={() => setOpen(true)} />
      <OptionSheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        options={[{ value: EVERYTHING, label: everything }, ...options]}
        value={value ?? EVERYTHING}
        onChoose={(next) => onChange(next === EVERYTHING ? null : next)}
      />
    </>
  )
}

interface ToggleChipProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** One choice of a filter, which a tap takes and another gives up. */
export const ToggleChip = ({ pressed, onPress, children }: ToggleChipProps) => (
  <button type="button" aria-pressed={pressed} onClick={onPress} className={classes(CHIP, looks(pressed))}>
    {children}
  </button>
)

interface FilterChipsProps {
  readonly label: string
  /** They scroll beside each other and never wrap. */
  readonly oneRow?: boolean
  readonly children: ReactNode
}

/** The filters of a list, beside each other above it. */
export const FilterChips = ({ label, oneRow = false, children }: FilterChipsProps) => (
  <div
    role="group"
    aria-label={label}
    className={
      oneRow
        ? '-mx-4 flex gap-x-2 overflow-x-auto px-4 [scrollbar-width:none] *:shrink-0'
        : 'flex flex-wrap gap-x-2 gap-y-3'
    }
  >
    {children}
  </div>
)
