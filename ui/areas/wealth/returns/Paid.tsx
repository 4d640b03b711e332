import { compare, type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { formatChange } from '../../../../domain/money/format.ts'
import { Money } from '../../../kit/figures/Money.tsx'

interface PaidProps {
  /** Positive for money in, negative for money out. */
  readonly amount: Decimal
  readonly currency: string
  readonly hidden?: boolean
}

/** Money in or out with its sign, but without the colours of profit and loss: it is neither. */
export const Paid = ({ amount, currency, hidden = false }: PaidProps) =>
  hidden || compare(amount, zero) === 0 ? (
    <Money amount={amount} currency={currency} hidden={hidden} />
  ) : (
    <span className="num whitespace-nowrap">{`${formatChange(amount)}\u00a0${currency}`}</span>
  )
