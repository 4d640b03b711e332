import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../classes.ts'

interface Looks {
  /** The name for screen readers, since there is only an icon. */
  readonly label: string
  readonly icon: ReactNode
  readonly tone?: 'plain' | 'quiet' | 'accent'
  /** A count on its corner; 0 shows nothing. */
  readonly count?: number
  /** At the end of a line: the icon ends with the line, its touch target extends further. */
  readonly last?: boolean
}

const TONE = { plain: 'text-ink', quiet: 'text-ink-3', accent: 'text-accent' }
const looks = (tone: Looks['tone'] = 'plain', last = false) =>
  classes(
    'relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-opacity active:opacity-60',
    TONE[tone],
    last && '-me-3',
  )

const Inside = ({ icon, count = 0 }: Pick<Looks, 'icon' | 'count'>) => (
  <>
    <span aria-hidden className="contents">
      {icon}
    </span>
    {count > 0 && (
      <span
        aria-hidden
        className="num absolute start-6 top-1 min-w-4 rounded-full bg-red px-1 text-center text-micro font-medium text-on-change"
      >
        {count > 99 ? '99+' : count}
      </span>
    )}
  </>
)

export type IconButtonProps = Looks &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'aria-label'>

/** A 44 px button with an icon and an accessible name. The name should include the count, where there is one. */
export const IconButton = ({ label, icon, tone, count, last, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={looks(tone, last)}>
    <Inside icon={icon} count={count ?? 0} />
  </button>
)

export interface IconLinkProps extends Looks {
  readonly render: ReactElement<{ className?: string; children?: ReactNode; 'aria-label'?: string }>
}

/** A link that looks like an icon button. */
export const IconLink = ({ label, icon, tone, count, last, render }: IconLinkProps) =>
  cloneElement(render, {
    className: looks(tone, last),
    'aria-label': label,
    children: <Inside icon={icon} count={count ?? 0} />,
  })
