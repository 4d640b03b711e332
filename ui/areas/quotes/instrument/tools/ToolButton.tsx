import type { ReactNode } from 'react'

interface ToolButtonProps {
  readonly label: string
  readonly icon: ReactNode
  /** Whether it is chosen; undefined for what happens at once. */
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

const LOOKS =
  'grid size-11 shrink-0 place-items-center rounded-2 text-ink-2 transition-opacity active:opacity-60 disabled:opacity-45 ' +
  'aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:shadow-chip'

/** A tool of the chart: an icon with its name for screen readers and for a pointer that rests on it. */
export const ToolButton = ({ label, icon, pressed, disabled = false, onPress }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...(pressed !== undefined && { 'aria-pressed': pressed })}
    disabled={disabled}
    onClick={onPress}
    className={LOOKS}
  >
    {icon}
  </button>
)
