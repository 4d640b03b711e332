import { type Decimal, parseDecimal } from '../../../domain/money/decimal.ts'
import { type Currency, fitsMinor, type Money, money } from '../../../domain/money/money.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'

/** An amount from a form. One that its currency cannot hold is `invalid-parameters`; zero is not refused here. */
export const moneyOf = (text: string, currency: Currency): Money | Rejection<'invalid-parameters'> => {
  const amount: Decimal | undefined = parseDecimal(text)
  return amount !== undefined && fitsMinor(amount, currency)
    ? money(amount, currency)
    : reject('invalid-parameters', '/money')
}
