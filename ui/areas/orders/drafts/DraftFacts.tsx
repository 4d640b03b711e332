import { subtract } from 'effect/BigDecimal'
import { useEffect } from 'react'
import { percentOf } from '../../../../domain/money/decimal.ts'
import { formatPrice } from '../../../../domain/money/format.ts'
import { draftEndsAt } from '../../../../domain/orders/drafts/orderDraft.ts'
import { useModel } from '../../../data/app/app.ts'
import { deviceTime } from '../../../data/clock/device.ts'
import { makeNowModel } from '../../../data/clock/now.model.ts'
import { relativeTime } from '../../../data/clock/relativeTime.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { actionName } from '../../markets/actionName.ts'
import { Change } from '../../../kit/figures/Change.tsx'
import { Breakdown, Figure } from '../../../kit/figures/Figures.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { useWatched } from '../../markets/useQuote.ts'
import type { KeptDraft } from './keptDrafts.ts'

/** "5 minutes ago", or the time itself before the clock was read. */
export const useAge = (at: number): string => {
  const { tag } = useValue(locale)
  const { keep, now: clock } = useModel(makeNowModel)
  const now = useValue(clock)
  useEffect(keep, [keep])
  return (now === null ? null : relativeTime(at, now, tag)) ?? deviceTime(at, tag)
}

/** Until when a draft is kept, as text. */
export const useEnd = (at: number): string => deviceTime(draftEndsAt(at), useValue(locale).tag)

/** What was typed, in one line: the direction, the type with its price, the quantity; as typed, also where it is no figure. */
export const DraftTerms = ({ draft }: { readonly draft: KeptDraft }) => {
  const words = useWords()
  const { markets } = words
  const { currency, entries, isDayTrade } = draft
  const { direction, leverage, price, quantity, type } = entries
  const typed = (text: string) => <Figure>{text.trim()}</Figure>
  return (
    <span>
      {actionName(words, { action: 'open', direction, leverage })}
      {' · '}
      {typed(quantity)}
      {' · '}
      {type === 'market' ? markets.orderTypes.market() : typed(`${price}\u00a0${currency}`)}
      {leverage > 1 && <span className="num">{` · ${leverage}×`}</span>}
      {isDayTrade && ` · ${markets.dayTrade.title()}`}
    </span>
  )
}

/** The price when the draft was typed, and now. */
export const DraftPrices = ({ draft }: { readonly draft: KeptDraft }) => {
  const words = useWords().drafts
  const { code, currency, decimals, price: then } = draft
  useWatched([code])
  const now = useValue(useModel(makeLiveQuotes).quoteOf(code))?.price ?? null
  const text = (n: typeof then) => <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  const moved = now && then && then.value !== 0n ? percentOf(subtract(now, then), then) : null
  return (
    <Breakdown
      facts={[
        { label: words.priceThen(), value: text(then) },
        {
          label: words.priceNow(),
          value: (
            <span className="inline-flex flex-wrap justify-end gap-x-2">
              {text(now)}
              {moved && <Change percent={moved} />}
            </span>
          ),
        },
      ]}
    />
  )
}
