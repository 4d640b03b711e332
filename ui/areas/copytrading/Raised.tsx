import { progressOf } from '../../../domain/money/progress.ts'
import { formatAmount } from '../../../domain/money/format.ts'
import type { FollowProduct } from '../../../ports/Copytrading.ts'
import { inText } from '../../i18n/inText.ts'
import { useWords } from '../../i18n/words.ts'
import { Progress } from '../../kit/feedback/Progress.tsx'

/** How much of a product's volume has been subscribed. */
export const Raised = ({ product: { currency, raised, scale } }: { readonly product: FollowProduct }) => {
  const words = useWords().copytrading
  return (
    <div className="grid gap-1">
      <Progress percent={progressOf(raised, scale)} label={words.scale()} showPercent />
      <p className="text-micro text-ink-3">
        {words.raised({
          raised: inText(formatAmount(raised)),
          scale: inText(`${formatAmount(scale)}\u00a0${currency}`),
        })}
      </p>
    </div>
  )
}
