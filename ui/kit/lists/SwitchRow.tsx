import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { ListRow } from './ListRow.tsx'

interface SwitchRowProps {
  readonly title: string
  /** What the setting does, or why it could not be changed. */
  readonly hint: ReactNode
  /** Announces a hint that changes. */
  readonly live?: boolean
  /** Id of what else describes the setting. */
  readonly describedBy?: string
  readonly on: boolean
  readonly busy: boolean
  readonly onPress: () => void
}

const Lever = ({ on }: { readonly on: boolean }) => (
  <span
    aria-hidden
    className={classes(
      'flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors',
      on ? 'justify-end border-accent bg-accent' : 'justify-start border-edge bg-fill',
    )}
  >
    <span className={classes('size-5.5 rounded-full', on ? 'bg-on-accent' : 'bg-ink-3')} />
  </span>
)

/** A setting that is on or off: the whole row is the switch. */
export const SwitchRow = ({ title, hint, live = false, describedBy = '', on, busy, onPress }: SwitchRowProps) => {
  const hintId = useId()
  return (
    <ListRow
      title={title}
      subtitle={
        <span id={hintId} role={live ? 'status' : undefined}>
          {hint}
        </span>
      }
      value={<Lever on={on} />}
      chevron={false}
      render={
        <button
          type="button"
          role="switch"
          aria-label={title}
          aria-describedby={`${hintId} ${describedBy}`.trim()}
          aria-checked={on}
          aria-busy={busy}
          onClick={onPress}
        />
      }
    />
  )
}
