import Ban from 'lucide-react/icons/ban'
import Coffee from 'lucide-react/icons/coffee'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { TradingState } from '../../../ports/quote.ts'
import { classes } from '../../kit/classes.ts'

/** One sign for each state: a lunch break is not a night. */
const SIGN = { open: Sun, break: Coffee, closed: Moon, halted: Ban } satisfies Record<TradingState, unknown>
const TONE: Record<TradingState, string> = {
  open: 'text-green',
  break: 'text-amber',
  closed: 'text-ink-3',
  halted: 'text-amber',
}

export interface StateSignProps {
  readonly state: TradingState
  readonly large?: boolean
}

/** The state of a market as a small sign. Only for the eye: the word for it stands beside it or is read out. */
export const StateSign = ({ state, large = false }: StateSignProps) => {
  const Sign = SIGN[state]
  return <Sign aria-hidden className={classes('shrink-0', large ? 'size-4' : 'size-3', TONE[state])} />
}
