import { formatPercent } from '../../../domain/money/format.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Change } from '../../kit/figures/Change.tsx'
import { Stats } from '../../kit/figures/Figures.tsx'
import { Term } from '../../app/terms/Term.tsx'

/**
 * A strategist's target return, beside it and as large the largest fall, then the actual return. Source: RULES.md, copy trading.
 */
export const Expected = ({ product }: { readonly product: FollowProduct }) => {
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
          term: <Term of="largestFall" />,
          value: <span className="num">{formatPercent(product.drawdown)}</span>,
        },
        { label: words.yearReturn(), value: <Change percent={product.yearReturn} /> },
      ]}
    />
  )
}
