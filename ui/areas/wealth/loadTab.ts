import { Cause, Effect } from 'effect'
import { type AccountCurrency, balanceField, recordType, withdrawalType } from '../../../domain/wealth/tabs.ts'
import { AccountRecords } from '../../../ports/Wealth.ts'
import type { CustomerAccount, CustomerProfile } from '../../../ports/CustomerAccount.ts'
import type { Failure, SessionExpired } from '../../../ports/failure.ts'
import type { FrozenParts } from '../../../domain/wealth/wealth.ts'
import { type Figures, figuresOf, partsOf } from './figures.ts'

/** Everything one tab of the account centre shows. `expired` is set where the server said that the session is over. */
export interface LoadedTab {
  readonly profile: CustomerProfile | null
  readonly figures: Figures
  readonly parts: FrozenParts | null
  readonly expired: SessionExpired | null
}

/**
 * Asks for the customer and every record list of one currency, all at once. A call that fails leaves a gap and says
 * nothing: the account centre ignores failures. Source: RULES.md, failures.
 */
export const loadTab = (
  currency: AccountCurrency,
  profileOf: Effect.Effect<CustomerProfile, Failure, CustomerAccount>,
): Effect.Effect<LoadedTab, never, AccountRecords | CustomerAccount> =>
  Effect.gen(function* () {
    const records = yield* AccountRecords
    const type = recordType(currency)
    let expired: SessionExpired | null = null
    const orGap = <A, R = never>(call: Effect.Effect<A, Failure, R>): Effect.Effect<A | null, never, R> =>
      Effect.matchCause(call, {
        onFailure: (cause) => {
          const failure = Cause.findErrorOption(cause)
          if (failure._tag === 'Some' && failure.value._tag === 'SessionExpired') expired = failure.value
          // A mistake of ours is for whoever has the console open; the other figures are still true.
          if (failure._tag === 'None' && !Cause.hasInterruptsOnly(cause)) console.error(Cause.pretty(cause))
          return null
        },
        onSuccess: (answer): A | null => answer,
      })

    const { profile, ...lists } = yield* Effect.all(
      {
        profile: orGap(profileOf),
        newShares: orGap(records.newShares(type)),
        withdrawals: orGap(records.withdrawals(withdrawalType(currency))),
        products: orGap(records.products(type)),
        stockCredits: orGap(records.stockCredits(type)),
        holdings: orGap(records.holdings(type)),
        rebateCredits: orGap(records.rebates(type)),
        realised: orGap(records.realised(type)),
      },
      { concurrency: 'unbounded' },
    )
    const balance = profile && { amount: profile.balances[balanceField(currency)] ?? null }
    const loaded = { ...lists, balance }
    return { profile, figures: figuresOf(loaded), parts: partsOf(loaded), expired }
  })
