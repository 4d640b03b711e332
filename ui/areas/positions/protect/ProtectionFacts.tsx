import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { ProtectionRecord } from '../../../../ports/Positions.protection.ts'
import { useWords } from '../../../i18n/words.ts'
import { Breakdown, type Fact, Figure } from '../../../kit/figures/Figures.tsx'
import { priceStep } from '../../markets/listing.ts'

interface FactsProps {
  readonly protection: ProtectionRecord
  readonly currency: string
  readonly decimals: number
}

/** A protection as facts, of a position or of the order that opens it. */
export const ProtectionFacts = ({ currency, decimals, protection }: FactsProps) => {
  const own = useWords().protection
  const { stopNow, state, terms, triggerPrice } = protection
  const price = (n: Decimal) => <Figure>{`${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  const { stopLimit, takeProfit, trail } = terms
  const facts: ReadonlyArray<Fact> = [
    { label: own.status(), value: own.states[state]() },
    ...(stopNow ? [{ label: own.stopNow(), value: price(stopNow) }] : []),
    ...(trail
      ? [
          {
            label: own.distance(),
            value:
              trail.unit === 'percent' ? (
                <Figure>{`${formatQuantity(trail.distance)}\u00a0%`}</Figure>
              ) : (
                price(trail.distance)
              ),
          },
        ]
      : []),
    ...(stopLimit ? [{ label: own.stopLimit(), value: price(stopLimit) }] : []),
    ...(takeProfit ? [{ label: own.takeProfit(), value: price(takeProfit) }] : []),
    ...(triggerPrice ? [{ label: own.trigger(), value: price(triggerPrice) }] : []),
  ]
  return <Breakdown facts={facts} />
}
