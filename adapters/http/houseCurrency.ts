import { Schema } from 'effect'
import { CURRENCIES } from '../../domain/money/money.ts'

/** A currency exactly as the calls about money write it: in capitals, one that the product offers. */
export const HouseCurrency = Schema.Literals(CURRENCIES)
