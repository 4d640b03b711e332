import { quoteOf } from '../../../domain/exchange/exchange.ts'
import { decimal, type Decimal } from '../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts'
import { worthIn } from '../../../domain/wealth/worth.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { type ReadWealth, readWealth } from './readWealth.ts'
import { walletsOf } from './walletFunds.ts'

/** A customer at an instant. */
export type Moment = Pick<SignedInCall, 'broker' | 'customer' | 'now'>

/** The currency of the one total: the default type. */
export const WORTH_CURRENCY = 'EUR' satisfies Currency

/** The totals that `/trade/funds` answers, as one amount in EUR, so that no screen can show another sum. */
export const worthOf = (wealth: ReadWealth, at: Date): Decimal => {
  const rates = ratesAt(at)
  const wallets = walletsOf(wealth)
  return worthIn(
    CURRENCIES.flatMap((currency) =>
      wallets.flatMap((wallet) =>
        wallet.currency === currency ? [{ currency, total: decimal(String(wallet.totalassets)) }] : [],
      ),
    ),
    WORTH_CURRENCY,
    (currency) => quoteOf(rates, currency, WORTH_CURRENCY, at.getTime()).rate,
  )
}

/** What everything that a customer has is worth now, in EUR. Source: RULES.md, wealth. */
export const readWorth = async ({ broker, customer, now }: Moment): Promise<Decimal> =>
  worthOf(await readWealth(broker, customer.id, now), now)
