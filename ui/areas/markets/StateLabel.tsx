import type { Quote } from '../../../ports/quote.ts'
import { useWords } from '../../i18n/words.ts'
import { Badge, type Tone } from '../../kit/figures/Badge.tsx'
import { type Condition, conditionOf } from './listing.ts'

const TONE: Record<Condition, Tone> = {
  open: 'good',
  break: 'neutral',
  closed: 'neutral',
  halted: 'warning',
  limitUp: 'accent',
  limitDown: 'accent',
  noPrice: 'warning',
}

/** Whether orders are accepted, or why there is no price. */
export const StateLabel = ({ quote }: { readonly quote: Pick<Quote, 'state' | 'price' | 'atLimit'> }) => {
  const condition = conditionOf(quote)
  const { marketClosed, marketOpen, states } = useWords().markets
  // An order or a position beside it may be open or closed too.
  const label = condition === 'open' ? marketOpen : condition === 'closed' ? marketClosed : states[condition]
  return <Badge tone={TONE[condition]}>{label()}</Badge>
}
