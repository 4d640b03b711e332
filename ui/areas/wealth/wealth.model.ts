import { computed, signal } from '@preact/signals-react'
import { Cause, Effect } from 'effect'
import {
  type AccountCurrency,
  BALANCE_FIELD,
  DEFAULT_STOCK_TYPE,
  type KnownWealth,
  recordType,
  wealthOf,
} from '../../../domain/wealth/wealth.ts'
import type { CustomerAccount, CustomerProfile } from '../../../ports/Account.ts'
import type { Failure, SessionExpired } from '../../../ports/failure.ts'
import { AccountRecords } from '../../../ports/Wealth.ts'
import type { App } from '../../data/app/app.ts'
import { type Answer, makeSwitchQuery } from '../../data/query/switchQuery.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'

/** All data of one tab of the account centre. `expired` is set where the server answered that the session has ended. */
interface FetchedTab {
  readonly profile: CustomerProfile | null
  readonly figures: KnownWealth
  readonly expired: SessionExpired | null
}

/**
 * Requests the customer and every record list of one currency in parallel. A failed call leaves a gap and shows no
 * message: the account centre ignores failures. Source: RULES.md, failures.
 */
const fetchTab = (
  currency: AccountCurrency,
  profileOf: Effect.Effect<CustomerProfile, Failure, CustomerAccount>,
): Effect.Effect<FetchedTab, never, AccountRecords | CustomerAccount> =>
  Effect.gen(function* () {
    const records = yield* AccountRecords
    const type = recordType(currency)
    let expired: SessionExpired | null = null
    const orGap = <A, R = never>(call: Effect.Effect<A, Failure, R>): Effect.Effect<A | null, never, R> =>
      Effect.matchCause(call, {
        onFailure: (cause) => {
          const failure = Cause.findErrorOption(cause)
          if (failure._tag === 'Some' && failure.value._tag === 'SessionExpired') expired = failure.value
          // A defect of the app is reported to the console; the other figures are still right.
          if (failure._tag === 'None' && !Cause.hasInterruptsOnly(cause)) console.error(Cause.pretty(cause))
          return null
        },
        onSuccess: (answer): A | null => answer,
      })

    const { profile, ...lists } = yield* Effect.all(
      {
        profile: orGap(profileOf),
        newShares: orGap(records.newShares(type)),
        // Requested by the currency's own code. Source: RULES.md, account.
        withdrawals: orGap(records.withdrawals(currency)),
        products: orGap(records.products(type)),
        stockCredits: orGap(records.stockCredits(type)),
        holdings: orGap(records.holdings(type)),
        rebateCredits: orGap(records.rebates(type)),
        realised: orGap(records.realised(type)),
      },
      { concurrency: 'unbounded' },
    )
    const balance = profile ? (profile.balances[BALANCE_FIELD[currency]] ?? null) : undefined
    return { profile, figures: wealthOf(balance, lists), expired }
  })

/** The account centre's figures. One set of calls is in flight at a time: that of the chosen tab. */
export const makeWealthModel = (app: App) => {
  const customer = app.model(makeCustomerModel)
  const latest = makeSwitchQuery<FetchedTab>(app)
  const currency = signal<AccountCurrency>(DEFAULT_STOCK_TYPE)
  const computing = signal(false)
  // Figures are stored by currency, so that no tab can ever show those of another.
  const known = signal<ReadonlyMap<AccountCurrency, KnownWealth>>(new Map())
  const figures = computed(() => known.value.get(currency.value) ?? null)

  /** Whether a figure of the chosen tab is unknown after it was computed: the customer may ask again. */
  const hasGaps = computed(() => {
    const shown = figures.value
    return shown !== null && !computing.value && Object.values(shown).some((figure) => figure === null)
  })

  const begin = Effect.sync(() => (computing.value = true))

  /** The old figures stay visible until there is an answer to what `send` requests, which may be here from before the screen. */
  const computeBy = async (
    send: (tab: Effect.Effect<FetchedTab, never, AccountRecords | CustomerAccount>) => Promise<Answer<FetchedTab>>,
  ): Promise<void> => {
    const asked = currency.peek()
    const answer = await send(Effect.andThen(begin, fetchTab(asked, customer.ask)))
    // A later choice replaced this one, and ends the loading state.
    if (answer.is === 'dropped') return
    computing.value = false
    if (answer.is === 'failed') return
    const { profile, figures: found, expired } = answer.value
    if (profile) customer.profile.value = profile
    known.value = new Map(known.peek()).set(asked, found)
    if (expired) app.fail(expired)
  }

  /** Recomputes the figures of the chosen tab. */
  const compute = (): Promise<void> => computeBy(latest.ask)
  /** Starts to compute before the screen is rendered: its first computation is then this one. */
  const loadEarly = (): Promise<void> => computeBy(latest.askEarly)
  const open = (): Promise<void> => computeBy(latest.askFirst)

  const choose = (next: AccountCurrency): Promise<void> => {
    if (next === currency.peek()) return Promise.resolve()
    currency.value = next
    return compute()
  }

  /** The screen is unmounted: the computation stops. */
  const stop = (): void => {
    latest.drop()
    computing.value = false
  }

  return { currency, figures, hasGaps, computing, compute, loadEarly, open, choose, stop }
}
