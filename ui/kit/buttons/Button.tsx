import LoaderCircle from 'lucide-react/icons/loader-circle'
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'up' | 'down' | 'danger'

interface Looks {
  readonly kind?: ButtonKind
  /** `large` is for the main action of a screen, `small` for rows and headers. */
  readonly size?: 'large' | 'medium' | 'small'
  /** As wide as its container. */
  readonly wide?: boolean
  /** A `quiet` one at the end of a line: its text ends with the line, its touch target extends further. */
  readonly last?: boolean
}

const KIND: Record<ButtonKind, string> = {
  primary: 'bg-accent text-on-accent',
  secondary: 'bg-fill text-ink',
  quiet: 'text-accent',
  up: 'bg-up text-on-change',
  down: 'bg-down text-on-change',
  danger: 'bg-red text-on-change',
}
const SIZE = {
  large: 'min-h-12 px-5 text-field font-semibold',
  medium: 'min-h-11 px-4 text-body font-semibold',
  small: 'tap min-h-8 min-w-min px-3 text-small font-medium',
}

const looks = ({ kind = 'primary', size = 'large', wide = false, last = false }: Looks): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-2 text-center transition-[filter,opacity] select-none',
    'disabled:opacity-45 aria-disabled:opacity-45',
    KIND[kind],
    SIZE[size],
    wide && 'w-full',
    last && '-me-3',
  )

export interface ButtonProps extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Sending: shows a spinner, keeps its size and focus, and ignores further taps. */
  readonly busy?: boolean
}

/** A button. While `busy` it stays focusable but does nothing, so that one tap is one submission. */
export const Button = ({
  kind,
  size,
  wide,
  last,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={busy ? 'button' : type}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
    className={looks({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }), ...(last && { last }) })}
  >
    {busy && <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />}
    {children}
  </button>
)

export interface ButtonLinkProps extends Looks {
  /** The link element to render as a button, such as `<Link to="/login/register" />`. */
  readonly render: ReactElement<{ className?: string; children?: ReactNode }>
  readonly children: ReactNode
}

/** A link that looks like a button. */
export const ButtonLink = ({ render, children, ...rest }: ButtonLinkProps) =>
  cloneElement(render, { className: looks(rest), children })
