import type { Protection } from '../../../../../domain/orders/protection.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Change } from '../../../../kit/figures/Change.tsx'
import { Breakdown } from '../../../../kit/figures/Figures.tsx'
import { termsFacts } from '../../protection/ProtectionFacts.tsx'
import type { Entry } from '../enter/entry.model.ts'
import { useProtected } from '../enter/useProtected.ts'

interface ReviewExtrasProps {
  readonly entry: Entry
  readonly detail: Detail
  readonly protection: Protection
}

/** What protects the position of a reviewed order, and what each side risks or locks in. Needs the words `protection`. */
export default function ReviewExtras({ detail, entry, protection }: ReviewExtrasProps) {
  const own = useWords().protection
  const { outcomeAt, stopOf } = useProtected(entry, detail)
  const { currency, decimals } = detail
  const stop = stopOf(protection)
  const [atStop, atProfit] = [outcomeAt(stop), outcomeAt(protection.takeProfit)]
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{own.stops()}</h3>
      <Breakdown
        facts={[
          ...termsFacts(own, protection, stop, { currency, decimals }),
          ...(atStop ? [{ label: own.atStop(), value: <Change amount={atStop} currency={currency} /> }] : []),
          ...(atProfit ? [{ label: own.atProfit(), value: <Change amount={atProfit} currency={currency} /> }] : []),
        ]}
      />
      <p className="text-small text-ink-2">{own.gap()}</p>
    </section>
  )
}
