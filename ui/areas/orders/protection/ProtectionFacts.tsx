import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Protection } from '../../../../domain/orders/protection.ts'
import type { ProtectionRecord } from '../../../../ports/Positions.protection.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { useWords } from '../../../i18n/words.ts'
import { Breakdown, type Fact, Figure } from '../../../kit/figures/Figures.tsx'
import { priceStep } from '../../markets/listing.ts'

interface Written {
  readonly currency: string
  readonly decimals: number
}

const priceFact = (
  label: string,
  n: Decimal | null | undefined,
  { currency, decimals }: Written,
): ReadonlyArray<Fact> =>
  n ? [{ label, value: <Figure>{`${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure> }] : []

/** The terms of a protection as facts; `stopNow` is where its stop stands, a trailing one too. */
export const termsFacts = (
  words: TranslationFunctions['protection'],
  { stopLimit, takeProfit, trail }: Protection,
  stopNow: Decimal | null | undefined,
  how: Written,
): ReadonlyArray<Fact> => [
  ...priceFact(words.stopNow(), stopNow, how),
  ...(trail?.unit === 'percent'
    ? [{ label: words.distance(), value: <Figure>{`${formatQuantity(trail.distance)}\u00a0%`}</Figure> }]
    : priceFact(words.distance(), trail?.distance, how)),
  ...priceFact(words.stopLimit(), stopLimit, how),
  ...priceFact(words.takeProfit(), takeProfit, how),
]

interface FactsProps extends Written {
  readonly protection: ProtectionRecord
}

/** A protection as facts, of a position or of the order that opens it. */
export const ProtectionFacts = ({ currency, decimals, protection }: FactsProps) => {
  const own = useWords().protection
  const { state, stopNow, terms, triggerPrice } = protection
  return (
    <Breakdown
      facts={[
        { label: own.status(), value: own.states[state]() },
        // What has ended is told by the story: its prices close nothing any more.
        ...(state === 'ended' ? [] : termsFacts(own, terms, stopNow ?? terms.stop, { currency, decimals })),
        ...priceFact(own.trigger(), triggerPrice, { currency, decimals }),
      ]}
    />
  )
}
