import { formatPercent } from '../../../domain/money/format.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { Term } from '../../app/terms/Term.tsx'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { Stats } from '../../kit/figures/Figures.tsx'

/**
 * A strategist's target return, beside it and as large the largest fall, then the actual return. Source: RULES.md, copy trading.
 *
 * `explained` lets a tap on a term explain it: not in a row, which is one link.
 */
export const Expected = ({ product, explained }: { readonly product: FollowProduct; readonly explained?: boolean }) => {
  const words = useWords().copytrading
  return (
    <Stats
      facts={[
        {
          label: words.expected(),
          value: words.perYear({ percent: inText(formatPercent(product.expectedReturn)) }),
        },
        {
          label: words.drawdown(),
          ...(explained && { term: <Term of="largestFall" /> }),
          value: <span className="num">{formatPercent(product.drawdown)}</span>,
        },
        { label: words.yearReturn(), value: <Change percent={product.yearReturn} /> },
      ]}
    />
  )
}
