import { isUntilTomorrow } from '../../../../domain/home/evening.ts'
import { type Instant, localDay } from '../../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Evening } from './evening.model.ts'

/** The names of a share. */
interface Named {
  readonly name: string
  readonly chineseName: string
}

/** Something that happens until the end of tomorrow. */
export type Due =
  | { readonly is: 'lottery' | 'settled' | 'lent'; readonly share: Named; readonly at: Instant }
  | { readonly is: 'ex-dividend'; readonly share: Named }
  | { readonly is: 'dividend'; readonly share: Named; readonly amount: Decimal; readonly currency: Currency }
  | { readonly is: 'loan'; readonly amount: Decimal; readonly currency: Currency; readonly at: Instant }

/** What is due until the end of tomorrow in the market's zone, from the customer's own records only. */
export const dueOf = ({ dividends, held, lent, loans, market, now, subscriptions }: Evening): ReadonlyArray<Due> => {
  const isSoon = (at: Instant) => isUntilTomorrow(at, now, market.zone)
  const tomorrow = localDay(market.zone, now) + 1
  return [
    ...subscriptions
      .filter(({ state, timetable }) => state === 'waiting' && isSoon(timetable.announcedAt))
      .map((one) => ({
        is: 'lottery' as const,
        share: { name: one.name, chineseName: one.chineseName ?? '' },
        at: one.timetable.announcedAt,
      })),
    ...held.flatMap((share) =>
      share.sellableFrom !== null && share.lockReason === 'sell-blocked-t1' && isSoon(share.sellableFrom)
        ? [{ is: 'settled' as const, share, at: share.sellableFrom }]
        : [],
    ),
    ...dividends
      .filter(({ exDay, state }) => state === 'announced' && exDay === tomorrow)
      .map((share) => ({ is: 'ex-dividend' as const, share })),
    ...dividends
      .filter(({ payDay, state }) => state !== 'paid' && payDay === tomorrow)
      .map((one) => ({ is: 'dividend' as const, share: one, amount: one.net, currency: one.currency })),
    ...loans
      .filter(({ dueAt, state }) => state === 'running' && isSoon(dueAt))
      .map(({ currency, dueAt, owed }) => ({ is: 'loan' as const, amount: owed, currency, at: dueAt })),
    ...lent
      .filter(({ endsAt, returnedAt }) => returnedAt === null && isSoon(endsAt))
      .map((share) => ({ is: 'lent' as const, share, at: share.endsAt })),
  ]
}
