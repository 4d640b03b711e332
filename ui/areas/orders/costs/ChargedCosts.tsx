import { compare, type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { CostBar } from './CostBar.tsx'

export interface ChargedCostsProps {
  /** What was traded: price times quantity over the fills. */
  readonly amount: Decimal
  /** What was charged for it; the broker gives fees and taxes as one sum. */
  readonly fees: Decimal
  readonly currency: string
}

/** What an order or a position has cost so far, as the broker booked it. Needs the words `costBar`. */
export default function ChargedCosts({ amount, currency, fees }: ChargedCostsProps) {
  if (compare(fees, zero) <= 0) return null
  return <CostBar value={amount} costs={[{ kind: 'charges', amount: fees }]} currency={currency} from="charged" />
}
